import type { SeasonBody, SeasonPatch, SeasonWire } from '@vigia/api/contract';
import {
  type Biofix,
  biofixText,
  type ClientId,
  fieldErrors,
  formatDay,
  type IsoDate,
  leavesBiofixesOutside,
  leftOutside,
  type SeasonDraft,
  seasonEditQuestions,
  seasonInUse,
} from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { askFirst } from '../http/ask-first.ts';
import { refuseFields } from '../http/field-problem.ts';
import { HttpProblem } from '../http/problem.ts';
import { biofixesOfSeason } from '../stores/biofix.ts';
import { namesOfReferences } from '../stores/references.ts';
import { otherSeasons, usesOfSeason } from '../stores/seasons.ts';

export const NAMES = { name: 'season_name', start: 'date_start', end: 'date_end' } as const;
export const LEGACY_NAMES = { name: 'seasonName', start: 'dateStart', end: 'dateEnd' } as const;
export type Names = typeof NAMES | typeof LEGACY_NAMES;
export type Fields = Omit<SeasonBody, 'client_id' | 'confirmed'>;

export const draftOf = (fields: Fields): SeasonDraft => ({
  name: fields.season_name,
  start: fields.date_start,
  end: fields.date_end,
});
export const valuesOf = ({ season_name, date_start, date_end }: Fields) => ({
  season_name: season_name.trim(),
  date_start,
  date_end,
});

/** As the rules of the domain name it; its dates have been read. */
export const seasonOf = ({ season_name, date_start, date_end }: Fields) => ({
  name: season_name,
  start: date_start as IsoDate,
  end: date_end as IsoDate,
});

interface CheckedEdit {
  readonly next: Fields;
  readonly names: Names;
  readonly confirmed: SeasonPatch['confirmed'];
}

/** What an edit leads to beside the season itself: its biofixes stay in it, and what may be a slip is asked about. */
export async function checkEdit(tx: Tx, scope: Scope, row: SeasonWire, edit: CheckedEdit): Promise<void> {
  const { next, names, confirmed } = edit;
  const [before, after] = [seasonOf(row), seasonOf(next)];
  const biofixes = await biofixesOfSeason(tx, row.client_id, row.season_id);
  const early = leftOutside(biofixes, before, { ...after, end: before.end });
  const late = leftOutside(biofixes, before, { ...after, start: before.start });
  refuseFields(
    fieldErrors({
      start: early.length > 0 ? leavesBiofixesOutside(await namesOf(tx, scope, row.client_id, early)) : null,
      end: late.length > 0 ? leavesBiofixesOutside(await namesOf(tx, scope, row.client_id, late)) : null,
    }),
    { start: names.start, end: names.end },
  );
  const others = await otherSeasons(tx, row.client_id, row.season_id);
  askFirst(seasonEditQuestions(after, before, others), confirmed);
}

/** The biofixes by name; one of a field that the scope does not see by its day alone. */
async function namesOf(tx: Tx, scope: Scope, clientId: ClientId, biofixes: readonly Biofix[]) {
  const texts: string[] = [];
  for (const { date, seasonId, sectorId, pestId } of biofixes) {
    const ids = { season_id: seasonId, sector_id: sectorId, pest_id: pestId };
    const { sector_id: sector, pest_id: pest } = await namesOfReferences(tx, scope, clientId, ids);
    texts.push(sector && pest ? biofixText(pest, sector, date) : formatDay(date));
  }
  return texts;
}

/** Refuses to delete a season while stations or scheduled reports are in it, saying which. */
export async function demandUnused(tx: Tx, row: SeasonWire): Promise<void> {
  const { stations, schedules } = await usesOfSeason(tx, row);
  const named = stations.map(({ station_name: name, station_is_archived: archived }) =>
    archived ? `${name} (archivada)` : name,
  );
  const detail = seasonInUse(named, schedules);
  if (detail !== null) throw new HttpProblem('in-use', { detail });
}
