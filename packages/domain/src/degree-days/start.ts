import { addMonths } from '../calendar/months.ts';
import type { PestId, SectorId } from '../entities/ids.ts';
import { type Biofix, isInSeason } from '../farm/biofix.ts';
import type { Season } from '../farm/season.ts';
import type { IsoDate } from '../units.ts';

/** How far back degree-days start without a biofix and without a season. */
export const DEFAULT_START_MONTHS = 6;

export interface DegreeDayStartInput {
  /** Those of one season; without a season those that lie in theirs (`biofixesInSeason`). */
  readonly biofixes: readonly Pick<Biofix, 'date' | 'type' | 'pestId' | 'sectorId' | 'seasonId'>[];
  readonly pestId: PestId;
  readonly sectorId: SectorId;
  /** The season chosen; null when none is, and then a biofix of any season counts. */
  readonly season: Pick<Season, 'id' | 'start' | 'end'> | null;
  readonly today: IsoDate;
}

export interface DegreeDayStart {
  readonly date: IsoDate;
  readonly reason: 'biofix' | 'season' | 'six-months';
  /** The latest biofix that is ignored because it lies outside its season; absent without one. */
  readonly ignored?: IsoDate;
}

/**
 * The day degree-days are counted from: the biofix of the pest in the sector, else the start of the season, else
 * six months before today. Where there are several, one that was observed (biofix) goes before one taken from the
 * calendar (chronofix), and of those the latest date counts. One outside its season, as older data may have it, never
 * counts and is listed in `ignored`.
 */
export function degreeDayStart(input: DegreeDayStartInput): DegreeDayStart {
  const { pestId, sectorId, season, today } = input;
  const own = input.biofixes.filter(
    (biofix) =>
      biofix.pestId === pestId &&
      biofix.sectorId === sectorId &&
      (season === null || biofix.seasonId === season.id),
  );
  const counts = ({ date }: { readonly date: IsoDate }) => season === null || isInSeason(date, season);
  const ignored = latestOf(own.filter((biofix) => !counts(biofix)));
  return { ...startAt(own.filter(counts), season, today), ...(ignored && { ignored }) };
}

const latestOf = (biofixes: readonly Pick<Biofix, 'date'>[]): IsoDate | undefined =>
  biofixes
    .map(({ date }) => date)
    .sort()
    .at(-1);

function startAt(
  candidates: readonly Pick<Biofix, 'date' | 'type'>[],
  season: Pick<Season, 'start'> | null,
  today: IsoDate,
): DegreeDayStart {
  const observed = candidates.filter(({ type }) => type === 'biofix');
  const date = latestOf(observed.length > 0 ? observed : candidates);
  if (date !== undefined) return { date, reason: 'biofix' };
  if (season !== null) return { date: season.start, reason: 'season' };
  return { date: addMonths(today, -DEFAULT_START_MONTHS), reason: 'six-months' };
}
