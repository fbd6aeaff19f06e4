import { PEOPLE } from '../../support/small-farm.ts';
import type { MatrixRow } from '../row.ts';
import { signInRequests } from './sign-in.ts';

const emailOf = (id: unknown): string =>
  Object.values(PEOPLE).find(({ user_id }) => user_id === id)?.email ?? 'nadie@vigia.example';
const NAMES = { first_name: 'Ana', last_name: 'Pérez' };

export const peopleRequests: readonly MatrixRow[] = [
  ...signInRequests,
  {
    route: 'POST /auth/new-password',
    label: 'too short',
    right: 'public',
    aim: 'none',
    ask: () => ({ body: { email: PEOPLE.grower.email, password: 'x', new_password: 'corta' } }),
    good: 400,
  },
  {
    route: 'POST /auth/forgot',
    label: 'of nobody',
    right: 'public',
    aim: 'none',
    ask: () => ({ body: { email: `${crypto.randomUUID()}@vigia.example` } }),
  },
  {
    route: 'POST /auth/reset',
    label: 'too short',
    right: 'public',
    aim: 'none',
    ask: () => ({ body: { email: PEOPLE.grower.email, code: '1', new_password: 'corta' } }),
    good: 400,
  },
  {
    route: 'POST /v2/users',
    right: 'admin-write',
    aim: 'client',
    ask: ({ id }) => ({ body: { ...NAMES, client_id: id, email: 'ana@vigia.example' } }),
  },
  {
    route: 'POST /v2/users/table',
    right: 'admin-write',
    aim: 'client',
    ask: ({ id }) => ({
      body: { client_id: id, rows: [{ row: 2, cells: { ...NAMES, email: 'ana@vigia.example' } }] },
    }),
  },
  {
    route: 'POST /v2/users',
    label: 'adviser',
    right: 'root-write',
    aim: 'client',
    ask: ({ id }) => ({
      body: { ...NAMES, client_id: id, email: 'ana@vigia.example', permissions: 'root' },
    }),
  },
  {
    route: 'POST /v2/users',
    label: 'super administrator',
    right: 'super-write',
    aim: 'client',
    ask: ({ id }) => ({
      body: {
        ...NAMES,
        client_id: id,
        email: 'ana@vigia.example',
        access: { role: 'admin', entities_under_client: { '*': 'admin' } },
      },
    }),
  },
  {
    route: 'PUT /v2/users/{user_id}',
    right: 'admin-write',
    aim: 'user',
    ask: ({ id }) => ({ body: { ...NAMES, email: emailOf(id), enabled: true } }),
  },
  {
    route: 'PUT /v2/users/{user_id}',
    label: 'super administrator',
    right: 'super-write',
    aim: 'user',
    ask: ({ id }) => ({
      body: {
        ...NAMES,
        email: emailOf(id),
        access: { role: 'admin', entities_under_client: { '*': 'admin' } },
      },
    }),
  },
  {
    route: 'POST /v2/users/{user_id}/temporary_password',
    right: 'others-admin-write',
    aim: 'user',
  },
  { route: 'GET /v2/users/{user_id}/sign_ins', right: 'admin-write', aim: 'user' },
  {
    route: 'POST /auth/password',
    label: 'wrong',
    right: 'read',
    aim: 'none',
    ask: () => ({ body: { password: 'un manzano', new_password: 'dos cerezos en flor' } }),
    good: 400,
  },
  {
    route: 'PUT /users/{user_id}',
    right: 'admin-write',
    aim: 'user',
    ask: ({ id, client }) => ({
      body: {
        ...NAMES,
        client_id: client,
        old_email: emailOf(id),
        new_email: emailOf(id),
        permissions: id === PEOPLE.admin.user_id ? 'root' : '',
        date_created: '2026-01-01T00:00:00.000Z',
      },
    }),
  },
];
