import { type DayRange, RECENT_DAYS, recentDifference, SAME_DAYS, wholeCourse } from '@vigia/domain';
import type { AheadInput } from './ahead.ts';
import { type CoursesInput, combinedCourses, pastCourses } from './courses.ts';
import type { ForecastReader } from './forecast-input.ts';

/** The same days of a past year, and the last ones before them. */
export interface PastYear {
  /** May have holes. */
  readonly before: Float64Array;
  readonly course: Float64Array;
}

const wholeAfterLead = (values: Float64Array): Float64Array | null => {
  const course = wholeCourse(values.subarray(RECENT_DAYS));
  return course && Float64Array.of(...values.subarray(0, RECENT_DAYS), ...course);
};
const WHOLE_YEARS = { shifts: SAME_DAYS, whole: wholeAfterLead, lead: RECENT_DAYS };

/** The stations' past years on the days to come. */
export async function pastYears(
  { scope, read }: ForecastReader,
  { metric, today, stations }: AheadInput,
  range: DayRange,
): Promise<PastYear[]> {
  const courseInput: CoursesInput = { metric, range, today, aggregation: 'avg' };
  const own = await read((tx) => pastCourses(tx, scope, stations, courseInput, WHOLE_YEARS));
  return combinedCourses(own, courseInput)
    .flat()
    .map((values) => ({ before: values.subarray(0, RECENT_DAYS), course: values.subarray(RECENT_DAYS) }));
}

/** How much more the last measured days brought than the same days of past years, a day. */
export const differenceOf = (recent: Float64Array, past: readonly PastYear[]): number =>
  recentDifference(
    recent,
    past.map(({ before }) => before.subarray(RECENT_DAYS - recent.length)),
  );
