import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PEOPLE, type Person } from '../../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const PATH = '/v2/scenarios';
const HERE = { client_id: 1, sector_id: 11, season_id: 101, pest_id: 1 };
const INPUT = { scenario_name: 'Biofix de Juan', supposed: 'start.2026-09-14~warmer.1' };
let service: TestApp;

beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.databases.owner.deleteFrom('scenario').execute();
});

async function send(person: Person, path: string, method: string, body?: object) {
  const answer = await (await service.as(person))(path, { method, ...(body && { body }) });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}
const keep = (changes: object = {}, person: Person = 'grower') =>
  send(person, PATH, 'POST', { ...HERE, ...INPUT, ...changes });
const namesOf = async (person: Person, sector = 11) => {
  const { body } = await send(person, `${PATH}?client_id=1&sector_id=${sector}`, 'GET');
  return (body as { scenario_name: string }[]).map(({ scenario_name }) => scenario_name);
};
const errorsOf = (answer: { readonly body: { readonly errors: readonly object[] } }) => answer.body.errors;

describe('a scenario that somebody keeps', () => {
  test('is shown to its owner, and to nobody else', async () => {
    const { status, body } = await keep();
    expect(status).toBe(201);
    const { client_id: _, ...which } = HERE;
    expect(body).toEqual({ scenario_id: expect.any(Number), ...which, ...INPUT });
    await keep({ scenario_name: 'A mi manera' }, 'admin');
    expect(await namesOf('grower')).toEqual(['Biofix de Juan']);
    expect(await namesOf('admin')).toEqual(['A mi manera']);
    expect(await namesOf('superAdmin')).toEqual([]);
    for (const method of ['PUT', 'DELETE'])
      expect((await send('superAdmin', `${PATH}/${body.scenario_id}`, method, {})).status).toBe(404);
  });

  test('is of whoever sees the field, with the account of another client too', async () => {
    expect((await keep({}, 'superAdmin')).status).toBe(201);
    expect(await namesOf('superAdmin')).toEqual(['Biofix de Juan']);
    expect((await keep({}, 'superReader')).status).toBe(403);
    expect((await keep({ sector_id: 12 }, 'narrowed')).status).toBe(404);
    expect((await keep({}, 'foreigner')).status).toBe(404);
  });

  test('is not shown any more to whom the field is not', async () => {
    await service.databases.owner
      .insertInto('scenario')
      .values({ ...HERE, sector_id: 12, user_id: PEOPLE.narrowed.user_id, ...INPUT })
      .execute();
    const { status } = await send('narrowed', `${PATH}?client_id=1&sector_id=12`, 'GET');
    expect(status).toBe(404);
  });

  test('is renamed, replaced and removed', async () => {
    const { body } = await keep();
    const path = `${PATH}/${body.scenario_id}`;
    const renamed = await send('grower', path, 'PUT', { scenario_name: ' Biofix de Ana ' });
    expect(renamed.body).toEqual({ ...body, scenario_name: 'Biofix de Ana' });
    const replaced = await send('grower', path, 'PUT', { supposed: 'weather.warm-year' });
    expect(replaced.body).toMatchObject({ scenario_name: 'Biofix de Ana', supposed: 'weather.warm-year' });
    expect((await send('grower', path, 'DELETE')).status).toBe(204);
    expect(await namesOf('grower')).toEqual([]);
    expect((await send('grower', path, 'PUT', { scenario_name: 'X' })).status).toBe(404);
  });

  test('has a name of its own among those of the same season, pest and field', async () => {
    await keep();
    const taken = await keep({ scenario_name: 'BIOFIX  de juan' });
    expect(taken.status).toBe(400);
    expect(errorsOf(taken)).toEqual([
      { field: 'scenario_name', message: 'Ya tiene un supuesto con ese nombre' },
    ]);
    for (const other of [{ pest_id: 2 }, { sector_id: 12 }, { season_id: 102 }])
      expect((await keep(other)).status).toBe(201);
    const second = await keep({ scenario_name: 'Otro' });
    const { status } = await send('grower', `${PATH}/${second.body.scenario_id}`, 'PUT', {
      scenario_name: 'Biofix de Juan',
    });
    expect(status).toBe(400);
  });

  test('says at its field what is wrong', async () => {
    const wrong = async (changes: object) => errorsOf(await keep(changes));
    expect(await wrong({ scenario_name: ' ' })).toMatchObject([{ field: 'scenario_name' }]);
    expect(await wrong({ scenario_name: 'x'.repeat(61) })).toMatchObject([{ field: 'scenario_name' }]);
    expect(await wrong({ scenario_name: 'a~b' })).toMatchObject([{ message: 'Sin el signo ~' }]);
    for (const supposed of ['', 'warmer.9', 'name.Otro', 'start.2026-02-30', 'warmer.1~nada.3'])
      expect(await wrong({ supposed })).toMatchObject([{ field: 'supposed' }]);
    expect(await wrong({ pest_id: 999_999 })).toMatchObject([{ field: 'pest_id' }]);
    expect(await wrong({ season_id: 301 })).toMatchObject([{ field: 'season_id' }]);
    expect(await namesOf('grower')).toEqual([]);
  });

  test('is one of fifty in a field at most', async () => {
    const rows = Array.from({ length: 50 }, (_, i) => ({
      ...{ ...HERE, ...INPUT, user_id: PEOPLE.grower.user_id },
      scenario_name: `Supuesto ${i}`,
    }));
    await service.databases.owner.insertInto('scenario').values(rows).execute();
    const refused = await keep();
    expect(errorsOf(refused)).toEqual([
      { field: 'scenario_name', message: 'Ya guarda 50 supuestos en este campo: quite alguno' },
    ]);
    expect((await keep({}, 'admin')).status).toBe(201);
  });

  test('is not written over what another device of its owner made of it', async () => {
    const { body } = await keep();
    const path = `${PATH}/${body.scenario_id}`;
    await send('grower', path, 'PUT', { scenario_name: 'Desde el teléfono' });
    const late = await send('grower', path, 'PUT', {
      ...{ scenario_name: 'Desde el escritorio', seen: { scenario_name: INPUT.scenario_name } },
    });
    expect(late.status).toBe(409);
    expect(late.body.errors).toMatchObject([{ field: 'scenario_name' }]);
    expect(await namesOf('grower')).toEqual(['Desde el teléfono']);
  });

  test('goes with its season', async () => {
    await keep({ season_id: 102 });
    await keep({ scenario_name: 'De esta' });
    expect((await send('admin', '/v2/seasons/102', 'DELETE')).status).toBe(204);
    expect(await namesOf('grower')).toEqual(['De esta']);
  });
});
