import { afterAll, beforeAll } from 'vitest';
import type { Person } from '../../../tests/support/people.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

export const NEW_NAMES = { first_name: 'Ana', last_name: 'Pérez' };
export const NEW = { client_id: 1, ...NEW_NAMES };
export const CHOSEN = 'cosecha de cerezas';

export interface Made {
  user_id: number;
  email: string;
  temporary_password: string;
  status: string;
}

/** A service that the tests of a file share, and those who make and change people there. */
export function startPeople() {
  let service: TestApp;
  const senders = new Map<Person, (path: string, ask?: Ask) => Promise<Response>>();
  beforeAll(async () => {
    service = await startTestApp();
    for (const person of ['admin', 'manager', 'grower', 'superAdmin'] as const)
      senders.set(person, await service.as(person));
  });
  afterAll(() => service.close());

  let made = 0;
  const create = async (more: object = {}, by: Person = 'admin', headers = {}) => {
    made += 1;
    const body = { ...NEW, email: `ana${made}@vigia.example`, ...more };
    return await senders.get(by)!('/v2/users', { body, headers });
  };
  let from = 0;
  const post = (path: string, body: object) => {
    from += 1;
    return service.ask(path, { body, from: `10.1.0.${from}` });
  };
  return {
    service: () => service,
    create,
    created: async (more?: object): Promise<Made> => (await (await create(more)).json()) as Made,
    put: (id: number, body: object, by: Person = 'admin', path = '/v2/users') =>
      senders.get(by)!(`${path}/${id}`, { method: 'PUT', body }),
    /** Sends from an address of its own, so that no limit is met. */
    post,
    signIn: (email: string, password: string) => post('/auth/sign-in', { email, password }),
  };
}
