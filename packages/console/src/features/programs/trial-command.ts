import type { ProgramScope, ServiceToken } from '@vigia/domain/access';

/** A call that each scope allows, by its address. Writing scopes have none: trying would write. */
const CALL: Readonly<Partial<Record<ProgramScope, (clientId: number) => string>>> = {
  'farm.read': () => '/v2/clients',
  'health.read': (clientId) => `/v2/clients/${clientId}/stations/health`,
  'events.read': (clientId) => `/v2/events?client_id=${clientId}`,
  'notices.read': (clientId) => `/v2/notifications?client_id=${clientId}`,
};

/** The command that tries a token, ready to paste; one that asks for an answer it may have, where there is one. */
export function trialCommand(
  origin: string,
  secret: string,
  { scopes, clientId }: Pick<ServiceToken, 'scopes' | 'clientId'>,
): string {
  const path =
    scopes.map((scope) => CALL[scope]).find((call) => call !== undefined)?.(clientId) ?? '/v2/clients';
  return `curl -H 'Authorization: Bearer ${secret}' '${origin}${path}'`;
}
