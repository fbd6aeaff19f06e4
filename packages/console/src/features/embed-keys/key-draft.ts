import type { EmbedKeyBody } from '@vigia/api/contract';
import {
  type ClientId,
  checkOrigin,
  EMBED_METRICS,
  type EmbedMetric,
  endOfDay,
  type FieldErrors,
  fieldErrors,
  type IsoDate,
  isBlank,
  ORIGIN_PROBLEM_WORDS,
  parseIsoDate,
  whenBlank,
} from '@vigia/domain';
import { FORM_WORDS } from './words.ts';

export interface KeyDraft {
  readonly name: string;
  readonly sectorIds: readonly number[];
  readonly stationIds: readonly number[];
  readonly metrics: readonly EmbedMetric[];
  /** One site a line. */
  readonly origins: string;
  /** A day, or what was typed instead; blank: for good. */
  readonly expires: string;
}

/** Everything but the map, which tells roughly where stations stand: that is to be chosen. */
export const NEW_KEY: KeyDraft = {
  name: '',
  sectorIds: [],
  stationIds: [],
  metrics: EMBED_METRICS.filter((metric) => metric !== 'map'),
  origins: '',
  expires: '',
};

const ERRORS = FORM_WORDS.errors;

export type KeyField = 'name' | 'places' | 'metrics' | 'origins' | 'expires';

export function keyErrors(draft: KeyDraft, today: IsoDate): FieldErrors<KeyField> {
  return fieldErrors<KeyField>({
    name: whenBlank(draft.name, ERRORS.name),
    places: draft.sectorIds.length + draft.stationIds.length === 0 ? ERRORS.places : null,
    metrics: draft.metrics.length === 0 ? ERRORS.metrics : null,
    origins: originsProblem(draft.origins),
    expires: isBlank(draft.expires) || isAhead(draft.expires, today) ? null : ERRORS.expires,
  });
}

/** The sites of the lines that say something, as browsers write them; every one is right. */
const sitesIn = (text: string): string[] =>
  linesIn(text).flatMap(({ site }) => {
    const checked = checkOrigin(site);
    return 'origin' in checked ? [checked.origin] : [];
  });

function originsProblem(text: string): string | null {
  const lines = linesIn(text);
  if (lines.length === 0) return ERRORS.origins;
  for (const { number, site } of lines) {
    const checked = checkOrigin(site);
    if ('problem' in checked) return ERRORS.line(number, ORIGIN_PROBLEM_WORDS[checked.problem]);
  }
  return null;
}

/** A domain with ñ or an accent is taken as the browser knows it. */
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

/** The body of a draft without errors; a key ends when its last day is over. */
export function keyBody(draft: KeyDraft, clientId: ClientId): EmbedKeyBody {
  const last = parseIsoDate(draft.expires);
  return {
    client_id: clientId,
    name: draft.name.trim(),
    sector_ids: [...draft.sectorIds],
    station_ids: [...draft.stationIds],
    metrics: [...draft.metrics],
    origins: [...new Set(sitesIn(draft.origins))],
    expires_at: last === null ? null : new Date(endOfDay(last)).toISOString(),
  };
}
