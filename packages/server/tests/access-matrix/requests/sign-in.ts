import type { MatrixRow } from '../row.ts';

/** Nobody here has shown their password just now: what changes one's own second step is refused for everybody alike. */
const UNPROVED = { label: 'unproved', right: 'read', aim: 'none', good: 403 } as const;
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
  { route: 'GET /auth/second_step', right: 'read', aim: 'none' },
  { ...UNPROVED, route: 'POST /auth/second_step/app' },
  {
    ...UNPROVED,
    route: 'POST /auth/second_step/app/confirm',
    ask: () => ({ body: { app_code: '123456' } }),
  },
  { ...UNPROVED, route: 'DELETE /auth/second_step/app' },
  { ...UNPROVED, route: 'POST /auth/second_step/passkeys/request' },
  {
    ...UNPROVED,
    route: 'POST /auth/second_step/passkeys',
    ask: () => ({ body: { challenge_token: 'made-up', name: 'Teléfono', passkey: { id: 'x' } } }),
  },
  {
    ...UNPROVED,
    route: 'DELETE /auth/second_step/passkeys/{passkey_id}',
    path: { passkey_id: '1' },
  },
  { ...UNPROVED, route: 'POST /auth/second_step/backup_codes' },
  { route: 'GET /v2/users/{user_id}/second_step', right: 'others-admin-write', aim: 'user' },
  {
    route: 'DELETE /v2/users/{user_id}/second_step',
    label: 'where there is none',
    right: 'others-admin-write',
    aim: 'user',
    good: 409,
  },
];
