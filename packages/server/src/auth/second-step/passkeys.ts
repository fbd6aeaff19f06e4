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

/** What a browser makes a passkey of; those that the person has are left out. */
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

/** @returns what is kept of a passkey that was made as asked; null for anything else */
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
    return null; // whatever a stranger sends: the library throws for what is not as it should be
  }
}

/** What a browser asks the person's passkeys to sign. */
export async function passkeyOptions(rp: RelyingParty, known: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await library();
  return await generateAuthenticationOptions({
    rpID: rp.id,
    allowCredentials: known.map(credentialOf),
    userVerification: 'preferred',
  });
}

/** @returns the passkey that has signed the challenge, with its own count of uses; null when none has */
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
    return null; // as above
  }
}

const expected = (rp: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...rp.origins],
  expectedRPID: rp.id,
  requireUserVerification: false,
});
