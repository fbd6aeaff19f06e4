import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PEOPLE, type Person } from '../../tests/support/people.ts';
import { twoSectors } from './own-sectors.fixture.ts';

/** The history of changes that a person of one sector receives. */
const { service, read } = twoSectors();

describe('the history of changes', () => {
  interface Changes {
    readonly items: readonly {
      readonly kind: string;
      readonly thing_id: string;
      readonly thing_name: string;
      readonly fields: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
    }[];
    readonly count: number;
    readonly people: readonly { readonly email: string }[];
  }
  const change = async (person: Person, path: string, body: object) => {
    const answer = await (await service().as(person))(path, { method: 'PUT', body });
    expect(answer.status, `${path}: ${await answer.clone().text()}`).toBe(200);
  };

  test('shows an adviser of one sector what changed there, and who did that', async () => {
    await service().databases.owner.deleteFrom('change_log').execute();
    await change('manager', '/v2/stations/1001', { tags: ['norte'] });
    await change('admin', '/v2/stations/1002', { tags: ['sur'] });
    await change('manager', '/v2/nodes/VG-1', { node_firmware_version: '1.1' });
    await change('admin', '/v2/nodes/VG-2', { node_firmware_version: '1.1' });
    await change('manager', '/v2/sectors/11', { sector_name: 'Norte bajo' });
    await change('admin', '/v2/seasons/101', { season_name: '2026' });
    await change('manager', `/v2/users/${PEOPLE.narrowed.user_id}`, {
      ...{ first_name: 'Ana', last_name: 'Soto', email: PEOPLE.narrowed.email },
    });
    const { items, count, people } = await read<Changes>('southAdviser', '/v2/changes?client_id=1');
    expect(items.map(({ kind, thing_id }) => `${kind} ${thing_id}`)).toEqual([
      'season 101',
      'node VG-2',
      'station 1002',
    ]);
    expect([count, people.map(({ email }) => email)]).toEqual([3, [PEOPLE.admin.email]]);
    expect((await read<Changes>('admin', '/v2/changes?client_id=1')).count).toBe(7);
  });

  test('belongs to the sector where a thing was, and tells of a move no more than that', async () => {
    const tag = (tags: string) => change('admin', '/v2/stations/1002', { tags: [tags] });
    const move = (sector_id: number, station_name: string) =>
      service()
        .databases.owner.transaction()
        .execute(async (tx) => {
          await sql`set local app.actor = '0'`.execute(tx);
          await sql`update station set sector_id = ${sector_id}, station_name = ${station_name}
          where station_id = 1002`.execute(tx);
        });
    await service().databases.owner.deleteFrom('change_log').execute();
    await tag('en el sur');
    await move(11, 'S-2');
    await tag('en el norte');
    await change('admin', '/v2/nodes/VG-2', { node_firmware_version: '1.2' });
    await move(12, 'S-1');
    const told = async (person: Person) => {
      const { items } = await read<Changes>(person, '/v2/changes?client_id=1');
      return items.map(({ kind, fields }) => [
        kind,
        ...fields.map(({ field, from, to }) => `${field}: ${JSON.stringify([from, to])}`),
      ]);
    };
    const all = await told('admin');
    const moves = [all[0]!, all[3]!];
    const [south, north] = [1, 0].map((end) => JSON.parse(moves[0]![2]!.replace('sector_id: ', ''))[end]);
    expect(await told('southAdviser')).toEqual([
      ['station', `sector_id: ${JSON.stringify([null, south])}`],
      ['station', `sector_id: ${JSON.stringify([south, null])}`],
      all[4],
    ]);
    expect(JSON.stringify(await told('southAdviser'))).not.toContain(north);
    expect(all).toHaveLength(5);
  });

  test('is searched by the names that it tells, and not by those of things that went elsewhere', async () => {
    const { owner } = service().databases;
    const move = (sector_id: number) =>
      owner.transaction().execute(async (tx) => {
        await sql`set local app.actor = '0'`.execute(tx);
        await sql`update biofix set sector_id = ${sector_id} where biofix_id = 1`.execute(tx);
      });
    await owner.deleteFrom('biofix').where('biofix_id', '=', 2).execute(); // there is one of a season and sector
    await owner.deleteFrom('change_log').execute();
    await move(12);
    await move(11);
    const all = await read<Changes>('admin', '/v2/changes?client_id=1&kind=biofix');
    const [north, south] = all.items.map(({ thing_name }) => thing_name);
    expect(north).not.toBe(south);
    const found = async (person: Person, name: string) => {
      const path = `/v2/changes?client_id=1&kind=biofix&name=${encodeURIComponent(name)}`;
      const { items, count } = await read<Changes>(person, path);
      return [count, items.map(({ thing_name }) => thing_name)];
    };
    expect(await found('admin', north!)).toEqual([1, [north]]);
    expect(await found('southAdviser', south!)).toEqual([1, [south]]);
    expect(await found('southAdviser', north!)).toEqual([0, []]);
    expect(await found('southAdviser', 'polilla'), 'a part that both names have').toEqual([1, [south]]);
  });

  test('recorded before that was known belongs to where the thing is now', async () => {
    await service().databases.owner.deleteFrom('change_log').execute();
    await change('admin', '/v2/stations/1001', { tags: ['uno'] });
    await change('admin', '/v2/stations/1002', { tags: ['dos'] });
    await sql`update change_log set sector_ids = null`.execute(service().databases.owner);
    const { items } = await read<Changes>('southAdviser', '/v2/changes?client_id=1');
    expect(items.map(({ thing_id }) => thing_id)).toEqual(['1002']);
  });
});
