import type { Reason } from '@vigia/domain/today';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { TODAY as DAY } from '../../../testing/sample-farm.ts';
import { FIELDS_TODAY, TODAY_ROWS } from '../../../testing/sample-today.ts';
import { keepRound, keptRound } from './kept-round.ts';
import { AS_PROPOSED, type RoundChoice, roundPlan } from './round-plan.ts';
import { roundText, whatsAppHref } from './round-text.ts';
import { ROUND } from './words.ts';

const planOf = (
  choice: Partial<RoundChoice> = {},
  from: Parameters<typeof roundPlan>[3] = null,
  rows = TODAY_ROWS,
) => roundPlan(rows, FIELDS_TODAY, { ...AS_PROPOSED, ...choice }, from);
const idsOf = (plan: ReturnType<typeof planOf>) => plan.stops.map(({ station }) => station.id);

describe('the round', () => {
  it('visits the stations with something to do, from the most urgent one', () => {
    const plan = planOf();
    expect(idsOf(plan)).toEqual([32, 31, 42, 41]);
    expect(plan.stops[0]).toMatchObject({ field: 'Apalta', metres: null, isDone: false });
    expect(plan.stops[0]!.reasons.map(({ kind }) => kind)).toEqual(['device']);
    expect(plan.metres).toBeCloseTo(
      plan.stops.reduce((sum, { metres }) => sum + (metres ?? 0), 0),
      6,
    );
    expect(plan.walk).toHaveLength(4);
  });

  it('begins with what is nearest to the person', () => {
    const { position } = TODAY_ROWS[1]!.stations.find(({ id }) => id === 41)!;
    const plan = planOf({}, position);
    expect(idsOf(plan)[0]).toBe(41);
    expect(plan.stops[0]!.metres).toBe(0);
    expect(plan.walk).toHaveLength(5);
  });

  it('is changed by the person: stations come in, go out, and stay once they are visited', () => {
    expect(idsOf(planOf({ added: [43], removed: [32] })).sort()).toEqual([31, 41, 42, 43]);
    expect(planOf({ added: [43] }).stops.find(({ station }) => station.id === 43)!.reasons).toEqual([]);
    const [visited] = planOf({ done: [33] }).stops.filter(({ isDone }) => isDone);
    expect(visited!.station.id).toBe(33);
    expect(idsOf(planOf({ added: [999] }))).toHaveLength(4);
  });

  it('has stations without a position last, outside of the walk', () => {
    const rows = TODAY_ROWS.map((row) => ({
      ...row,
      stations: row.stations.map((station) => (station.id === 32 ? { ...station, position: null } : station)),
    }));
    const plan = planOf({}, null, rows);
    expect(idsOf(plan).at(-1)).toBe(32);
    expect(plan.walk).toHaveLength(3);
  });
});

describe('a kept round', () => {
  const owner = { userId: 3, clientId: 1 };
  it('is that of the day, the person and the client', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    const choice = { added: [43], removed: [32], done: [31] };
    expect(keptRound(owner, DAY)).toEqual(AS_PROPOSED);
    keepRound(owner, DAY, choice);
    expect(keptRound(owner, DAY)).toEqual(choice);
    expect(keptRound({ ...owner, userId: 4 }, DAY)).toEqual(AS_PROPOSED);
    expect(keptRound({ ...owner, clientId: 2 }, DAY)).toEqual(AS_PROPOSED);
    expect(keptRound(owner, '2026-11-22' as typeof DAY)).toEqual(AS_PROPOSED);
    localStorage.setItem('vigia:round:3:1', JSON.stringify({ day: DAY, added: 'x', done: [1, 'y', null] }));
    expect(keptRound(owner, DAY)).toEqual({ added: [], removed: [], done: [1] });
    localStorage.setItem('vigia:round:3:1', '{');
    expect(keptRound(owner, DAY)).toEqual(AS_PROPOSED);
  });
});

describe('the round as a text', () => {
  const textOf = ({ kind }: Reason) => kind;
  const text = roundText(ROUND.spanish, {
    plan: planOf({ done: [31] }),
    client: 'Los Aromos',
    day: '21 nov 2026',
    textOf,
  });

  it('says each stop with what is to be done and where it is', () => {
    const parts = text.split('\n\n');
    expect(parts).toHaveLength(5);
    expect(parts[0]).toMatch(/^Ronda de Los Aromos, 21 nov 2026\n4 paradas, [\d,]+ km en línea recta$/);
    expect(parts[1]).toBe(
      '1. Apalta 02 (Apalta)\n   - device\n   https://maps.google.com/?q=-34.536000,-71.283333',
    );
    expect(parts[2]).toMatch(/^2\. Apalta 01 \(Apalta\) ✓/);
  });

  it('goes to WhatsApp whole, and a long one without its last stops', () => {
    const shared = (href: string) => new URL(href).searchParams.get('text');
    expect(shared(whatsAppHref(text))).toBe(text);
    const long = Array.from({ length: 80 }, (_, i) => `${i}. Parada\n   - Feromona`).join('\n\n');
    const cut = shared(whatsAppHref(long))!;
    expect(whatsAppHref(long).length).toBeLessThanOrEqual(1_800);
    expect(long.startsWith(cut.replace(/\n\n…$/, ''))).toBe(true);
    expect(cut.endsWith('Feromona\n\n…')).toBe(true);
  });
});
