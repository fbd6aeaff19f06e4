import {
  type DayRange,
  LEAST_YEARS_AHEAD,
  type NeighbourCorrection,
  RECENT_DAYS,
  recentDifference,
  SAME_DAYS,
  wholeCourse,
} from '@vigia/domain';
import type { Neighbour } from '../stores/farm/neighbours.ts';
import type { AheadInput } from './ahead-input.ts';
import { correctedClimate, correctionTo } from './ahead-neighbour.ts';
import {
  type CoursesInput,
  combinedCourses,
  type PastDays,
  pastCourses,
  type StationCourse,
} from './courses.ts';
import type { ForecastReader } from './forecast-input.ts';

/** The same days of a past year, and the last ones before them. */
interface PastYear {
  /** May have holes. */
  readonly before: Float64Array;
  readonly course: Float64Array;
}

/** A neighbour whose past years stand in for those that the stations lack. */
export interface StandIn {
  readonly neighbour: Neighbour;
  readonly correction: NeighbourCorrection;
  /** Past years that are the neighbour's. */
  readonly years: number;
}

export interface PastYears {
  readonly years: readonly PastYear[];
  readonly standIn: StandIn | null;
}

const wholeAfterLead = (values: Float64Array): Float64Array | null => {
  const course = wholeCourse(values.subarray(RECENT_DAYS));
  return course && Float64Array.of(...values.subarray(0, RECENT_DAYS), ...course);
};
const WHOLE_YEARS: PastDays = { shifts: SAME_DAYS, whole: wholeAfterLead, lead: RECENT_DAYS };

/** The stations' past years on the days to come, with those of a neighbour where they are too few. */
export async function pastYears(
  reader: ForecastReader,
  { metric, today, stations, neighbours = [] }: AheadInput,
  range: DayRange,
): Promise<PastYears> {
  const { scope, read } = reader;
  const courseInput: CoursesInput = { metric, range, today, aggregation: 'avg' };
  const own = await read((tx) => pastCourses(tx, scope, stations, courseInput, WHOLE_YEARS));
  const ownYears = yearsOf(own, courseInput);
  if (ownYears.length >= LEAST_YEARS_AHEAD) return { years: ownYears, standIn: null };
  for (const neighbour of neighbours) {
    const correction = await correctionTo(reader, stations, neighbour, today);
    if (correction === null) continue;
    const climate: PastDays['climate'] = (measured) => correctedClimate(measured, correction);
    const theirs = await read((tx) =>
      pastCourses(tx, scope, [neighbour], courseInput, { ...WHOLE_YEARS, climate }),
    );
    const lacking = theirs.filter(({ window }) => own.every((one) => one.window !== window));
    const years = yearsOf([...own, ...lacking], courseInput);
    if (years.length >= LEAST_YEARS_AHEAD)
      return { years, standIn: { neighbour, correction, years: lacking.length } };
  }
  return { years: ownYears, standIn: null };
}

const yearsOf = (courses: readonly StationCourse[], input: CoursesInput): PastYear[] =>
  combinedCourses(courses, input)
    .flat()
    .map((values) => ({ before: values.subarray(0, RECENT_DAYS), course: values.subarray(RECENT_DAYS) }));

/** How much more the last measured days brought than the same days of past years, a day. */
export const differenceOf = (recent: Float64Array, past: readonly PastYear[]): number =>
  recentDifference(
    recent,
    past.map(({ before }) => before.subarray(RECENT_DAYS - recent.length)),
  );
