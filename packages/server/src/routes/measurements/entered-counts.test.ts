import type { ColumnsAnswer, Problem } from '@vigia/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Everybody, startEverybody } from '../../../tests/access-matrix/everybody.ts';
import type { Actor } from '../../../tests/access-matrix/people.ts';
import { PEOPLE } from '../../../tests/support/small-farm.ts';

type Entry = Record<string, unknown>;
interface Listed {
  readonly number_found: number;
  readonly created_by: string | null;
  readonly count_note: string | null;
  readonly source_file: string | null;
  readonly count_is_summed: boolean;
  readonly earlier_numbers: { number_found: number; created_by: string | null }[];
}

let everybody: Everybody;
beforeAll(async () => {
  everybody = await startEverybody(
    async (superuser) => void (await superuser.query('delete from field_count')),
  );
});
beforeEach(() => everybody.undo.restore());
afterAll(() => everybody.close());

const at = (
  station_id: number,
  date_count: string,
  number_found: number | null,
  more: Entry = {},
): Entry => ({
  ...{ station_id, pest_id: 1, date_count, number_found },
  ...more,
});
async function send(
  entries: readonly Entry[],
  actor: Actor = 'grower',
  headers: Record<string, string> = {},
) {
  const body = { client_id: 1, field_counts: entries };
  const answer = await everybody.ask(actor, '/v2/field_counts', { body, headers });
  return { status: answer.status, json: (await answer.json()) as unknown };
}
async function taken(entries: readonly Entry[], actor: Actor = 'grower') {
  const { status, json } = await send(entries, actor);
  expect(status, JSON.stringify(json)).toBe(200);
  return (json as { field_counts: Entry[] }).field_counts;
}
async function refused(entries: readonly Entry[], actor: Actor = 'grower') {
  const { status, json } = await send(entries, actor);
  const { errors = [] } = json as Problem;
  return [status, ...errors.map(({ field, message }) => `${field}: ${message}`)];
}
const listed = async (query = 'station_id=1001', actor: Actor = 'grower'): Promise<Listed[]> => {
  const days = 'client_id=1&date_start=2026-09-01&date_end=2026-11-30';
  const answer = await everybody.ask(actor, `/v2/field_counts?${days}&${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Listed[];
};
const stored = () =>
  everybody.service.databases.owner
    .selectFrom('field_count')
    .select(['station_id', 'day', 'number_found', 'note', 'source_file', 'entered_by'])
    .where('client_id', '=', 1)
    .orderBy('station_id')
    .orderBy('day')
    .execute();
const wrote = async () => (await everybody.undo.changed()).filter((name) => name !== 'user_account');

describe('counts that people enter', () => {
  test('are taken for several traps in one pass, a zero too', async () => {
    const answer = await taken([
      at(1002, '2026-11-20', 0),
      at(1001, '2026-11-20', 12, { count_note: ' Cebo ' }),
    ]);
    expect(answer[1]).toEqual({
      ...at(1001, '2026-11-20', 12),
      ...{ count_note: 'Cebo', number_before: null, note_before: null },
    });
    expect(await stored()).toEqual([
      {
        station_id: 1001,
        day: '2026-11-20',
        number_found: 12,
        note: 'Cebo',
        source_file: null,
        entered_by: 51,
      },
      { station_id: 1002, day: '2026-11-20', number_found: 0, note: null, source_file: null, entered_by: 51 },
    ]);
  });

  test('change nothing when they are sent again', async () => {
    await taken([at(1001, '2026-11-20', 12)]);
    const { owner } = everybody.service.databases;
    const state = () =>
      owner
        .selectFrom('station')
        .select('data_version')
        .where('client_id', '=', 1)
        .where('station_id', '=', 1001)
        .executeTakeFirst();
    const before = [await stored(), await state()];
    expect(await taken([at(1001, '2026-11-20', 12)])).toMatchObject([{ number_before: 12 }]);
    expect([await stored(), await state()]).toEqual(before);
    expect((await listed())[0]?.earlier_numbers).toEqual([]);
  });

  test('are carried out once for one key', async () => {
    const key = { 'idempotency-key': 'ronda-1' };
    const first = await send([at(1001, '2026-11-20', 12)], 'grower', key);
    await taken([at(1001, '2026-11-20', 15)], 'admin');
    expect(await send([at(1001, '2026-11-20', 12)], 'grower', key)).toEqual(first);
    expect((await stored())[0]?.number_found).toBe(15);
    expect((await send([at(1001, '2026-11-20', 13)], 'grower', key)).status).toBe(422);
  });

  test('are corrected with a trace of who wrote what before', async () => {
    await taken([at(1001, '2026-11-20', 12)]);
    expect(await taken([at(1001, '2026-11-20', 10)], 'admin')).toMatchObject([{ number_before: 12 }]);
    expect(await listed()).toMatchObject([
      {
        ...{ number_found: 10, created_by: PEOPLE.admin.email, source_file: null },
        earlier_numbers: [{ number_found: 12, created_by: PEOPLE.grower.email }],
      },
    ]);
    const history = await everybody.ask('admin', '/v2/changes?client_id=1&kind=field-count');
    const { items } = (await history.json()) as { items: { action: string; fields: object[] }[] };
    expect(items[0]).toMatchObject({ action: 'changed', user: { email: PEOPLE.admin.email } });
    expect(items[0]?.fields).toContainEqual({ field: 'number_found', from: 12, to: 10 });
  });

  test('keep their note when only the number is corrected, and lose it when it is emptied', async () => {
    await taken([at(1001, '2026-11-20', 12, { count_note: 'Cebo seco' })]);
    await taken([at(1001, '2026-11-20', 10)]);
    expect((await stored())[0]?.note).toBe('Cebo seco');
    await taken([at(1001, '2026-11-20', 10, { count_note: '' })]);
    expect((await stored())[0]?.note).toBeNull();
  });

  test('are taken out, and put back as they were', async () => {
    await taken([at(1001, '2026-11-20', 12, { count_note: 'Cebo seco' })]);
    const [out] = await taken([at(1001, '2026-11-20', null)]);
    expect([await stored(), await listed()]).toEqual([[], []]);
    await taken([
      at(1001, '2026-11-20', out!.number_before as number, {
        count_note: out!.note_before,
        number_seen: null,
      }),
    ]);
    expect(await stored()).toMatchObject([{ number_found: 12, note: 'Cebo seco' }]);
  });

  test('do not replace what somebody else wrote meanwhile', async () => {
    await taken([at(1001, '2026-11-20', 12)]);
    await taken([at(1001, '2026-11-20', 15)], 'admin');
    expect(await refused([at(1001, '2026-11-20', null, { number_seen: 12 })])).toEqual([
      409,
      'field_counts.0.number_found: Otra persona anotó 15 en este conteo',
    ]);
    expect(await taken([at(1001, '2026-11-20', 15, { number_seen: 12 })])).toMatchObject([
      { number_before: 15 },
    ]);
    expect((await stored())[0]?.number_found).toBe(15);
  });

  test('keep the file of an imported count out of a correction by hand', async () => {
    const file = 'Fecha;Estación;Capturas\n20-11-2026 10:30;N-1;3\n';
    const headers = { 'content-type': 'text/csv' };
    const path = '/v2/imports/stations?client_id=1&file_name=trampas.csv';
    await everybody.ask('admin', path, { method: 'POST', headers, body: file });
    expect((await listed())[0]?.source_file).toBe('trampas.csv');
    await taken([at(1001, '2026-11-20', 4, { count_note: 'Recontado' })]);
    expect(await listed()).toMatchObject([{ source_file: null, earlier_numbers: [{ number_found: 3 }] }]);
    await everybody.ask('admin', path, { method: 'POST', headers, body: file.replace(';3', ';5') });
    expect(await listed()).toMatchObject([
      { number_found: 5, source_file: 'trampas.csv', count_note: 'Recontado' },
    ]);
  });
});

describe('of a list with a wrong entry nothing is taken', () => {
  const good = at(1001, '2026-11-20', 3);
  test.each<[string, Entry, (number | string)[]]>([
    [
      'a day to come',
      at(1001, '2026-11-30', 1),
      [400, 'field_counts.1.date_count: La fecha del conteo está en el futuro'],
    ],
    [
      'the same trap and day twice',
      good,
      [400, 'field_counts.1.station_id: Ya hay un conteo de esa trampa, plaga y fecha en la fila 1'],
    ],
    [
      'a pest of nobody',
      { ...at(1001, '2026-11-19', 1), pest_id: 99_999 },
      [400, 'field_counts.1.pest_id: La plaga no existe'],
    ],
    [
      'a foreign station',
      at(3001, '2026-11-20', 1),
      [404, 'field_counts.1.station_id: La estación no existe'],
    ],
    [
      'an unknown station',
      at(999_999, '2026-11-20', 1),
      [404, 'field_counts.1.station_id: La estación no existe'],
    ],
  ])('%s', async (_, entry, expected) => {
    expect(await refused([good, entry])).toEqual(expected);
    expect(await wrote()).toEqual([]);
  });

  test.each([-1, 1.5, 100_001, '7', 'muchos'])('%s insects', async (number_found) => {
    const [status, error] = await refused([good, { ...at(1001, '2026-11-19', 1), number_found }]);
    expect([status, String(error).split(':')[0]]).toEqual([400, 'field_counts.1.number_found']);
    expect(await wrote()).toEqual([]);
  });

  test('an archived station', async () => {
    const { owner } = everybody.service.databases;
    await owner
      .updateTable('station')
      .set({ station_is_archived: true })
      .where('client_id', '=', 1)
      .where('station_id', '=', 1001)
      .execute();
    expect(await refused([good])).toEqual([
      400,
      'field_counts.0.station_id: La estación «N-1» está archivada: no recibe conteos',
    ]);
  });
});

describe('what a series, a chip and the list say', () => {
  const series = async () => {
    const days = new URLSearchParams({ date_start: '2026-11-18', date_end: '2026-11-20', format: 'columns' });
    const path = `/count_analytics/bug_count?${days}&station_aggregation=sum&per_station_transform=incremental`;
    const answer = await everybody.ask('grower', path, { body: { station_id_list: [1001] } });
    return (await answer.json()) as ColumnsAnswer;
  };

  test('follows a count at once, and its correction', async () => {
    expect((await series()).values).toEqual([null, null, null]);
    await taken([at(1001, '2026-11-19', 12)]);
    expect((await series()).values).toEqual([null, 12, null]);
    await taken([at(1001, '2026-11-19', 10)]);
    expect((await series()).meta.field_counts).toEqual([{ date: '2026-11-19', found: 10, summed: 10 }]);
    await taken([at(1001, '2026-11-19', null)]);
    expect((await series()).values).toEqual([null, null, null]);
  });

  test('says which counts add nothing, as a photo may show the same insects', async () => {
    await everybody.service.databases.owner
      .insertInto('capture')
      .values({
        client_id: 1,
        station_id: 1001,
        pest_id: 1,
        t: '2026-11-18T15:00:00Z',
        day: '2026-11-18',
        in_photo: 4,
        node_sn: null,
      })
      .execute();
    await taken([at(1001, '2026-11-19', 12), at(1001, '2026-11-20', 2)]);
    expect((await listed()).map(({ count_is_summed }) => count_is_summed)).toEqual([false, true]);
  });

  test('lists a sector or the client, within days that can be asked for', async () => {
    await taken([at(1001, '2026-11-19', 1), at(1002, '2026-11-19', 2)]);
    expect([(await listed('')).length, (await listed('sector_id=12')).length]).toEqual([2, 1]);
    const ask = (days: string) => everybody.ask('grower', `/v2/field_counts?client_id=1&${days}`);
    for (const days of [
      'date_start=2025-01-01&date_end=2026-11-30',
      'date_start=2026-11-30&date_end=2026-11-01',
    ])
      expect((await ask(days)).status).toBe(400);
  });

  test('says to the tree which traps people count, also when one takes the place of another', async () => {
    const tag = async () => {
      const answer = await everybody.ask('grower', '/v2/clients/1/infrastructure/version');
      return ((await answer.json()) as { version: string }).version;
    };
    await taken([at(1001, '2026-11-19', 1)]);
    const before = await tag();
    await taken([at(1001, '2026-11-19', null), at(1002, '2026-11-19', 1)]);
    expect(before).toBeTruthy();
    expect(await tag()).not.toBe(before);
  });
});
