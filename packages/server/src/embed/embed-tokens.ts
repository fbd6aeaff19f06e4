import type { ClientId } from '@vigia/domain/farm';
import type { SigningKeys } from '../auth/signing-keys.ts';
import { type TokenKind, type Tokens, tokensOf } from '../auth/tokens.ts';

/** The content of the token of a partner's page: which key, and from where. The rights of the key are never in it. */
export interface EmbedClaims {
  readonly clientId: ClientId;
  readonly keyId: number;
  /** Of the page; `same` for our own pages. */
  readonly origin: string;
}
export type EmbedTokens = Tokens<EmbedClaims>;

const ID = /^[1-9]\d{0,9}$/;

const EMBED: TokenKind<EmbedClaims> = {
  audience: 'embed',
  type: 'embed+jwt',
  required: ['cid', 'org'],
  write: ({ clientId, keyId, origin }) => ({ subject: String(keyId), cid: clientId, org: origin }),
  read: ({ sub, cid, org }) => {
    if (typeof sub !== 'string' || !ID.test(sub) || typeof org !== 'string' || org === '') return null;
    return Number.isSafeInteger(cid) ? { clientId: cid as number, keyId: Number(sub), origin: org } : null;
  },
};

/** Tokens of partners' pages. `now` is epoch ms. */
export const embedTokens = (keys: SigningKeys, now: () => number): EmbedTokens => tokensOf(EMBED, keys, now);
