import { endOfDay, type IsoDate, parseIsoDate } from '@vigia/domain';
import { ORIGIN_PROBLEM_WORDS } from '@vigia/domain/es';
import { type FieldErrors, fieldErrors, isBlank, whenBlank } from '@vigia/domain/farm';
import {
  checkOrigin,
  EMBED_METRICS,
  type EmbedKey,
  type EmbedKeyInput,
  type NewEmbedKey,
} from '@vigia/domain/published';
import type { EmbedKeyWords } from './words.ts';

/** The fields of a key that may be changed. */
export interface OpenedDraft extends Omit<EmbedKeyInput, 'origins'> {
  /** One site a line. */
  readonly origins: string;
}

export interface KeyDraft extends OpenedDraft {
  /** A day, or the text that was typed; empty: no end. */
  readonly expires: string;
}

/** All figures except the map: it shows roughly where stations are, so it must be chosen. */
export const NEW_KEY: KeyDraft = {
  name: '',
  sectorIds: [],
  stationIds: [],
  metrics: EMBED_METRICS.filter((metric) => metric !== 'map'),
  origins: '',
  expires: '',
};

export type OpenedField = 'name' | 'places' | 'metrics' | 'origins';
export type KeyField = OpenedField | 'expires';

export function keyErrors(words: EmbedKeyWords, draft: KeyDraft, today: IsoDate): FieldErrors<KeyField> {
  return fieldErrors<KeyField>({
    ...openedProblems(words, draft),
    expires: isBlank(draft.expires) || isAhead(draft.expires, today) ? null : words.form.errors.expires,
  });
}

const openedProblems = (words: EmbedKeyWords, draft: OpenedDraft): Record<OpenedField, string | null> => ({
  name: whenBlank(draft.name, words.form.errors.name),
  places: draft.sectorIds.length + draft.stationIds.length === 0 ? words.form.errors.places : null,
  metrics: draft.metrics.length === 0 ? words.form.errors.metrics : null,
  origins: originsProblem(words, draft.origins),
});

/** Errors of an edited key, each at the field of its draft. */
export function editErrors(words: EmbedKeyWords, draft: OpenedDraft): FieldErrors<keyof OpenedDraft> {
  const { places, ...problems } = openedProblems(words, draft);
  return fieldErrors<keyof OpenedDraft>({ ...problems, sectorIds: places, stationIds: null });
}

/** The sites of the lines with text, as browsers write them; every one is valid. */
const sitesIn = (text: string): string[] =>
  linesIn(text).flatMap(({ site }) => {
    const checked = checkOrigin(site);
    return 'origin' in checked ? [checked.origin] : [];
  });

function originsProblem(words: EmbedKeyWords, text: string): string | null {
  const lines = linesIn(text);
  if (lines.length === 0) return words.form.errors.origins;
  const problems = lines.flatMap(({ number, site }) => {
    const checked = checkOrigin(site);
    return 'problem' in checked
      ? [words.form.errors.line(number, ORIGIN_PROBLEM_WORDS[checked.problem])]
      : [];
  });
  return problems.length === 0 ? null : problems.join('. ');
}

/** A domain with ñ or an accent is written as browsers encode it. */
function linesIn(text: string): { number: number; site: string }[] {
  return text.split('\n').flatMap((line, i) => {
    const typed = line.trim();
    const isAscii = /^[ -~]*$/.test(typed);
    const site = isAscii ? typed : (URL.parse(typed)?.href ?? typed);
    return typed === '' ? [] : [{ number: i + 1, site }];
  });
}

const isAhead = (text: string, today: IsoDate): boolean => {
  const day = parseIsoDate(text);
  return day !== null && day > today;
};

/** The key of a draft without errors; it ends at the end of its last day. */
export function newKeyOf(draft: KeyDraft): NewEmbedKey {
  const last = parseIsoDate(draft.expires);
  return { ...inputOf(draft), expiresAt: last === null ? null : endOfDay(last) };
}

export const inputOf = ({ name, sectorIds, stationIds, metrics, origins }: OpenedDraft): EmbedKeyInput => ({
  name: name.trim(),
  ...{ sectorIds, stationIds, metrics },
  origins: [...new Set(sitesIn(origins))],
});

/** A key as it is, to be edited. */
export const openedOf = ({ name, sectorIds, stationIds, metrics, origins }: EmbedKey): OpenedDraft => ({
  ...{ name, sectorIds, stationIds, metrics },
  origins: origins.join('\n'),
});

/** What its editor saw of a key, in fields that others may have changed meanwhile. */
export const seenOf = ({ origins, ...seen }: Partial<OpenedDraft>): Partial<EmbedKeyInput> => ({
  ...seen,
  ...(origins !== undefined && { origins: sitesIn(origins) }),
});
