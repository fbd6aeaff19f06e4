import { addDays, type DayRange, type IsoDate } from '@vigia/domain';
import { RISK_DAYS } from '@vigia/domain/published';

/** The days whose captures give a level: seven, today the last of them. */
export const weekBefore = (today: IsoDate): DayRange => ({
  start: addDays(today, 1 - RISK_DAYS),
  end: today,
});
