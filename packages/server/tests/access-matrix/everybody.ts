import type pg from 'pg';
import { PrintRefusal } from '../../src/pdf/printer.ts';
import { DEVICE_KEY, EMBED_KEY_ID, PARTNER_ORIGIN, PEOPLE, type Person } from '../support/small-farm.ts';
import { PROGRAMS, type Program } from '../support/small-farm-programs.ts';
import { DOOR_SECRET } from '../support/small-farm-uplinks.ts';
import { insertSmallCounts } from '../support/small-photos.ts';
import { type Ask, startTestApp, type TestApp } from '../support/test-app.ts';
import type { Actor } from './people.ts';
import { type Undo, undoFor } from './undo.ts';

/** What the printer of these tests gives up on. */
export const TOO_COMPLEX = '<p>Demasiado</p>';

/** The service over the small farm, with a session for each person. */
export interface Everybody {
  readonly service: TestApp;
  readonly undo: Undo;
  ask(actor: Actor | Program, path: string, ask?: Ask): Promise<Response>;
  /** Moves the clock past the caches, which restored rows have aged. Everybody has shown who they are just then. */
  later(): Promise<void>;
  close(): Promise<void>;
}

/** What those who are no person of the farm send instead of a person's headers. */
const HEADERS: Readonly<Record<Exclude<Actor, Person | Program>, Record<string, string>>> = {
  anonymous: { authorization: '' },
  noKey: { 'x-api-key': '' },
  wrongKey: { 'x-api-key': 'app_made_up' },
  door: { 'x-api-key': '', authorization: `Bearer ${DOOR_SECRET}` },
  device: { 'x-api-key': '', authorization: '', 'x-device-key': DEVICE_KEY },
  partner: { 'x-api-key': '', origin: PARTNER_ORIGIN },
};
/** The session of the partner's page, by the key of `small-farm.ts`. */
const PARTNER = { clientId: 1, keyId: EMBED_KEY_ID, origin: PARTNER_ORIGIN };

/** @param prepare what is to be done to the small farm before anybody asks */
export async function startEverybody(
  prepare: (superuser: pg.Client) => Promise<void> = async () => undefined,
): Promise<Everybody> {
  // Who may print is checked here, some three hundred times; that it prints is tested beside the printer.
  const printer = {
    print: async (html: string) => {
      if (html === TOO_COMPLEX) throw new PrintRefusal('too-complex');
      return Buffer.from('%PDF-');
    },
    close: async () => undefined,
  };
  const service = await startTestApp({ printer });
  const people = Object.keys(PEOPLE) as Person[];
  const senders = new Map<Actor | Program, TestApp['ask']>();
  for (const person of people) senders.set(person, await service.as(person));
  const asGrower = senders.get('grower')!;
  for (const [actor, headers] of Object.entries(HEADERS)) {
    senders.set(actor as Actor, (path, ask = {}) =>
      asGrower(path, { ...ask, headers: { ...headers, ...ask.headers } }),
    );
  }
  for (const [name, { secret }] of Object.entries(PROGRAMS))
    senders.set(name as Program, (path, ask = {}) =>
      service.ask(path, { ...ask, headers: { authorization: `Bearer ${secret}`, ...ask.headers } }),
    );
  senders.set('partner', async (path, ask = {}) => {
    const authorization = `Bearer ${await service.embedTokens.issue(PARTNER)}`;
    return service.ask(path, { ...ask, headers: { ...HEADERS.partner, authorization, ...ask.headers } });
  });
  await service.databases.owner
    .updateTable('user_account')
    .set({ enabled: false })
    .where('user_id', '=', PEOPLE.disabled.user_id)
    .execute();
  await insertSmallCounts(service.databases);
  const superuser = await service.superuser();
  await prepare(superuser);
  return {
    service,
    undo: await undoFor(superuser),
    ask: (actor, path, ask) => senders.get(actor)!(path, ask),
    later: async () => {
      service.clock.now += 10_000;
      const now = new Date(service.clock.now).toISOString();
      const { owner } = service.databases;
      await owner.updateTable('session').set({ proved_at: now, second_step_at: now }).execute();
    },
    close: async () => {
      await superuser.end();
      await service.close();
    },
  };
}
