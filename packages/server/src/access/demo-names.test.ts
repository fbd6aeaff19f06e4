import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aimsOf } from '../../tests/access-matrix/homes.ts';
import { ROWS } from '../../tests/access-matrix/requests/all.ts';
import { requestOf, writes } from '../../tests/access-matrix/row.ts';
import { testFolder } from '../../tests/support/cli.ts';
import { PEOPLE } from '../../tests/support/small-farm.ts';
import { PHOTOS } from '../../tests/support/small-photos.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { readConfig } from '../run/config.ts';

/** Text that replaces every name and comment of client 1. */
const REAL = 'nombre-real';
const NAMED = [
  `client set client_name = '${REAL}', client_tax_id = '${REAL}'`,
  `sector set sector_name = '${REAL} ' || sector_id, sector_address = '${REAL}, RM'`,
  `station set station_name = '${REAL} ' || station_id, station_tags = '{${REAL}}'`,
  `event set comments = '${REAL}', user_email = '${REAL}@x.cl', created_by = '${REAL}@x.cl'`,
  `biofix set biofix_comment = '${REAL}'`,
  `user_account set first_name = '${REAL}', last_name = '${REAL}', email = '${REAL}' || user_id || '@x.cl'`,
  `embed_key set name = '${REAL}', allowed_origins = '{https://${REAL}.cl}', created_by = '${REAL}@x.cl'`,
];
const COMMENTED = `insert into report_comment (client_id, sector_id, season_id, pest_id, phenology_comment, capture_comment,
  datetime_changed) values (1, 11, 101, 1, '${REAL}', '${REAL}', now())`;

/** Root of client 1, who sees every screen and list of it. */
const DEMO = PEOPLE.admin;

let app: TestApp;
const { folder, remove } = testFolder();
beforeAll(async () => {
  app = await startTestApp({
    config: readConfig({ VIGIA_DATA: folder, VIGIA_DEMO_EMAIL: DEMO.email.toUpperCase() }),
  });
  const superuser = await app.superuser();
  for (const change of NAMED) await superuser.query(`update ${change} where client_id = 1`);
  await superuser.query(COMMENTED);
  const own = "update user_account set first_name = 'Visita', last_name = '', email = $1 where user_id = $2";
  await superuser.query(own, [DEMO.email, DEMO.user_id]);
  await superuser.query('update event set user_email = $1, created_by = $1 where event_id = 1', [DEMO.email]);
  await superuser.end();
  // The log of changes must contain a change and its author.
  const body = { sector_name: `${REAL} 12`, sector_address: `${REAL}, Maule` };
  const changed = await (await app.as('manager'))('/v2/sectors/12', { method: 'PUT', body });
  expect(changed.status).toBe(200);
});
afterAll(async () => {
  await app.close();
  remove();
});

/** Answers of all calls that read client 1, by call. */
async function namesShown(person: 'admin' | 'manager'): Promise<Map<string, string>> {
  const ask = await app.as(person);
  const answers = new Map<string, string>();
  for (const row of ROWS.filter((each) => !writes(each)))
    for (const aim of aimsOf(row.aim)) {
      const answer = await ask(...requestOf(row, aim));
      answers.set(`${row.route} ${row.label ?? ''} ${aim.ids}`, await answer.text());
    }
  return answers;
}

const namesIn = (answers: Map<string, string>) =>
  [...answers].filter(([, text]) => text.includes(REAL)).map(([way]) => way.split(' ')[1]);

describe('the demo account', () => {
  it('reads no real name in any answer, where others read them', { timeout: 120_000 }, async () => {
    expect(namesIn(await namesShown('admin'))).toEqual([]);
    const others = new Set(namesIn(await namesShown('manager')));
    expect([...others]).toEqual(
      expect.arrayContaining([
        '/v2/clients',
        '/v2/clients/{client_id}/infrastructure',
        '/v2/users',
        '/v2/events',
        '/v2/changes',
        '/v2/embed-keys',
        '/clients/{client_id}/stations',
      ]),
    );
  });

  it('reads the same made-up names everywhere, its own address, and the same ids', async () => {
    const ask = await app.as('admin');
    const json = async (path: string) => await (await ask(path)).json();
    const tree = (await json('/v2/clients/1/infrastructure')) as {
      clients: {
        client_name: string;
        sectors: Record<string, unknown>[];
        stations: Record<string, unknown>[];
      }[];
    };
    const [client] = tree.clients;
    expect(client).toMatchObject({ client_name: 'Agrícola El Quillay 1', client_tax_id: null });
    expect(client?.sectors[0]).toMatchObject({ sector_id: 11, sector_name: 'Santa Elvira 11' });
    expect(client?.stations[0]).toMatchObject({
      station_id: 1001,
      station_name: 'Estación 1001',
      assigned_node_sn: 'VG-1',
      station_position_lat: -33.7,
      station_tags: [],
    });
    expect(await json('/v2/stations/1001')).toMatchObject({ station_name: 'Estación 1001' });
    expect(await json(`/v2/users/${DEMO.user_id}`)).toMatchObject({ email: DEMO.email });
    const { items } = (await json('/v2/events?client_id=1&date_start=2020-01-01&date_end=2026-12-31')) as {
      items: { event_id: number; user_email: string; created_by: string; comments: string }[];
    };
    expect(items.find(({ event_id }) => event_id === 1)).toMatchObject({
      user_email: DEMO.email,
      created_by: DEMO.email,
      comments: '',
    });
  });

  it('reads a made-up name in that of a photo’s file', async () => {
    const named = async (person: 'admin' | 'manager') => {
      const ask = await app.as(person);
      const answer = await ask(`/v2/images/${PHOTOS.north}/file`, { headers: { accept: 'image/jpeg' } });
      return answer.headers.get('content-disposition');
    };
    expect(await named('admin')).toContain('filename="Estacion 1001 2026-11-20 11.00.jpg"');
    expect(await named('manager')).toContain(`filename="${REAL} 1001 2026-11-20 11.00.jpg"`);
  });

  it('is sent the tree whole, whatever version somebody else left in its browser', async () => {
    const [other, demo] = [await app.as('manager'), await app.as('admin')];
    const path = '/v2/clients/1/infrastructure';
    const etag = (await other(path)).headers.get('etag') ?? '';
    expect((await other(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const answer = await demo(path, { headers: { 'if-none-match': etag, 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBeNull();
    expect(await answer.text()).not.toContain(REAL);
  });
});
