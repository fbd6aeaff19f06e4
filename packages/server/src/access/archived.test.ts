/**
 * Tests an archived client with every operation of the matrix: what its people and keys get, and its
 * restoration.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Everybody, startEverybody } from '../../tests/access-matrix/everybody.ts';
import { type Aim, aimsOf } from '../../tests/access-matrix/homes.ts';
import { OPENED } from '../../tests/access-matrix/opened.ts';
import type { Actor } from '../../tests/access-matrix/people.ts';
import { ROWS } from '../../tests/access-matrix/requests/all.ts';
import { expected } from '../../tests/access-matrix/rights.ts';
import { goodStatus, type MatrixRow, requestOf, routeOf, writes } from '../../tests/access-matrix/row.ts';
import { EMBED_KEY, PARTNER_ORIGIN, PASSWORD, PEOPLE, type Person } from '../../tests/support/small-farm.ts';

const { service, undo, ask, close }: Everybody = await startEverybody();
afterAll(close);

const archive = (clientId: number, isArchived: boolean) =>
  ask('superAdmin', `/v2/clients/${clientId}`, {
    method: 'PUT',
    body: { client_is_archived: isArchived },
  });
const asksForSession = (row: MatrixRow) => routeOf(row).access.kind === 'session';
/** People of client 1, even if they have roles on other clients. */
const ITS_PEOPLE: readonly Actor[] = ['grower', 'narrowed', 'steward', 'manager', 'admin', 'adviser'];

interface Cell {
  readonly row: MatrixRow;
  readonly actor: Actor;
  readonly aim: Aim;
  readonly due: (status: number, code: string | undefined) => boolean;
}

/** Descriptions of the cells with an unexpected answer. A refusal that has written something is wrong, too. */
async function wrongOf(cells: readonly Cell[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { row, actor, aim, due } of cells) {
    const answer = await ask(actor, ...requestOf(row, aim));
    const text = await answer.text();
    const { code } = text.startsWith('{') ? (JSON.parse(text) as { code?: string }) : {};
    const cell = `${row.route} ${row.label ?? ''} by ${actor} at ${JSON.stringify(aim.ids)}`;
    if (!due(answer.status, code)) wrong.push(`${cell}: ${answer.status} ${text.slice(0, 200)}`);
  }
  const changed = await undo.changed();
  if (changed.length > 0) wrong.push(`written: ${changed}`);
  return wrong;
}

const cellsOf = (
  rows: readonly MatrixRow[],
  actors: readonly Actor[],
  due: Cell['due'],
  of?: number,
): Cell[] =>
  rows.flatMap((row) =>
    actors.flatMap((actor) =>
      aimsOf(row.aim)
        .filter(({ homes }) => of === undefined || homes.some(({ client }) => client === of))
        .map((aim) => ({ row, actor, aim, due })),
    ),
  );

/** Archives or restores a client permanently: later calls of `undo` restore this state. */
async function settle(clientId: number, isArchived: boolean): Promise<void> {
  expect((await archive(clientId, isArchived)).status).toBe(200);
  const superuser = await service.superuser();
  for (const table of ['client', 'change_log', 'user_account']) {
    await superuser.query(`delete from kept.${table}; insert into kept.${table} select * from ${table}`);
  }
  await superuser.end();
  await undo.restore();
}

