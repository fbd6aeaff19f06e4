import { addMonths } from '../calendar/months.ts';
import type { Biofix, Season } from '../entities/farm.ts';
import type { PestId, SectorId } from '../entities/ids.ts';
import type { IsoDate } from '../units.ts';

/** How far back degree-days start when neither a biofix nor a season says it. */
export const DEFAULT_START_MONTHS = 6;

export interface DegreeDayStartInput {
  readonly biofixes: readonly Pick<Biofix, 'date' | 'type' | 'pestId' | 'sectorId' | 'seasonId'>[];
  readonly pestId: PestId;
  readonly sectorId: SectorId;
  /** The season looked at; null when none is chosen, and then a biofix of any season counts. */
  readonly season: Pick<Season, 'id' | 'start'> | null;
  readonly today: IsoDate;
}

export interface DegreeDayStart {
  readonly date: IsoDate;
  readonly reason: 'biofix' | 'season' | 'six-months';
}

/**
 * The day degree-days are counted from: the biofix of the pest in the sector, else the start of the season, else
 * six months before today. Where there are several, one that was observed (biofix) goes before one taken from the
 * calendar (chronofix), and of those the latest date holds.
 */
export function degreeDayStart(input: DegreeDayStartInput): DegreeDayStart {
  const { pestId, sectorId, season, today } = input;
  const candidates = input.biofixes.filter(
    (biofix) =>
      biofix.pestId === pestId &&
      biofix.sectorId === sectorId &&
      (season === null || biofix.seasonId === season.id),
  );
  const observed = candidates.filter((biofix) => biofix.type === 'biofix');
  const dates = (observed.length > 0 ? observed : candidates).map((biofix) => biofix.date).sort();
  const latest = dates.at(-1);
  if (latest !== undefined) return { date: latest, reason: 'biofix' };
  if (season !== null) return { date: season.start, reason: 'season' };
  return { date: addMonths(today, -DEFAULT_START_MONTHS), reason: 'six-months' };
}
