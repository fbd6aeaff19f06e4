import type { ColumnsAnswer, Problem, StationsImportAnswer } from '@vigia/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Everybody, startEverybody } from '../../../tests/access-matrix/everybody.ts';
import type { Actor } from '../../../tests/access-matrix/people.ts';

let everybody: Everybody;
beforeAll(async () => {
  everybody = await startEverybody(
    async (superuser) => void (await superuser.query('delete from field_count')),
  );
});
beforeEach(() => everybody.undo.restore());
afterAll(() => everybody.close());

async function send(body: string, { query = '', actor = 'admin' as Actor } = {}) {
  const path = `/v2/imports/stations?client_id=1&file_name=trampas.csv${query}`;
  const answer = await everybody.ask(actor, path, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body,
  });
  return { status: answer.status, json: await answer.json() };
}
async function taken(...of: Parameters<typeof send>) {
  const { status, json } = await send(...of);
  expect(status, JSON.stringify(json)).toBe(200);
  return json as StationsImportAnswer;
}
async function refused(...of: Parameters<typeof send>) {
  const { status, json } = await send(...of);
  expect(status, JSON.stringify(json)).toBe(400);
  const { detail, errors = [] } = json as Problem;
  return { detail, messages: errors.map(({ message }) => message), fields: errors.map(({ field }) => field) };
}
const stored = () =>
  everybody.service.databases.owner
    .selectFrom('field_count')
    .select(['station_id', 'pest_id', 'day', 'number_found', 'source_file', 'source_line', 'entered_by'])
    .where('client_id', '=', 1)
    .where('source_file', '=', 'trampas.csv')
    .orderBy('station_id')
    .orderBy('pest_id')
    .orderBy('day')
    .execute();
const wrote = async () => (await everybody.undo.changed()).filter((name) => name !== 'user_account');
async function captures(stations: number[], query: Record<string, string>) {
  const days = { date_start: '2026-09-28', date_end: '2026-10-04', station_aggregation: 'sum' };
  const path = `/count_analytics/bug_count?${new URLSearchParams({ ...days, format: 'columns', ...query })}`;
  const answer = await everybody.ask('admin', path, { body: { station_id_list: stations } });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as ColumnsAnswer;
}
const photograph = (day: string, in_photo: number) =>
  everybody.service.databases.owner
    .insertInto('capture')
    .values({
      client_id: 1,
      station_id: 1001,
      pest_id: 1,
      t: `${day}T15:00:00Z`,
      day,
      in_photo,
      node_sn: null,
    })
    .execute();

const COUNTS = `Fecha;Estación;Capturas;Capturas Cydia pomonella
28-09-2026;N-1;3;0
01-10-2026;N-1;5;
01-10-2026;S-1;2;
`;

