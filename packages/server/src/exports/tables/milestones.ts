import {
  dayOfInstant,
  type EpochMs,
  type Expectation,
  fromColumnar,
  type IsoDate,
  milestonesAhead,
  type StageThreshold,
  stageDates,
  standingOf,
  whenExpected,
} from '@vigia/domain';
import { isCurrentSeason, type Season, stationsOfSeason } from '@vigia/domain/farm';
import { pestDatesAhead } from '../../analytics/pest-dates.ts';
import { type PestTotal, pestTotal, pestTraps } from '../../analytics/pest-totals.ts';
import type { ExportReader } from '../reader.ts';

/** A stage of a pest in a field, begun or expected. */
export interface FieldMilestone {
  readonly seasonId: number;
  readonly sectorId: number;
  readonly sectorName: string;
  readonly pestId: number;
  readonly threshold: StageThreshold;
  readonly day: IsoDate;
  /** Null for a stage that has begun. */
  readonly expectation: Expectation | null;
}

/**
 * The stages of pests that began in the seasons of an export, and in the one that runs those that are expected until its
 * end, by degree-days. A field is read at a time, as nothing else of an export is.
 */
export async function milestonesOf(reader: ExportReader, now: EpochMs): Promise<readonly FieldMilestone[]> {
  const today = dayOfInstant(now);
  const inUse = reader.subject.stations.filter(({ archived }) => !archived);
  const sectorNames = new Map(reader.subject.sectors.map(({ id, name }) => [id, name]));
  const found: FieldMilestone[] = [];
  for (const season of reader.subject.seasons) {
    for (const traps of pestTraps(stationsOfSeason(inUse, season, today))) {
      const total = await reader.read((tx) => pestTotal(tx, reader.scope, season, traps, today));
      if (total === null) continue;
      const dated = [...begun(total), ...(await toCome(reader, season, total, { today, now }))];
      const { sectorId, pestId } = traps;
      const of = { seasonId: season.id, sectorId, sectorName: sectorNames.get(sectorId) ?? '', pestId };
      found.push(...dated.map((each) => ({ ...of, ...each })));
    }
  }
  return reader.shown(found);
}

type Dated = Pick<FieldMilestone, 'threshold' | 'day' | 'expectation'>;

const begun = ({ pestId, series }: PestTotal): Dated[] =>
  stageDates(pestId, fromColumnar(series)).flatMap(({ threshold, reached }) =>
    reached === null ? [] : [{ threshold, day: reached.date, expectation: null }],
  );

/** Empty for a season that is not running. */
async function toCome(
  reader: ExportReader,
  season: Season,
  total: PestTotal,
  at: { readonly today: IsoDate; readonly now: EpochMs },
): Promise<Dated[]> {
  const standing = standingOf(total.series);
  if (standing === null || !isCurrentSeason(season, at.today)) return [];
  const ahead = await reader.read((tx) => pestDatesAhead(tx, reader.scope, season, total, at));
  return milestonesAhead(total.pestId, standing, at.today, ahead).flatMap(
    ({ threshold, expected, beyond }) => {
      const expectation = { expected, ...(beyond !== undefined && { beyond }) };
      const { day } = whenExpected(expectation);
      return day === null ? [] : [{ threshold, day, expectation }];
    },
  );
}
