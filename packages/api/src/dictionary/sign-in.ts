import type { Dictionary } from './meaning.ts';

/** The caller's own sessions, and the second step at sign-in. */
export const signIn = {
  session_id: { about: 'What a session is called by its owner. It is no secret: it opens nothing.' },
  started_at: { about: 'When the session was opened.' },
  is_current: { about: 'Whether it is the session that asks.' },
  ended: { about: 'How many sessions ended.', unit: 'sessions', example: 2 },
  second_step_missing: {
    about:
      'True where a second step is required of the person who has none: every other call is refused until it is set up.',
  },
  second_step_since: [
    {
      beside: ['last_access'],
      about:
        'Since when signing in takes a second step; null while it does not. Told to the person and to those who may take it away; null for everybody else.',
    },
    { about: 'Since when signing in takes a second step; null while it does not.' },
  ],
  client_requires_second_step: {
    about:
      'Whether everybody who reaches the client by name signs in with a second step; its administrators say so.',
  },
  challenge_token: {
    about: 'Goes with the answer to the challenge. It holds for ten minutes.',
    example: 'kF3pUe2xQm',
  },
  second_steps: { about: 'The second steps that the person has: one of them is enough.' },
  passkey_options: {
    about:
      'What the browser makes or asks a passkey of, as WebAuthn writes it in JSON; null where none is to be had.',
  },
  passkey: { about: 'What the browser has made or signed, as WebAuthn writes it in JSON.' },
  passkey_id: { about: 'The passkey, among those of its owner.' },
  passkeys: { about: 'The person’s passkeys, oldest first.' },
  offers_passkeys: {
    about: 'Whether passkeys can be made here: the service has to be opened by a name, not by a number.',
  },
  is_required: { about: 'Whether a second step is required of the person.' },
  app_since: { about: 'Since when the person has an application that shows codes; null for none.' },
  app_code: { about: 'What the application shows now.', example: '492039' },
  backup_codes_left: { about: 'How many backup codes have not been used.', unit: 'codes', example: 8 },
  backup_codes: {
    about: 'Codes that stand in for a lost telephone, each good once. They are told this once.',
  },
  secret: {
    about: 'What the application makes codes of, in base32, for whoever cannot read the QR code.',
    example: 'JBSWY3DPEHPK3PXP',
  },
  key_uri: {
    about: 'The same as the address in a QR code, `otpauth://totp/…`.',
    example: 'otpauth://totp/Vigia:maria@aromos.example?secret=JBSWY3DPEHPK3PXP',
  },
} satisfies Dictionary;