describe('captures in a file of several stations', () => {
  test('are looked at first, by pest, and nothing is stored', async () => {
    const answer = await taken(COUNTS, { query: '&dry_run=true' });
    expect(answer).toMatchObject({ format: 'counts', stations: [], events_new: 0 });
    expect(answer.field_counts).toContainEqual({
      pest_id: 1,
      counts_new: 3,
      counts_changed: 0,
      counts_same: 0,
    });
    expect(answer.columns.filter(({ as }) => as === 'captures')).toHaveLength(2);
    expect(await wrote()).toEqual([]);
  });

  test('are stored once, however often they are sent, and another number leaves a trace', async () => {
    await taken(COUNTS);
    const first = await stored();
    expect(first).toHaveLength(4);
    expect(first[0]).toEqual({
      ...{ station_id: 1001, pest_id: 1, day: '2026-09-28', number_found: 3 },
      ...{ source_file: 'trampas.csv', source_line: 2, entered_by: 53 },
    });
    const again = await taken(COUNTS);
    expect(again.field_counts?.map(({ counts_new, counts_same }) => counts_new + counts_same)).toEqual(
      again.field_counts?.map(({ counts_same }) => counts_same),
    );
    expect(await stored()).toEqual(first);
    const other = await taken(COUNTS.replace('N-1;5', 'N-1;6'));
    expect(other.field_counts?.find(({ pest_id }) => pest_id === 1)).toMatchObject({
      counts_changed: 1,
      counts_same: 2,
    });
    expect((await stored())[1]?.number_found).toBe(6);
    const history = await everybody.ask('admin', '/v2/changes?client_id=1&kind=field-count');
    const { items } = (await history.json()) as { items: { action: string; fields: object[] }[] };
    expect(items).toHaveLength(5);
    expect(items.find(({ action }) => action === 'changed')?.fields).toContainEqual({
      ...{ field: 'number_found', from: 5, to: 6 },
    });
  });

  test('come with measurements, and of the pest that the line names', async () => {
    const file =
      'date,station,temp,Plaga,Capturas\n2026-10-01 10:00,N-1,12,Cydia pomonella,7\n2026-10-01 11:00,N-1,13,,\n';
    expect(await taken(file)).toMatchObject({
      format: 'readings',
      stations: [{ rows_new: 2 }],
      field_counts: [{ counts_new: 1 }],
    });
    const [count] = await stored();
    expect(count).toMatchObject({ day: '2026-10-01', number_found: 7 });
    expect(count?.pest_id).not.toBe(1);
  });

  test('that are wrong are named, each with its cell, and nothing is stored', async () => {
    const { messages, fields } = await refused(
      'Fecha,Estación,Plaga,Capturas\n2026-10-01,N-1,,-1\n2026-10-02,N-1,,1,5\n2026-10-02,N-1,,100001\n' +
        '2026-10-02,N-1,Nadie,3\n2030-01-01,N-1,,3\n2026-10-03,N-1,,1\n2026-10-03,N-1,,2\n2026-10-03,N-9,,2\n',
    );
    expect(messages).toEqual([
      'línea 2: N-1: capturas: «-1» no es un número entero de 0 a 100.000',
      'línea 3: tiene 5 columnas y el encabezado 4',
      'línea 4: N-1: capturas: «100001» no es un número entero de 0 a 100.000',
      'línea 5: N-1: plaga: «Nadie» no existe',
      'línea 6: N-1: la fecha del conteo está en el futuro',
      'línea 8: N-1: ya hay otro conteo de esa plaga y ese día en la línea 7',
      expect.stringContaining('línea 9: «N-9» no existe'),
    ]);
    expect(fields[0]).toBe('file.2.Capturas');
    expect(await wrote()).toEqual([]);
  });

  test('need a pest', async () => {
    const { owner } = everybody.service.databases;
    await owner.updateTable('station').set({ pest_id: null }).where('station_id', '=', 1002).execute();
    const { messages } = await refused('Fecha,Estación,Capturas\n2026-10-01,S-1,3\n');
    expect(messages).toEqual(['línea 2: S-1: falta la plaga de las capturas: la estación no tiene una']);
  });

  test.each([
    ['Capturas Cydia pomonela', '¿Quiso decir'],
    ['Capturas acumuladas', 'no un total acumulado'],
    ['Capturas,Capturas', 'está repetida'],
  ])('a column «%s» is refused in words', async (titles, message) => {
    const cells = titles.split(',').map(() => '1');
    expect((await refused(`Fecha,Estación,${titles}\n2026-10-01,N-1,${cells}\n`)).detail).toContain(message);
  });

  test('are of stations for which the caller may import', async () => {
    const { status } = await send('Fecha,Estación,Capturas\n2026-10-01,N-1,3\n', { actor: 'grower' });
    expect(status).toBe(403);
  });
});

describe('a series', () => {
  test('has what was counted in the field, says so, and is renewed', async () => {
    const incremental = { per_station_transform: 'incremental' };
    expect((await captures([1001, 1002], incremental)).meta.field_counts).toBeUndefined();
    await taken(COUNTS);
    const { values, meta } = await captures([1001, 1002], incremental);
    expect(values).toEqual([3, null, null, 7, null, null, null]);
    expect(meta.field_counts).toEqual([
      { date: '2026-09-28', found: 3, summed: 3 },
      { date: '2026-10-01', found: 7, summed: 7 },
    ]);
    const total = await captures([1001, 1002], { per_station_transform: 'accumulated' });
    expect(total.values).toEqual([3, null, null, 10, null, null, null]);
    const months = { ...incremental, bin_size: 'month', bin_aggregation_method: 'sum' };
    expect((await captures([1001, 1002], months)).values.filter((value) => value !== null)).toEqual([3, 7]);
  });

  test('keeps and tells what a photo may have shown already, and adds nothing', async () => {
    await photograph('2026-09-30', 4);
    await taken(COUNTS);
    const { values, meta } = await captures([1001], { per_station_transform: 'incremental' });
    expect(values).toEqual([3, null, 4, null, null, null, null]);
    expect(meta.field_counts).toEqual([
      { date: '2026-09-28', found: 3, summed: 3 },
      { date: '2026-10-01', found: 5, summed: 0 },
    ]);
  });

  test('of what photos show has none of it', async () => {
    await taken(COUNTS);
    const { values, meta } = await captures([1001], { per_station_transform: 'value' });
    expect([values.every((value) => value === null), meta.field_counts]).toEqual([true, undefined]);
  });

  test('tells of its stations that people count them', async () => {
    const tree = () => everybody.ask('admin', '/v2/stations?client_id=1');
    const told = async () =>
      ((await (await tree()).json()) as { station_id: number; station_is_counted?: boolean }[]).flatMap(
        (one) => (one.station_is_counted ? [one.station_id] : []),
      );
    expect(await told()).toEqual([]);
    await taken(COUNTS);
    expect(await told()).toEqual([1001, 1002]);
  });

  test('gives chips their sum', async () => {
    await taken(COUNTS);
    const answer = await everybody.ask('admin', '/v2/clients/1/captures', {
      body: { date_end: '2026-10-04', groups: [{ pest_id: 1, station_ids: [1001, 1002] }] },
    });
    expect(await answer.json()).toEqual({ captures: [10] });
  });
});
