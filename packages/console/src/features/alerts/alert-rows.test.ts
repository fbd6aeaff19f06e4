import { isoDate } from '@vigia/domain';
import { type AlertRule, alertRuleOf, EMPTY_ALERT_RULE } from '@vigia/domain/events';
import { describe, expect, it } from 'vitest';
import { pestsOfKind } from '../../shared/rule-test/pests-of-kind.ts';
import { PESTS, SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { alertRows, previewLine } from './alert-rows.ts';
import { ALERTS } from './words.ts';

const words = ALERTS.spanish;
const farm = { tree: { sectors: SECTORS, stations: STATIONS }, pests: PESTS };
const rule = (id: number, more: Partial<AlertRule>): AlertRule => ({
  ...alertRuleOf({ ...EMPTY_ALERT_RULE, pestId: 2 }),
  ...{ id, archived: false, changedAt: 0, ...more },
});

describe('rules in the table', () => {
  it('are sentences with the names of the farm; those in use come first', () => {
    const [sector] = SECTORS;
    const rows = alertRows(
      words,
      [rule(1, { archived: true }), rule(2, { sectorIds: [sector!.id, 99] })],
      farm,
    );
    expect(rows.map(({ rule: { id }, sentence }) => [id, sentence])).toEqual([
      [2, `Carpocapsa, ${sector!.name} y Campo 99 (ya no existe): 5 o más capturas en 7 días, todo el año`],
      [1, 'Carpocapsa, todos los campos: 5 o más capturas en 7 días, todo el año'],
    ]);
  });
});

describe('lines of a preview', () => {
  const [station] = STATIONS;
  const sector = SECTORS.find(({ id }) => id === station!.sectorId)!;
  const alert = {
    ...{ date: isoDate('2025-11-12'), sectorId: sector.id, stationId: null, on: isoDate('2025-11-11') },
    ...{ index: null, found: null },
  };
  it.each([
    [
      'captures',
      { stationId: station!.id, found: 8 },
      `12 nov 2025 · ${station!.name}, ${sector.name} · 8 capturas`,
    ],
    ['stage', { found: 2 }, `12 nov 2025 · ${sector.name} · generación 2, esperada el 11 nov 2025`],
    ['mildew', { index: 60 }, `12 nov 2025 · ${sector.name} · índice 60`],
    ['silence', { stationId: 99_999 }, `12 nov 2025 · ${sector.name} · sin datos desde el 11 nov 2025`],
  ] as const)('%s', (kind, more, line) => {
    expect(previewLine(words.preview, kind, { ...alert, ...more }, farm)).toBe(line);
  });
});

it('pests are those that traps catch, or that a model follows', () => {
  const ids = (kind: 'captures' | 'stage') => pestsOfKind(kind, PESTS, null).map(({ id }) => id);
  expect(ids('captures')).toEqual([1, 2, 12]);
  expect(ids('stage')).not.toContain(20);
});