describe('while client 1 is archived', () => {
  beforeAll(() => settle(1, true));

  test('no call of its people is carried out, and each says why', async () => {
    const rows = ROWS.filter(asksForSession);
    const cells = cellsOf(rows, ITS_PEOPLE, (status, code) => status === 401 && code === 'client-archived');
    expect(cells.length).toBeGreaterThan(1_500);
    expect(await wrongOf(cells)).toEqual([]);
  });

  test('no call of its programs is carried out, and each says why', async () => {
    const isTold: Cell['due'] = (status, code) => status === 401 && code === 'client-archived';
    const cells = cellsOf(
      ROWS.filter(({ route }) => route in OPENED),
      ['program', 'farmProgram'],
      isTold,
    );
    expect(cells.length).toBeGreaterThan(400);
    expect(await wrongOf(cells)).toEqual([]);
  });

  test('its keys open no figure, no picture and no session', async () => {
    const rows = ROWS.filter(({ right }) => right === 'partner');
    const cells = cellsOf(rows, ['partner'], (status, code) => status === 403 && code === 'bad-embed-key');
    expect(cells.length).toBeGreaterThan(20);
    expect(await wrongOf(cells)).toEqual([]);
    const opened = await service.ask('/embed/session', {
      body: { key: EMBED_KEY },
      headers: { origin: PARTNER_ORIGIN },
    });
    expect(opened.status).toBe(403);
  });

  test('nobody else reaches what it has; who restores clients sees it in the list and by its id', async () => {
    const others: readonly Actor[] = ['superReader', 'superAdmin', 'neighbour', 'foreigner'];
    const isOfTheClientItself = ({ route }: MatrixRow) => route.endsWith(' /v2/clients/{client_id}');
    const rows = ROWS.filter((row) => asksForSession(row) && !isOfTheClientItself(row));
    const cells = cellsOf(rows, others, (status) => status === 404, 1);
    expect(cells.length).toBeGreaterThan(500);
    expect(await wrongOf(cells)).toEqual([]);

    const list = async (actor: Actor, query = '') => (await ask(actor, `/v2/clients${query}`)).json();
    expect(await list('superAdmin', '?archived=true')).toMatchObject([{ client_id: 1 }]);
    expect(await list('superAdmin')).toMatchObject([{ client_id: 2 }, { client_id: 3 }]);
    expect(await list('superReader', '?archived=true')).toEqual([]);
    expect((await ask('superAdmin', '/v2/clients/1')).status).toBe(200);
    expect((await ask('superReader', '/v2/clients/1')).status).toBe(404);
    const renamed = await ask('superAdmin', '/v2/clients/1', {
      method: 'PUT',
      body: { client_name: 'Otro' },
    });
    expect(renamed.status).toBe(409);
  });

  test('what its devices measure is kept', async () => {
    const rows = ROWS.filter(({ right }) => right === 'device-write');
    const cells = cellsOf(rows, ['device'], () => true, 1).filter(({ aim }) => aim.ids[0] === 'VG-1');
    for (const { row, aim } of cells) {
      const answer = await ask('device', ...requestOf(row, aim));
      expect(answer.status, `${row.route}: ${await answer.text()}`).toBe(goodStatus(row));
    }
    await undo.restore();
  });

  test('its people read at sign-in that it is archived and whom to write to, once the password is right', async () => {
    const signIn = async (person: Person, password: string) => {
      const answer = await service.ask('/auth/sign-in', {
        body: { email: PEOPLE[person].email, password },
        from: `10.9.0.${PEOPLE[person].user_id}`,
      });
      return [answer.status, (await answer.json()) as { code?: string; detail?: string }] as const;
    };
    const [status, problem] = await signIn('grower', PASSWORD);
    expect([status, problem.code]).toEqual([401, 'client-archived']);
    expect(problem.detail).toMatch(/^El cliente Viña Los Aromos está archivado\. Escriba a \S+@\S+ /);
    const [, wrong] = await signIn('grower', 'un manzano');
    const [, nobody] = await signIn('foreigner', 'un manzano');
    expect(wrong).toEqual(nobody);
    expect((await signIn('foreigner', PASSWORD))[0]).toBe(200);
    await undo.restore();
  });
});

test('restored, everything of it is there again, to its people, its keys and those who serve it', async () => {
  await settle(1, false);
  const actors: readonly Actor[] = ['admin', 'narrowed', 'adviser', 'superReader', 'partner'];
  const reads = ROWS.filter((row) => !writes(row) && row.right !== 'public');
  const cells = cellsOf(reads, actors, () => true, 1).map((cell): Cell => {
    const due = expected(cell.actor, cell.row.right, cell.aim, goodStatus(cell.row));
    return { ...cell, due: (status) => status === due };
  });
  expect(cells.length).toBeGreaterThan(900);
  expect(await wrongOf(cells)).toEqual([]);
  const written = await ask('grower', '/v2/stations/1001', { method: 'PUT', body: { tags: ['borde'] } });
  expect(written.status).toBe(200);
});

test('somebody of another client who serves an archived one does not reach it, and keeps their own', async () => {
  expect((await archive(3, true)).status).toBe(200);
  const rows = ROWS.filter(asksForSession);
  const wrong: string[] = [];
  for (const { row, aim } of cellsOf(rows, ['adviser'], () => true, 3)) {
    const answer = await ask('adviser', ...requestOf(row, aim));
    if (answer.status !== 404)
      wrong.push(`${row.route} at ${JSON.stringify(aim.ids)}: ${answer.status} ${await answer.text()}`);
  }
  expect(wrong).toEqual([]);
  expect(await (await ask('adviser', '/v2/clients')).json()).toMatchObject([{ client_id: 1 }]);
  expect((await ask('adviser', '/v2/stations/1001')).status).toBe(200);
  await archive(3, false);
});

test('a super administrator whose own client is archived goes on, makes clients and restores it', async () => {
  const key = { 'idempotency-key': 'archivar el propio' };
  const archived = await ask('superAdmin', '/v2/clients/2', {
    method: 'PUT',
    headers: key,
    body: { client_is_archived: true },
  });
  expect(archived.status).toBe(200);
  const made = await ask('superAdmin', '/v2/clients', { body: { client_name: 'Agrícola Nueva' } });
  expect(made.status).toBe(201);
  expect((await ask('superReader', '/v2/clients')).status).toBe(401);
  expect((await archive(2, false)).status).toBe(200);
});

test('with a scope from before, the database itself shows nothing of an archived client', async () => {
  const owner = service.databases.owner.updateTable('client').where('client_id', '=', 1);
  expect((await ask('admin', '/v2/stations/1001')).status).toBe(200);
  await owner.set({ client_is_archived: true }).execute(); // as another server does: this one is not informed
  const paths = ['/v2/stations/1001', '/v2/stations?client_id=1', '/v2/clients/1/infrastructure'];
  for (const path of paths) expect((await ask('admin', path)).status, path).toBe(404);
  const made = await ask('admin', '/v2/seasons', {
    body: { client_id: 1, season_name: 'Otra', date_start: '2027-05-01', date_end: '2028-04-30' },
  });
  expect(made.status).toBe(404);
  await owner.set({ client_is_archived: false }).execute();
});
