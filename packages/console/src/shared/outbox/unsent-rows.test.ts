import { isoDate } from '@vigia/domain';
import { noonOf } from '@vigia/domain/events';
import { describe, expect, it } from 'vitest';
import type { KeptEvent } from './kept-events.ts';
import type { Round } from './kept-round.ts';
import { act, marks } from './outbox-acts.fixture.ts';
import type { OutboxItem } from './outbox-item.ts';
import { countRows, eventRows } from './unsent-rows.ts';
import { waitingEvents } from './waiting-events.ts';
import { UNSENT } from './words.ts';

const base = act('a', marks([1], true));
const report = (day: string, more: Partial<OutboxItem> = {}): OutboxItem => ({
  ...base,
  content: {
    kind: 'report',
    report: {
      tried: {
        ...{ type: 'station_maintenance', clientId: 1, stationId: 31, comments: 'papel' },
        at: noonOf(isoDate(day)),
      },
    } as KeptEvent,
  },
  ...more,
});
const tree = {
  client: { id: 1 },
  stations: [{ id: 31, name: 'Apalta 01', sectorId: 3 }],
  sectors: [{ id: 3, name: 'Apalta' }],
} as unknown as Parameters<typeof waitingEvents>[1] & Parameters<typeof eventRows>[1];

describe('reports that wait', () => {
  it('stand on their day, in the sector of their station, the newest first', () => {
    const waiting = waitingEvents([report('2026-11-18'), report('2026-11-20')], tree, 'ana@aromos.cl');
    expect(waiting.map(({ event }) => [event.id, event.date, event.sectorId])).toEqual([
      [-1, '2026-11-18', 3],
      [-2, '2026-11-20', 3],
    ]);
    expect(eventRows(waiting, tree).map(({ title, detail }) => [title, detail])).toEqual([
      ['Mantención de dispositivo', 'Apalta 01 · Apalta · 20 nov 2026 · papel'],
      ['Mantención de dispositivo', 'Apalta 01 · Apalta · 18 nov 2026 · papel'],
    ]);
  });

  it('leave out those of another client, and what the service has', () => {
    const items = [
      report('2026-11-18', { clientId: 2 }),
      report('2026-11-18', { taken: { eventId: 9 } }),
      base,
    ];
    expect(waitingEvents(items, tree, 'ana@aromos.cl')).toEqual([]);
  });
});

describe('hand counts that wait', () => {
  it('are those of the station, with their pest and day', () => {
    const counts = [
      { stationId: 31, pestId: 1, date: isoDate('2026-11-20'), found: 5, note: 'viento' },
      { stationId: 31, pestId: 2, date: isoDate('2026-11-19'), found: null },
      { stationId: 32, pestId: 1, date: isoDate('2026-11-20'), found: 9 },
    ];
    const item: OutboxItem = { ...base, content: { kind: 'counts', counts, round: {} as Round } };
    const pests = [{ id: 1, name: 'Polilla del racimo' }] as Parameters<typeof countRows>[3];
    expect(countRows(UNSENT.spanish, [item], 31, pests).map(({ title, detail }) => [title, detail])).toEqual([
      ['5 insectos', 'Polilla del racimo · 20 nov 2026 · viento'],
      ['Quitar el conteo', '19 nov 2026'],
    ]);
  });

  it('tell their photos, which stand alone once the service has the count', () => {
    const key = { stationId: 31, pestId: 1, date: isoDate('2026-11-20') };
    const photo = (count: typeof key, problem: string | null = null) => ({
      ...{ file: new File(['x'], 'a.jpg'), key: 'k', count, problem },
    });
    const item: OutboxItem = {
      ...base,
      content: { kind: 'counts', counts: [{ ...key, found: 5, note: 'viento' }], round: {} as Round },
      photos: [photo(key), photo({ ...key, stationId: 32 }), photo({ ...key, pestId: 2 })],
    };
    const rows = (more: Partial<OutboxItem>) =>
      countRows(UNSENT.spanish, [{ ...item, ...more }], 31, []).map(({ title, detail, unsent }) => [
        ...[title, detail, unsent],
      ]);
    expect(rows({})).toEqual([['5 insectos', '20 nov 2026 · 1 foto · viento', 'waiting']]);
    const taken = { eventId: null };
    const left = ['1 foto', '20 nov 2026 · El conteo ya está en el servidor'];
    expect(rows({ taken })).toEqual([[...left, 'waiting']]);
    expect(rows({ taken, photos: [photo(key, 'no es una foto')] })).toEqual([[...left, 'attention']]);
    expect(rows({ taken, photos: [] })).toEqual([]);
  });
});
