import { describe, expect, it, test } from 'vitest';
import { anEvent } from '../../fixtures/builders/events.ts';
import { aStation } from '../../fixtures/builders/station.ts';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { PESTS } from '../catalogue/pests.ts';
import { plateFigure } from '../catalogue/plate-figure.ts';
import type { TrapVisit } from '../notifications/expiry.ts';
import type { ColumnarSeries } from '../series/daily.ts';
import { knownPlate, plateDays, plateLoad, plateStart } from './plate-load.ts';

const today = isoDate('2026-11-21');
const [LOBESIA, CODLING, CAROB_MOTH] = [1, 2, 10];
const changed = isoDate('2026-11-02');
const visit = (date = changed, type: TrapVisit['type'] = 'station_maintenance') =>
  anEvent({ stationId: 1, type, date });
const trap = (parts: Parameters<typeof aStation>[0] = {}) => aStation({ pestId: CODLING, ...parts });

describe('figures', () => {
  it('are those of the sources', () => {
    expect(plateFigure(CODLING)).toMatchObject({ moths: 30, origin: 'published', confidence: 'A' });
    expect(plateFigure(CAROB_MOTH)).toMatchObject({ moths: 50, origin: 'derived' });
    expect(plateFigure(LOBESIA)).toMatchObject({ moths: 30, origin: 'ours' });
  });

  it('are there for moths on sticky plates alone', () => {
    const known = [...PESTS.values()].filter(({ id }) => plateFigure(id) !== null);
    expect(known.map(({ species }) => species).sort()).toEqual([
      'Cydia pomonella',
      'Ectomyelois ceratoniae',
      'Grapholita molesta',
      'Lobesia botrana',
      'Proeulia auraria',
    ]);
    for (const pestId of [null, 999]) expect(plateFigure(pestId)).toBeNull();
  });

  it('that are ours say so, in both languages', () => {
    for (const { id } of PESTS.values()) {
      const figure = plateFigure(id);
      if (figure === null) continue;
      const isOurs = figure.origin !== 'published';
      expect([/^our choice/.test(figure.source), /^criterio propio/.test(figure.sourceEs)]).toEqual([
        isOurs,
        isOurs,
      ]);
    }
  });
});

describe('the plate of a trap', () => {
  it('is that of the last visit up to today', () => {
    const events = [visit(addDays(today, -40)), visit(), visit(addDays(today, 1))];
    expect(knownPlate(trap(), events, today)).toMatchObject({
      stationId: 1,
      pestId: CODLING,
      changedOn: changed,
    });
    expect(knownPlate(trap(), events, addDays(changed, -1))?.changedOn).toBe(addDays(today, -40));
  });

  test.each(['device_install', 'device_swap', 'station_maintenance'] as const)('comes with a %s', (type) => {
    expect(knownPlate(trap(), [visit(changed, type)], today)?.changedOn).toBe(changed);
  });

  it('is that of a trap without a device, too, which people count', () => {
    const byHand = { nodeSerial: null, isCountedInField: true };
    expect(knownPlate(trap(byHand), [visit()], today)?.changedOn).toBe(changed);
    expect(knownPlate(trap({ ...byHand, archived: true }), [visit()], today)).toBeNull();
  });

  it('is not known without such a visit, a device or counts, a figure of the pest, and at a retired station', () => {
    const other = [visit(changed, 'agrochemical_application'), { ...visit(), stationId: 2 }];
    expect(knownPlate(trap(), other, today)).toBeNull();
    for (const parts of [{ nodeSerial: null }, { pestId: null }, { pestId: 12 }, { archived: true }])
      expect(knownPlate(trap(parts), [visit()], today)).toBeNull();
  });
});

describe('what was caught on a plate', () => {
  const plate = knownPlate(trap(), [visit()], today)!;
  const series = (start: string, values: ColumnarSeries['values']): ColumnarSeries => ({
    start: isoDate(start),
    step: 'day',
    values,
  });

  it('begins on the day after the change', () => {
    expect([plateStart(plate), plateDays(plate, today), plateDays(plate, changed)]).toEqual([
      '2026-11-03',
      19,
      0,
    ]);
    expect(plateLoad(plate, series('2026-11-01', [90, 60, 4, null, 2]))).toMatchObject({
      caught: 6,
      fullOn: null,
    });
  });

  it('is full on the day that brings the thirtieth moth', () => {
    // 3 Nov: 12, 4 Nov: none counted, 5 Nov: 29 in all, 6 Nov: 30, 7 Nov: 34.
    expect(plateLoad(plate, series('2026-11-03', [12, null, 17, 1, 4]))).toMatchObject({
      caught: 34,
      fullOn: '2026-11-06',
    });
    expect(plateLoad(plate, series('2026-11-03', [12, null, 17]))).toMatchObject({
      caught: 29,
      fullOn: null,
    });
  });

  it('is not known where nothing was counted since, and 0 where a count found nothing', () => {
    expect(plateLoad(plate, series('2026-11-03', [null, null])).caught).toBeNull();
    expect(plateLoad(plate, series('2026-11-02', [8])).caught).toBeNull();
    expect(plateLoad(plate, series('2026-11-03', [null, 0])).caught).toBe(0);
  });
});
