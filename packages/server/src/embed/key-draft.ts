import type { EmbedKeyBody } from '@vigia/api/contract';
import { checkOrigin, type EpochMs, ORIGIN_PROBLEM_WORDS } from '@vigia/domain';
import type { FieldErrors } from '../http/problem.ts';

export type KeyDraft = Omit<EmbedKeyBody, 'client_id'>;

export type CheckedDraft = { readonly draft: KeyDraft } | { readonly errors: FieldErrors };

/** A new key as it is to be stored, its sites as browsers write them; or what is wrong with it, by field. */
export function checkedDraft(body: KeyDraft, now: EpochMs): CheckedDraft {
  const errors: FieldErrors = [];
  const name = body.name.trim();
  if (name === '') errors.push({ field: 'name', message: 'Escriba un nombre' });
  if (body.sector_ids.length + body.station_ids.length === 0) {
    errors.push({ field: 'sector_ids', message: 'Elija al menos un campo o una estación' });
  }
  if (body.expires_at !== null && Date.parse(body.expires_at) <= now) {
    errors.push({ field: 'expires_at', message: 'Debe ser una fecha futura' });
  }
  const origins = body.origins.flatMap((text, i) => {
    const checked = checkOrigin(text);
    if ('origin' in checked) return [checked.origin];
    errors.push({ field: `origins.${i}`, message: ORIGIN_PROBLEM_WORDS[checked.problem] });
    return [];
  });
  return errors.length > 0 ? { errors } : { draft: { ...body, name, origins: [...new Set(origins)] } };
}
