import { namesOf, newEmbedKey } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import { ORIGIN_PROBLEM_WORDS } from '@vigia/domain/es';
import { checkOrigin, type EmbedKeyInput, type NewEmbedKey } from '@vigia/domain/published';
import type { FieldErrors } from '../http/problem.ts';

/** Names of the fields on the wire. */
export const KEY_NAMES = namesOf(newEmbedKey);

export type Checked<Draft> = { readonly draft: Draft } | { readonly errors: FieldErrors };

/** A new key as it is stored, its sites as browsers write them; or what is wrong with it, by field. */
export function checkedDraft({ expiresAt, ...input }: NewEmbedKey, now: EpochMs): Checked<NewEmbedKey> {
  const checked = checkedOpened(input);
  const errors = 'errors' in checked ? checked.errors : [];
  if (expiresAt !== null && expiresAt <= now) {
    errors.push({ field: KEY_NAMES.expiresAt, message: 'Debe ser una fecha futura' });
  }
  return 'draft' in checked && errors.length === 0 ? { draft: { ...checked.draft, expiresAt } } : { errors };
}

/** The same for the fields of a key that may be changed. */
export function checkedOpened({
  name,
  sectorIds,
  stationIds,
  metrics,
  origins,
}: EmbedKeyInput): Checked<EmbedKeyInput> {
  const errors: FieldErrors = [];
  if (name.trim() === '') errors.push({ field: KEY_NAMES.name, message: 'Escriba un nombre' });
  if (sectorIds.length + stationIds.length === 0) {
    errors.push({ field: KEY_NAMES.sectorIds, message: 'Elija al menos un campo o una estación' });
  }
  const sites = origins.flatMap((text, i) => {
    const checked = checkOrigin(text);
    if ('origin' in checked) return [checked.origin];
    errors.push({
      field: `${KEY_NAMES.origins}.${i}`,
      message: ORIGIN_PROBLEM_WORDS[checked.problem],
    });
    return [];
  });
  const draft = { name: name.trim(), sectorIds, stationIds, metrics, origins: [...new Set(sites)] };
  return errors.length > 0 ? { errors } : { draft };
}
