import { type DraftFields, type EventDraft, newDraft } from '@vigia/domain/events';
import type { EventType } from '@vigia/domain/farm';
import { expect, it } from 'vitest';
import { CHOICE_SOURCE, TODAY } from '../../testing/sample-farm.ts';
import { settledDraft } from './settle.ts';

const settle = (kind: EventType, fields: Partial<DraftFields>) => {
  const draft = newDraft(kind, { clientId: 1, date: TODAY, userEmail: '', ...fields });
  return settledDraft(kind, draft as EventDraft, CHOICE_SOURCE);
};

it('removes only the choices that an earlier one excludes', () => {
  const moved = { sectorId: 4, stationId: 31, cropId: 10, pestId: 1 };
  expect(settle('first_capture', moved)).toMatchObject({
    sectorId: 4,
    stationId: null,
    cropId: 10,
    pestId: 12,
  });
  expect(settle('device_swap', { stationId: 31, nodeSerial: '1C010331' })).toMatchObject({
    stationId: 31,
    nodeSerial: null,
  });
  expect(settle('device_install', { seasonId: 8 })).toMatchObject({ seasonId: null });
});

it('fills in required choices with a single option', () => {
  expect(settle('biofix_set', {})).toMatchObject({ seasonId: 9, sectorId: null, pestId: null });
  expect(settle('crop_phenology_changed', { sectorId: 3 })).toMatchObject({ cropId: 1, seasonId: 9 });
  expect(settle('station_maintenance', { stationId: 42 })).toMatchObject({ nodeSerial: '1C010342' });
});

it('never chooses the device to install', () => {
  const { tree } = CHOICE_SOURCE;
  const one = { ...CHOICE_SOURCE, tree: { ...tree, nodes: tree.nodes.slice(0, -1) } };
  const draft = newDraft('device_swap', { clientId: 1, date: TODAY, userEmail: '', stationId: 31 });
  expect(settledDraft('device_swap', draft, one)).toMatchObject({ nodeSerial: null });
});

it('returns the same draft if nothing changes', () => {
  const draft = newDraft('biofix_set', { clientId: 1, date: TODAY, userEmail: '', seasonId: 9, sectorId: 3 });
  expect(settledDraft('biofix_set', draft, CHOICE_SOURCE)).toBe(draft);
});
