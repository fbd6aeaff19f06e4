import type { SeasonPatch } from '@vigia/api/contract';
import { biofixText, formatDay, leavesBiofixesOutside, seasonInUse } from '@vigia/domain/es';
import {
  type Biofix,
  type ClientId,
  fieldErrors,
  leftOutside,
  type Season,
  seasonEditQuestions,
} from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { askFirst } from '../../http/ask-first.ts';
import { refuseFields } from '../../http/field-problem.ts';
import { HttpProblem } from '../../http/problem.ts';
import { biofixesOfSeasons } from '../../stores/farm/biofix.ts';
import { namesOfReferences } from '../../stores/farm/references.ts';
import { otherSeasons, usesOfSeason } from '../../stores/farm/seasons.ts';

/** Fields of the form of a season. */
export type SeasonInput = Pick<Season, 'name' | 'start' | 'end'>;
/** The caller's names of these fields. */
export type Names = Readonly<Record<keyof SeasonInput, string>>;

export const trimmed = ({ name, start, end }: SeasonInput): SeasonInput => ({
  name: name.trim(),
  start,
  end,
});

interface CheckedEdit {
  readonly next: SeasonInput;
  readonly names: Names;
  readonly confirmed: SeasonPatch['confirmed'];
}

/** Checks an edit of a season. Its biofixes must stay inside, and probable mistakes need a confirmation. */
export async function checkEdit(tx: Tx, scope: Scope, before: Season, edit: CheckedEdit): Promise<void> {
  const { next: after, names, confirmed } = edit;
  const { id, clientId, start, end } = before;
  const biofixes = await biofixesOfSeasons(tx, clientId, [id]);
  const early = leftOutside(biofixes, before, { start: after.start, end });
  const late = leftOutside(biofixes, before, { start, end: after.end });
  refuseFields(
    fieldErrors({
      start: early.length > 0 ? leavesBiofixesOutside(await namesOf(tx, scope, clientId, early)) : null,
      end: late.length > 0 ? leavesBiofixesOutside(await namesOf(tx, scope, clientId, late)) : null,
    }),
    names,
  );
  askFirst(seasonEditQuestions(after, before, await otherSeasons(tx, clientId, id)), confirmed);
}

/** Names of the biofixes; outside the scope only the day. */
async function namesOf(tx: Tx, scope: Scope, clientId: ClientId, biofixes: readonly Biofix[]) {
  const texts: string[] = [];
  for (const biofix of biofixes) {
    const { sectorId: sector, pestId: pest } = await namesOfReferences(tx, scope, clientId, biofix);
    texts.push(sector && pest ? biofixText(pest, sector, biofix.date) : formatDay(biofix.date));
  }
  return texts;
}

/** Refuses to delete a season with stations or scheduled reports, and names them. */
export async function demandUnused(tx: Tx, season: Season): Promise<void> {
  const { stations, schedules } = await usesOfSeason(tx, season);
  const named = stations.map(({ station_name: name, station_is_archived: archived }) =>
    archived ? `${name} (archivada)` : name,
  );
  const detail = seasonInUse(named, schedules);
  if (detail !== null) throw new HttpProblem('in-use', { detail });
}
