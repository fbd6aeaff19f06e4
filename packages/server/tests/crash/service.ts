import { mkdirSync } from 'node:fs';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { type Databases, openDatabases } from '../../src/db/pool.ts';
import { FARM, insertSmallFarm, PASSWORD, PEOPLE, type Person } from '../support/small-farm.ts';

const READY_MS = 5 * 60_000;

/** Makes a data folder with the small farm in it, some of whose seasons run today, and a spare device. */
export async function prepare(dataFolder: string, stateFolder: string): Promise<void> {
  mkdirSync(dataFolder, { mode: 0o711 });
  const embedded = await startEmbedded({ dataFolder, stateFolder });
  const databases = openDatabases(embedded.urls);
  await migrate(databases.owner);
  await insertSmallFarm(databases);
  await runSeasons(databases);
  await databases.close();
  await embedded.stop();
}

/** Lets some seasons of the small farm run today, and adds a device that stands nowhere. */
export async function runSeasons(databases: Databases): Promise<void> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await databases.owner
    .updateTable('season')
    .set({ date_start: day(-180), date_end: day(180) })
    .where('season_id', '!=', FARM.seasons.empty)
    .execute();
  const spare = { client_id: 1, serial_number: 'VG-3', node_firmware_version: '1.0' };
  await databases.owner.insertInto('node').values(spare).execute();
}

/** Waits until the service is ready. @throws the service does not answer within five minutes */
export async function ready(address: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`not ready: ${answer?.status ?? 'no answer'}`);
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

/** Somebody signed in: headers of what they ask, and the cookie that keeps the session. */
export interface Session {
  readonly headers: Readonly<Record<string, string>>;
  readonly cookie: string;
}

/** Signs in. */
export async function openSession(address: string, person: Person = 'admin'): Promise<Session> {
  const { api_key } = (await (await fetch(`${address}/config.json`)).json()) as { api_key: string };
  const answer = await fetch(`${address}/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': api_key },
    body: JSON.stringify({ email: PEOPLE[person].email, password: PASSWORD }),
  });
  const { access_token } = (await answer.json()) as { access_token?: string };
  if (!access_token) throw new Error(`not signed in: ${answer.status}`);
  const [cookie = ''] = answer.headers.getSetCookie();
  return {
    headers: { 'x-api-key': api_key, authorization: `Bearer ${access_token}` },
    cookie: cookie.split(';')[0] ?? '',
  };
}
