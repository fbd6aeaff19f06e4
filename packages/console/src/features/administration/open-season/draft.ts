import type { SeasonOpeningDraft } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { FIELD_MESSAGES } from '@vigia/domain/es';
import {
  biofixDateError,
  dateError,
  EMPTY_BIOFIX,
  type FieldErrors,
  fieldErrors,
  type NextSeason,
  type ProposedBiofix,
  type SeasonDraft,
  type StationId,
  validateSeason,
  whenBlank,
} from '@vigia/domain/farm';
import type { WireFields } from '../../../shared/dialogs/refusals.ts';
import type { OpenSeasonWords } from './words.ts';

/** The comment of a biofix whose form has no field for one. */
const { seasonId: _season, ...BLANK_BIOFIX } = EMPTY_BIOFIX;

/** A proposed biofix as its row is edited; its date is `YYYY-MM-DD` or what was typed instead. */
export interface BiofixLine extends Omit<ProposedBiofix, 'date'> {
  readonly date: string;
  readonly isIncluded: boolean;
}

/** The draft of “Abrir temporada nueva”. */
export interface OpeningDraft extends SeasonDraft {
  readonly stationIds: readonly StationId[];
  readonly biofixes: readonly BiofixLine[];
}

/** Fields of the season, and a row of the two lists by its index or id. */
export type OpeningField = keyof SeasonDraft | `station ${number}` | `biofix ${number}`;

/** The form as it opens: the stations of the last season go along, and every biofix that is proposed. */
export function openingDraft({ season, last, stations, biofixes }: NextSeason): OpeningDraft {
  return {
    ...season,
    stationIds: stations.filter(({ seasonId }) => last !== null && seasonId === last.id).map(({ id }) => id),
    biofixes: biofixes.map((biofix) => ({ ...biofix, isIncluded: true })),
  };
}

function lineError({ isIncluded, date }: BiofixLine, { start, end }: SeasonDraft): string | null {
  if (!isIncluded) return null;
  const malformed = whenBlank(date, FIELD_MESSAGES.required) ?? dateError(date);
  if (malformed !== null || dateError(start) !== null || dateError(end) !== null) return malformed;
  return biofixDateError(date as IsoDate, { start: start as IsoDate, end: end as IsoDate });
}

/** Errors of the season, and of each biofix that is included: its day lies in the season. */
export function validateOpening(draft: OpeningDraft): FieldErrors<OpeningField> {
  const lines = draft.biofixes.map((line, i) => [`biofix ${i}`, lineError(line, draft)] as const);
  return {
    ...validateSeason(draft, 'create'),
    ...fieldErrors(Object.fromEntries(lines) as Record<OpeningField, string | null>),
  };
}

/** Where the service's refusals are shown: its rows are those that are sent. */
export function openingFields({ stationIds, biofixes }: OpeningDraft): WireFields<OpeningField> {
  const sent = biofixes.flatMap(({ isIncluded }, i) => (isIncluded ? [i] : []));
  const lines = sent.flatMap((index, i) =>
    ['date', 'sectorId', 'pestId'].map((name) => [`biofixes.${i}.${name}`, `biofix ${index}`] as const),
  );
  return {
    name: 'name',
    start: 'start',
    end: 'end',
    ...(Object.fromEntries(lines) as WireFields<OpeningField>),
    ...Object.fromEntries(stationIds.map((id, i) => [`stationIds.${i}`, `station ${id}` as const])),
  };
}

/** Whether undoing restores the state before: the season was new, and no station came from elsewhere. */
export const mayBeUndone = (
  { stationIds }: OpeningDraft,
  { existing, last, stations }: NextSeason,
): boolean =>
  existing === null &&
  last !== null &&
  stations.every(({ id, seasonId }) => !stationIds.includes(id) || seasonId === last.id);

/** What is sent of a draft. */
export function openingOf(
  words: OpenSeasonWords,
  draft: OpeningDraft,
  { existing, last }: NextSeason,
): SeasonOpeningDraft {
  const { name, start, end, stationIds, biofixes } = draft;
  return {
    seasonId: existing?.id ?? null,
    name,
    start,
    end,
    stationIds,
    biofixes: biofixes
      .filter(({ isIncluded }) => isIncluded)
      .map(({ isIncluded: _, ...biofix }) => ({
        ...BLANK_BIOFIX,
        ...biofix,
        comment: words.comment(last?.name ?? name),
      })),
  };
}
