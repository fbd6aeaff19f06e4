import { createClient } from '@vigia/api/client';
import { type Listener, listen } from '../../src/run/listen.ts';
import { openSession, PEOPLE, type Person } from './small-farm.ts';
import type { TestApp } from './test-app.ts';

/** The service on a real connection, called through the client that the console uses. */
export interface TypedLine {
  readonly baseUrl: string;
  /** The client with a session of this person. */
  as(person: Person): Promise<ReturnType<typeof createClient>>;
  /** Closes the line, not the service. */
  close(): Promise<void>;
}

/** Puts the service under test on a port of its own. */
export async function typedLine(service: TestApp): Promise<TypedLine> {
  const fetch = (request: Request, env: unknown) => service.app.fetch(request, env as object);
  const line: Listener = await listen({ fetch }, '127.0.0.1', 0);
  return {
    baseUrl: line.address,
    as: async (person) => {
      const sessionId = await openSession(service.databases, person, service.clock.now);
      const claims = { userId: PEOPLE[person].user_id, sessionId };
      const getToken = () => service.issuer.issue(claims);
      return createClient({ baseUrl: line.address, apiKey: service.apiKey, getToken });
    },
    close: async () => await line.close(0),
  };
}
