import { addMonths } from '../calendar/months.ts';
import type { PestId, SeasonId, SectorId } from '../entities/ids.ts';
import { type Biofix, type BiofixType, isInSeason } from '../farm/biofix.ts';
import type { Season, SeasonDraft } from '../farm/season.ts';
import type { Sector } from '../farm/sector.ts';
import type { Station } from '../farm/station.ts';
import type { IsoDate } from '../units.ts';
import { biofixesInSeason } from './biofix-dates.ts';
import { sortSeasons } from './seasons.ts';

/** The parts of a client on which its next season depends. */
export interface SeasonFarm {
  readonly seasons: readonly Season[];
  readonly stations: readonly Station[];
  /** Those in use. */
  readonly sectors: readonly Pick<Sector, 'id'>[];
}

/** A biofix of the next season, from the one that counted in the last. */
export interface ProposedBiofix {
  readonly pestId: PestId;
  readonly sectorId: SectorId;
  readonly date: IsoDate;
  readonly type: BiofixType;
}

/** The proposal of “Abrir temporada nueva”. */
export interface NextSeason {
  readonly season: SeasonDraft;
  /** A season without stations that exists already and is completed; null for a new one. */
  readonly existing: Season | null;
  /** The season that it follows; null without one. */
  readonly last: Season | null;
  /** Stations that can be moved, those of the last season among them. */
  readonly stations: readonly Station[];
  readonly biofixes: readonly ProposedBiofix[];
}

const YEAR_MONTHS = 12;
const YEARS = /\b(\d{4})(?:(\s*[-–/]\s*)(\d{4}|\d{2})\b)?/g;

/** `2026–27` of dates in two years, `2026` of dates in one. */
export function seasonNameOf(start: IsoDate, end: IsoDate): string {
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)];
  return from === to ? from : `${from}–${to.slice(2)}`;
}

/** `2026–27` → `2027–28`, `Vid 2026` → `Vid 2027`; null for a name without a year. */
export function nextSeasonName(name: string): string | null {
  const next = (year: string) =>
    String(Number(year) + 1)
      .slice(-year.length)
      .padStart(year.length, '0');
  const named = name.replace(YEARS, (_, from: string, dash?: string, to?: string) =>
    dash && to ? `${next(from)}${dash}${next(to)}` : next(from),
  );
  return named === name ? null : named;
}

/** The agricultural year of Chile's valleys that a day lies in: May to April. */
function usualSeason(today: IsoDate): SeasonDraft {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '05-01' ? 1 : 0);
  const [start, end] = [`${year}-05-01` as IsoDate, `${year + 1}-04-30` as IsoDate];
  return { name: seasonNameOf(start, end), start, end };
}

function oneYearOn({ name, start, end }: Season): SeasonDraft {
  const [from, to] = [addMonths(start, YEAR_MONTHS), addMonths(end, YEAR_MONTHS)];
  return { name: nextSeasonName(name) ?? seasonNameOf(from, to), start: from, end: to };
}

/** The biofixes that degree-days count from: of each pest and sector the observed one, or else the calendar's. */
function holdingBiofixes(season: Season): Biofix[] {
  const byPestAndSector = new Map<string, Biofix>();
  const rank = ({ type, date }: Biofix) => `${type === 'biofix' ? 1 : 0} ${date}`;
  for (const biofix of biofixesInSeason(season)) {
    const pestAndSector = `${biofix.pestId} ${biofix.sectorId}`;
    const known = byPestAndSector.get(pestAndSector);
    if (!known || rank(biofix) > rank(known)) byPestAndSector.set(pestAndSector, biofix);
  }
  return [...byPestAndSector.values()];
}

function proposedBiofixes(last: Season, { sectors }: SeasonFarm, next: SeasonDraft, existing: Season | null) {
  const isTaken = (biofix: Biofix) =>
    existing?.biofixes.some(
      ({ pestId, sectorId }) => pestId === biofix.pestId && sectorId === biofix.sectorId,
    ) ?? false;
  const span = { start: next.start as IsoDate, end: next.end as IsoDate };
  return holdingBiofixes(last)
    .filter((biofix) => sectors.some(({ id }) => id === biofix.sectorId) && !isTaken(biofix))
    .map(({ pestId, sectorId, date }): ProposedBiofix => {
      // Nobody has observed it yet: until then it is a chronofix.
      return { pestId, sectorId, date: addMonths(date, YEAR_MONTHS), type: 'chronofix' };
    })
    .filter(({ date }) => isInSeason(date, span));
}

/**
 * What follows the last season that has stations (without any, the newest): one that was made ahead and is empty, else
 * a new one a year later; with the stations that can be moved to it and the biofixes of a year later that lie in it.
 */
export function proposeNextSeason(farm: SeasonFarm, today: IsoDate): NextSeason {
  const live = farm.stations.filter(({ archived }) => !archived);
  const inUse = new Set<SeasonId | null>(live.map(({ seasonId }) => seasonId));
  const newestFirst = sortSeasons(farm.seasons);
  const last = newestFirst.find(({ id }) => inUse.has(id)) ?? newestFirst[0] ?? null;
  if (last === null) {
    return { season: usualSeason(today), existing: null, last, stations: live, biofixes: [] };
  }
  const existing = newestFirst.findLast(({ id, start }) => start > last.start && !inUse.has(id)) ?? null;
  const season: SeasonDraft = existing
    ? { name: existing.name, start: existing.start, end: existing.end }
    : oneYearOn(last);
  return { season, existing, last, stations: live, biofixes: proposedBiofixes(last, farm, season, existing) };
}
