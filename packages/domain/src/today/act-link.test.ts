import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aStation } from '../../fixtures/builders/station.ts';
import { EVENT_TYPES } from '../entities/event.ts';
import { actLink, countOfHash, reportOfHash } from './act-link.ts';

const tree = { seasons: [], stations: [aStation({ id: 7, sectorId: 3, seasonId: 9, pestId: 1 })] };
const place = { sectorId: 3, seasonId: 9 };

it('a report opens as it was linked', () => {
  const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }));
  fc.assert(
    fc.property(fc.constantFrom(...EVENT_TYPES), id, id, (event, stationId, pestId) => {
      const act = { kind: 'report', event, stationId, pestId, nodeSerial: null } as const;
      const { path, hash } = actLink(act, tree, place, false);
      expect(path).toBe('/today');
      expect(reportOfHash(hash)).toEqual({ event, sectorId: 3, stationId, pestId });
    }),
  );
});

it('counts open at their trap', () => {
  const { path, hash } = actLink({ kind: 'count', stationId: 7, pestId: 1 }, tree, place, true);
  expect([path, countOfHash(hash)]).toEqual(['/today', { sectorId: 3, stationId: 7 }]);
  for (const other of ['', 'contar-', 'contar-0-7', 'registrar-first_capture-3-7-1'])
    expect(countOfHash(other)).toBeNull();
});

it('any other hash opens nothing', () => {
  for (const hash of ['', 'plagas', 'registrar', 'registrar-x-1-2-3', 'registrar-first_capture-0-1-1'])
    expect(reportOfHash(hash)).toBeNull();
});

it('a look leads to its chart, at the tab, or to its station', () => {
  expect(actLink({ kind: 'pest-chart', pestId: 1 }, tree, place, true)).toMatchObject({
    ...{ path: '/sector/3', hash: 'plagas' },
    filters: { season: 9, pest: 1 },
  });
  expect(actLink({ kind: 'mildew-chart' }, tree, place, true)).toMatchObject({ hash: 'hongos' });
  expect(actLink({ kind: 'mildew-chart' }, tree, place, false)).toMatchObject({ path: '/oidio-explorer' });
  expect(actLink({ kind: 'photos', stationId: 7 }, tree, place, true).path).toBe('/station/7');
});
