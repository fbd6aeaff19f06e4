import { addDays, endOfDay, type IsoDate, parseIsoDate } from '@vigia/domain';
import { type NewServiceToken, type ProgramScope, TOKEN_LIFE_DAYS } from '@vigia/domain/access';
import { type FieldErrors, fieldErrors, type SectorId, whenBlank } from '@vigia/domain/farm';
import type { Reach } from '../../shared/dialogs/sector-reach.tsx';
import type { ProgramWords } from './words.ts';

export interface TokenDraft {
  readonly name: string;
  readonly scopes: readonly ProgramScope[];
  readonly reach: Reach;
  readonly sectorIds: readonly SectorId[];
  /** A day, or the text that was typed. */
  readonly expires: string;
}
type TokenField = 'name' | 'scopes' | 'sectorIds' | 'expires';

/** The last day that a token may hold: a day of 366 would end after its limit. */
export const lastEnd = (today: IsoDate): IsoDate => addDays(today, TOKEN_LIFE_DAYS.most - 1);
export const usualEnd = (today: IsoDate): IsoDate => addDays(today, TOKEN_LIFE_DAYS.usual);

export const newDraft = (today: IsoDate): TokenDraft => ({
  ...{ name: '', scopes: ['farm.read', 'series.read'], reach: 'client', sectorIds: [] },
  expires: usualEnd(today),
});

export function tokenErrors(words: ProgramWords, draft: TokenDraft, today: IsoDate): FieldErrors<TokenField> {
  return fieldErrors<TokenField>({
    name: whenBlank(draft.name, words.form.errors.name),
    scopes: draft.scopes.length === 0 ? words.form.errors.scopes : null,
    sectorIds: draft.reach === 'sectors' && draft.sectorIds.length === 0 ? words.form.errors.sectors : null,
    expires: endProblem(words, draft.expires, today),
  });
}

/** What is wrong with the last day of a token; null if nothing is. */
export function endProblem(words: ProgramWords, text: string, today: IsoDate): string | null {
  const day = parseIsoDate(text);
  if (day === null || day < today) return words.form.errors.past;
  return day > lastEnd(today) ? words.form.errors.far(TOKEN_LIFE_DAYS.most) : null;
}

/** The instant at which the last day is over. */
export const endOf = (day: string): number => endOfDay(parseIsoDate(day)!);

/** The token of a draft without errors. */
export const tokenOf = ({ name, scopes, reach, sectorIds, expires }: TokenDraft): NewServiceToken => ({
  ...{ name: name.trim(), scopes, sectorIds: reach === 'client' ? null : sectorIds },
  expiresAt: endOf(expires),
});
