import { addDays, eachDay, isoDate } from '@vigia/domain';
import type { CropData } from '../crop/crop-data.ts';
import { LAST, SEASON } from './demo-season.ts';

/** An apple orchard for stories: flowering in the middle of October, fruit set observed on 6 November. */
const FLOWERING = isoDate('2026-10-16');

/** Degree-hours added up from a day, °C·h: a warming spring. */
function gatheredFrom(start: CropData['start']['date']) {
  let sum = 0;
  const values = eachDay(start, LAST).map((_, i) => {
    sum += 150 + 1.6 * i + 55 * Math.sin(i * 0.7);
    return Math.round(sum);
  });
  return { start, step: 'day', values } as const;
}

export const CROP: CropData = {
  cropId: 22,
  cropName: 'Manzano (Fuji)',
  log: {
    flowering_start: FLOWERING,
    flowering_full: addDays(FLOWERING, 6),
    last_petal_fall: addDays(FLOWERING, 15),
    fruit_set: addDays(FLOWERING, 21),
  },
  gathered: gatheredFrom(addDays(FLOWERING, 1)),
  start: { date: FLOWERING, reason: 'stage' },
  missingDays: 0,
  stations: 2,
};

/** No stage has been reported yet. */
export const CROP_WITHOUT_STAGES: CropData = {
  ...CROP,
  log: {},
  gathered: gatheredFrom(SEASON.start),
  start: { date: SEASON.start, reason: 'season' },
  missingDays: 4,
};
