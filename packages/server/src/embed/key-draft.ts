import type { EmbedKeyBody } from '@vigia/api/contract';
import { checkOrigin, type EpochMs, ORIGIN_PROBLEM_WORDS } from '@vigia/domain';
import type { FieldErrors } from '../http/problem.ts';

export type KeyDraft = Omit<EmbedKeyBody, 'client_id'>;
/** What of a key may be changed. */
export type OpenedDraft = Omit<KeyDraft, 'expires_at'>;

export type Checked<Draft> = { readonly draft: Draft } | { readonly errors: FieldErrors };

/** A new key as it is to be stored, its sites as browsers write them; or what is wrong with it, by field. */
export function checkedDraft(body: KeyDraft, now: EpochMs): Checked<KeyDraft> {
  const checked = checkedOpened(body);
  const errors = 'errors' in checked ? checked.errors : [];
  if (body.expires_at !== null && Date.parse(body.expires_at) <= now) {
    errors.push({ field: 'expires_at', message: 'Debe ser una fecha futura' });
  }
  return 'draft' in checked && errors.length === 0
    ? { draft: { ...checked.draft, expires_at: body.expires_at } }
    : { errors };
}

/** The same of what may be changed of a key. */
export function checkedOpened({
  name,
  sector_ids,
  station_ids,
  metrics,
  origins,
}: OpenedDraft): Checked<OpenedDraft> {
  const errors: FieldErrors = [];
  if (name.trim() === '') errors.push({ field: 'name', message: 'Escriba un nombre' });
  if (sector_ids.length + station_ids.length === 0) {
    errors.push({ field: 'sector_ids', message: 'Elija al menos un campo o una estación' });
  }
  const sites = origins.flatMap((text, i) => {
    const checked = checkOrigin(text);
    if ('origin' in checked) return [checked.origin];
    errors.push({ field: `origins.${i}`, message: ORIGIN_PROBLEM_WORDS[checked.problem] });
    return [];
  });
  const draft: OpenedDraft = {
    ...{ name: name.trim(), sector_ids, station_ids, metrics },
    origins: [...new Set(sites)],
  };
  return errors.length > 0 ? { errors } : { draft };
}
