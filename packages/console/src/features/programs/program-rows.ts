import type { EpochMs } from '@vigia/domain';
import { type ServiceToken, type ServiceTokenState, serviceTokenState } from '@vigia/domain/access';
import { PROGRAM_SCOPE_WORDS } from '@vigia/domain/es';
import type { ClientTree } from '@vigia/domain/farm';
import type { ProgramWords } from './words.ts';

export interface ProgramRow {
  readonly token: ServiceToken;
  readonly scopes: readonly string[];
  /** Names of the sectors, or that it reaches all. */
  readonly sectors: string;
  readonly state: ServiceTokenState;
}

/** Programs with what they may do in words, and their present state; a deleted sector is shown by its number. */
export const programRows = (
  words: ProgramWords,
  tokens: readonly ServiceToken[],
  { sectors }: Pick<ClientTree, 'sectors'>,
  now: EpochMs,
): ProgramRow[] =>
  tokens.map((token) => ({
    token,
    scopes: token.scopes.map((scope) => PROGRAM_SCOPE_WORDS[scope]),
    sectors:
      token.sectorIds === null
        ? words.allSectors
        : token.sectorIds.map((id) => sectors.find((one) => one.id === id)?.name ?? String(id)).join(', '),
    state: serviceTokenState(token, now),
  }));
