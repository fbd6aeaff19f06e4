import { OperatorError } from '../run/operator-error.ts';

/** A user pool of a company's own: any OpenID Connect issuer, such as one of Cognito. */
export interface PoolSettings {
  /** Exactly as its tokens write it in `iss`. */
  readonly issuer: string;
  /** The application's id in the pool: what its tokens write in `aud`. */
  readonly clientId: string;
  /** Where its public keys are; without it, as the issuer's discovery document says. */
  readonly jwksUrl?: string;
  /** Whether a token has to say that it is an ID token (`token_use`), as those of Cognito do. */
  readonly needsTokenUse: boolean;
}

const COGNITO = /^https:\/\/cognito-idp\.[\w-]+\.amazonaws\.com\//;
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** Keys over an unencrypted line could be anybody's: https, except on this machine. */
export function isSafeUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname));
}

/**
 * The pool named by `VIGIA_OIDC_ISSUER`, `VIGIA_OIDC_CLIENT_ID` and, where it has no discovery document,
 * `VIGIA_OIDC_JWKS`; undefined when none is.
 *
 * @throws {OperatorError} one of the first two without the other, or an unsafe address
 */
export function poolOf(env: NodeJS.ProcessEnv): PoolSettings | undefined {
  const { VIGIA_OIDC_ISSUER: issuer, VIGIA_OIDC_CLIENT_ID: clientId, VIGIA_OIDC_JWKS: jwksUrl } = env;
  if (!issuer && !clientId && !jwksUrl) return undefined;
  if (!issuer || !clientId)
    throw new OperatorError(
      'Un directorio de usuarios se indica con VIGIA_OIDC_ISSUER y VIGIA_OIDC_CLIENT_ID, los dos.',
    );
  for (const [name, value] of [
    ['VIGIA_OIDC_ISSUER', issuer],
    ['VIGIA_OIDC_JWKS', jwksUrl],
  ]) {
    if (value && !isSafeUrl(value))
      throw new OperatorError(`${name} debe ser una dirección https (http solo en este equipo).`);
  }
  return { issuer, clientId, ...(jwksUrl && { jwksUrl }), needsTokenUse: COGNITO.test(issuer) };
}
