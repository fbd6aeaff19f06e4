import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { CROPS } from '../catalogue/crops.ts';
import { CROP_EVENTS, CROP_LOG_FIELDS, type CropLog, cropEventOf, eventsOfLog } from './crop-events.ts';
import {
  cropStages,
  currentCropStage,
  degreeHourAnchor,
  isPreliminaryCrop,
  nextCropStage,
} from './crop-stages.ts';

const START = isoDate('2026-09-25');

describe('events of a crop', () => {
  it('are the seven of the specification', () => {
    expect(CROP_EVENTS.map(({ id, name, stage }) => `${id} ${name} ${stage}`)).toEqual([
      '1 Inicio de Floración flowering_start_date',
      '2 Floración Plena flowering_full_date',
      '3 Primera caída de pétalos first_petal_fall_date',
      '4 Última caída de pétalos last_petal_fall_date',
      '5 Cuajado fruit_set_date',
      '6 Engrosamiento 8mm fruit_thickening_8mm_date',
      '7 Engrosamiento 20mm fruit_thickening_20mm_date',
    ]);
    for (const { stage, logField } of CROP_EVENTS) expect(stage).toBe(`${logField}_date`);
    expect(CROP_EVENTS.map(({ id }) => cropEventOf(id))).toEqual(CROP_EVENTS);
    expect([0, 8, 1.5, Number.NaN].map(cropEventOf)).toEqual([null, null, null, null]);
  });

  it('come out of a log in their order, without those that were not seen', () => {
    const log: CropLog = { fruit_set: addDays(START, 20), flowering_start: START, flowering_full: null };
    expect(eventsOfLog(log).map(({ id, date }) => [id, date])).toEqual([
      [1, START],
      [5, addDays(START, 20)],
    ]);
    expect(eventsOfLog({})).toEqual([]);
  });
});

describe('stages of a crop', () => {
  it('are those of the apples alone, ascending, and preliminary', () => {
    for (const id of CROPS.keys()) {
      const isApple = [22, 23, 24].includes(id);
      expect(cropStages(id)).toHaveLength(isApple ? 7 : 0);
      expect(isPreliminaryCrop(id)).toBe(isApple);
    }
    const stages = cropStages(22);
    expect(stages.map(({ stage }) => stage)).toEqual(CROP_EVENTS.map(({ stage }) => stage));
    for (const [i, { value, confidence, origin, sourceEs }] of stages.entries()) {
      if (i === 0) continue;
      expect(value).toBeGreaterThan(stages[i - 1]!.value);
      expect([confidence, origin, sourceEs.startsWith('criterio propio')]).toEqual(['C', 'ours', true]);
    }
  });

  it('say how they were chosen', () => {
    const [start, full, ...later] = cropStages(22);
    expect(start).toMatchObject({ confidence: 'A', origin: 'definition' });
    expect(start!.source).toMatch(/^definition: .*start of flowering$/);
    expect(start!.sourceEs).toMatch(/^por definición: .*inicio de floración$/);
    expect(full!.source).toBe(
      'our choice: about 4 days from the start of flowering at 228 GDH a day; no published table in GDH 4.5–25 was found',
    );
    expect(full!.sourceEs).toBe(
      'criterio propio: unos 4 días desde el inicio de floración a 228 °C·h por día; no se halló una tabla publicada en GDH 4,5–25',
    );
    expect(later.at(-1)!.source).toContain('Nova Scotia 2023');
    expect(later.at(-1)!.sourceEs).toContain('Nueva Escocia 2023');
  });

  it('begin exactly at their threshold', () => {
    expect(currentCropStage(22, 899.9)?.stage).toBe('flowering_start_date');
    expect(currentCropStage(22, 900)?.stage).toBe('flowering_full_date');
    expect(nextCropStage(22, 900)?.stage).toBe('first_petal_fall_date');
    expect(nextCropStage(22, 99_999)).toBeNull();
    expect([currentCropStage(1, 900), nextCropStage(1, 900), currentCropStage(22, -1)]).toEqual([
      null,
      null,
      null,
    ]);
    expect([currentCropStage(22, Number.NaN), nextCropStage(22, Number.NaN)]).toEqual([null, null]);
  });

  it('are counted from the latest one that was seen', () => {
    expect(degreeHourAnchor(22, { flowering_start: START, flowering_full: addDays(START, 5) })).toEqual({
      date: addDays(START, 5),
      stage: 'flowering_full_date',
      degreeHours: 900,
    });
    expect(degreeHourAnchor(22, { flowering_full: null })).toBeNull();
    expect(degreeHourAnchor(1, { flowering_start: START })).toBeNull();
  });

  it('start from the stage they are counted from, whichever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CROP_LOG_FIELDS), (field) => {
        const anchor = degreeHourAnchor(23, { [field]: START })!;
        expect(currentCropStage(23, anchor.degreeHours)!.stage).toBe(anchor.stage);
      }),
    );
  });
});
