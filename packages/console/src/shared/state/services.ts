import type { AuthCalls, HttpOptions, Session } from '@vigia/api/client';
import type { Config } from '@vigia/api/contract';
import { atom } from 'jotai';

/** The services that the console calls; null until the server has sent its configuration. */
export interface Services {
  readonly config: Config;
  readonly auth: AuthCalls;
  readonly session: Session;
  /** Options of calls that need the session. */
  readonly access: HttpOptions;
}

export const servicesAtom = atom<Services | null>(null);

/** @throws {Error} if read before the start is complete */
export const readyServicesAtom = atom((get) => {
  const services = get(servicesAtom);
  if (!services) throw new Error('the services have not started');
  return services;
});
