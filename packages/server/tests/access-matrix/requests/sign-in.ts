import type { MatrixRow } from '../row.ts';

const OWN = { right: 'read', aim: 'none' } as const;
const NONE = '00000000-0000-4000-8000-000000000000';

/** One's own sessions and second step, and those of the people whom one administers. */
export const signInRequests: readonly MatrixRow[] = [
  {
    route: 'POST /auth/second_step/answer',
    label: 'of no challenge',
    right: 'public',
    aim: 'none',
    ask: () => ({ body: { challenge_token: 'made-up', code: '123456' } }),
    good: 401,
  },
  { route: 'GET /auth/sessions', right: 'read', aim: 'none' },
  {
    route: 'DELETE /auth/sessions/{session_id}',
    label: 'of nobody',
    right: 'read',
    aim: 'none',
    path: { session_id: NONE },
    good: 404,
  },
  { route: 'POST /auth/sessions/end_others', right: 'read', aim: 'none' },
  {
    route: 'POST /auth/prove',
    label: 'wrong',
    right: 'read',
    aim: 'none',
    ask: () => ({ body: { password: 'un manzano' } }),
    good: 400,
  },
  {
    ...OWN,
    route: 'POST /auth/prove/second_step',
    label: 'of no challenge',
    ask: () => ({ body: { challenge_token: 'made-up', code: '123456' } }),
    good: 401,
  },
  { route: 'GET /auth/second_step', right: 'read', aim: 'none' },
  { ...OWN, route: 'DELETE /auth/second_step/app', label: 'of none', good: 404 },
  { ...OWN, route: 'POST /auth/second_step/app' },
  {
    ...OWN,
    route: 'POST /auth/second_step/app/confirm',
    label: 'of none',
    ask: () => ({ body: { app_code: '123456' } }),
    good: 400,
  },
  { ...OWN, route: 'POST /auth/second_step/passkeys/request' },
  {
    ...OWN,
    route: 'POST /auth/second_step/passkeys',
    label: 'of no challenge',
    good: 400,
    ask: () => ({ body: { challenge_token: 'made-up', name: 'Teléfono', passkey: { id: 'x' } } }),
  },
  {
    ...OWN,
    route: 'DELETE /auth/second_step/passkeys/{passkey_id}',
    label: 'of nobody',
    path: { passkey_id: '1' },
    good: 404,
  },
  { ...OWN, route: 'POST /auth/second_step/backup_codes', label: 'without a second step', good: 409 },
  { route: 'GET /v2/users/{user_id}/second_step', right: 'others-admin-write', aim: 'user' },
  {
    route: 'DELETE /v2/users/{user_id}/second_step',
    label: 'where there is none',
    right: 'others-admin-write',
    aim: 'user',
    good: 409,
  },
];
