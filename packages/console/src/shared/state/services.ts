import type { AuthCalls, HttpOptions, Session } from '@vigia/api/client';
import type { Config } from '@vigia/api/contract';
import { atom } from 'jotai';

/** What the console talks to; exists once the server has sent its configuration. */
export interface Services {
  readonly config: Config;
  readonly auth: AuthCalls;
  readonly session: Session;
  /** How calls that need the session are sent. */
  readonly access: HttpOptions;
}

export const servicesAtom = atom<Services | null>(null);

/** @throws {Error} read before the start is complete */
export const readyServicesAtom = atom((get) => {
  const services = get(servicesAtom);
  if (!services) throw new Error('the services have not started');
  return services;
});
