import type { StationSource, StationSourceBody, StationSourcePatch, Vendor } from '@vigia/api/client';
import { type ClientId, type FieldErrors, fieldErrors, isBlank, whenBlank } from '@vigia/domain/farm';
import type { StationSourceWords } from './words.ts';

/** An account as its form holds it; empty keys of a known account stay as they are. */
export interface AccountDraft {
  readonly vendor: Vendor;
  readonly name: string;
  readonly vendorKey: string;
  readonly vendorSecret: string;
}

export const NEW_ACCOUNT: AccountDraft = {
  vendor: 'fieldclimate',
  name: '',
  vendorKey: '',
  vendorSecret: '',
};

/** The same rule as the service's. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** @param isKnown the account has keys already */
export function accountErrors(
  { account }: StationSourceWords,
  { name, vendorKey, vendorSecret }: AccountDraft,
  isKnown: boolean,
): FieldErrors<keyof AccountDraft> {
  const stays = isKnown && isBlank(vendorKey) && isBlank(vendorSecret);
  const missing = isKnown ? account.both : account.keyMissing;
  const problem = (key: string): string | null => {
    if (stays) return null;
    return whenBlank(key, missing) ?? (KEY.test(key.trim()) ? null : account.keyWrong);
  };
  return fieldErrors({
    ...{ vendor: null, name: whenBlank(name, account.nameMissing) },
    ...{ vendorKey: problem(vendorKey), vendorSecret: problem(vendorSecret) },
  });
}

/** Keys are pasted, often with a blank around them. */
const keysOf = ({ vendorKey, vendorSecret }: AccountDraft) => ({
  vendorKey: vendorKey.trim(),
  vendorSecret: vendorSecret.trim(),
});

export const newAccount = (clientId: ClientId, draft: AccountDraft): StationSourceBody => ({
  ...{ clientId, vendor: draft.vendor, name: draft.name.trim() },
  ...keysOf(draft),
});

/** An account that rests does so with its new name, too. */
export const accountChange = (draft: AccountDraft, { state }: StationSource): StationSourcePatch => ({
  name: draft.name.trim(),
  paused: state === 'paused' && isBlank(draft.vendorKey),
  ...(!isBlank(draft.vendorKey) && { keys: keysOf(draft) }),
});
