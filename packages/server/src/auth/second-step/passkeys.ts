import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { NewPasskey, PasskeyRow } from '../../stores/people/passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

type Json = Record<string, unknown>;
const library = () => import('@simplewebauthn/server');
const RP_NAME = 'Vigía';

const credentialOf = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  transports: transports as AuthenticatorTransport[],
});

/** Options with which a browser makes a passkey. The person's present passkeys are excluded. */
export async function newPasskeyOptions(
  rp: RelyingParty,
  person: { email: string; userId: number },
  known: readonly PasskeyRow[],
) {
  const { generateRegistrationOptions } = await library();
  return await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rp.id,
    userName: person.email,
    userID: new TextEncoder().encode(String(person.userId)),
    attestationType: 'none',
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** @returns the data of a valid new passkey; null for an invalid one */
export async function madePasskey(
  rp: RelyingParty,
  challenge: string,
  made: Json,
): Promise<Omit<NewPasskey, 'name'> | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: made as unknown as RegistrationResponseJSON,
      ...expected(rp, challenge),
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch {
    return null; // the library throws for every invalid input
  }
}

/** Options with which a browser signs with one of the person's passkeys. */
export async function passkeyOptions(rp: RelyingParty, known: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await library();
  return await generateAuthenticationOptions({
    rpID: rp.id,
    allowCredentials: known.map(credentialOf),
    userVerification: 'preferred',
  });
}

/**
 * @returns the passkey that signed the challenge, and its own counter of uses; null for an invalid signature
 */
export async function signedByPasskey(
  rp: RelyingParty,
  challenge: string,
  signed: Json,
  known: readonly PasskeyRow[],
): Promise<{ passkeyId: number; counter: number } | null> {
  const passkey = known.find(({ credential_id }) => credential_id === signed.id);
  if (!passkey) return null;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: signed as unknown as AuthenticationResponseJSON,
      ...expected(rp, challenge),
      credential: {
        ...credentialOf(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
      },
    });
    return verified ? { passkeyId: passkey.passkey_id, counter: authenticationInfo.newCounter } : null;
  } catch {
    return null; // the library throws for every invalid input
  }
}

const expected = (rp: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...rp.origins],
  expectedRPID: rp.id,
  requireUserVerification: false,
});
