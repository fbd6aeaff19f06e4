import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Everybody, startEverybody } from '../../../tests/access-matrix/everybody.ts';
import { PEOPLE } from '../../../tests/support/small-farm.ts';
import { strangers } from '../../../tests/support/strangers.ts';

interface Answer {
  readonly rows_new: number;
  readonly rows_same: number;
  readonly rows: { outcome: string; errors: { column: string; message: string }[] }[];
  readonly temporary_passwords: { email: string; temporary_password: string }[];
  readonly errors: { field: string; message: string }[];
  readonly undo: unknown;
  readonly detail: string;
}
let everybody: Everybody;
let sql: <Row extends object>(text: string) => Promise<Row[]>;
beforeAll(async () => {
  everybody = await startEverybody(async (superuser) => {
    sql = async <Row extends object>(text: string) => (await superuser.query<Row>(text)).rows;
  });
});
beforeEach(() => everybody.undo.restore());
afterAll(() => everybody.close());

type Cells = Readonly<Record<string, string>>;
async function send(
  rows: readonly Cells[],
  more: object = {},
  headers = {},
  actor: 'admin' | 'superAdmin' = 'admin',
) {
  const numbered = rows.map((cells, i) => ({ row: i + 2, cells }));
  const body = { client_id: 1, rows: numbered, ...more };
  const answer = await everybody.ask(actor, '/v2/users/table', { body, headers });
  return { status: answer.status, json: (await answer.json()) as Answer };
}
async function signIn(email: string, password: string) {
  const answer = await everybody.service.ask('/auth/sign-in', { body: { email, password } });
  return (await answer.json()) as { challenge?: string };
}
const people = async () =>
  (await sql<{ email: string }>('select email from user_account where client_id = 1 order by 1')).map(
    ({ email }) => email,
  );
const person = (name: string, more: Cells = {}): Cells => ({
  ...{ first_name: name, last_name: 'Soto', email: `${name.toLowerCase()}@vigia.example` },
  ...more,
});

describe('a table of people', () => {
  test('is looked at first, and nobody is made', async () => {
    const before = await people();
    const { status, json } = await send(
      [
        person('Luis', { role: 'Asesora', sectors: '#11' }),
        { email: PEOPLE.grower.email.toUpperCase() },
        person('Eva', { role: 'Capataz', email: 'eva' }),
      ],
      { dry_run: true },
    );
    expect(status).toBe(200);
    expect(json.rows.map(({ outcome }) => outcome)).toEqual(['new', 'same', 'wrong']);
    expect(json.rows[2]?.errors.map(({ column }) => column)).toEqual(['role', 'email']);
    expect(json).toMatchObject({ rows_new: 1, rows_same: 1, undo: null, temporary_passwords: [] });
    expect(await people()).toEqual(before);
  });

  test('makes people whose temporary passwords open their accounts, once', async () => {
    const { status, json } = await send([person('Luis'), person('Eva', { role: 'Analista' })]);
    expect(status).toBe(200);
    expect(json).toMatchObject({ rows_new: 2, undo: null });
    expect(json.temporary_passwords.map(({ email }) => email)).toEqual([
      'luis@vigia.example',
      'eva@vigia.example',
    ]);
    expect(await people()).toEqual(expect.arrayContaining(['luis@vigia.example', 'eva@vigia.example']));
    for (const { email, temporary_password } of json.temporary_passwords)
      expect(await signIn(email, temporary_password)).toMatchObject({ challenge: 'NEW_PASSWORD_REQUIRED' });
  });

  test('tells the passwords again to the same request, and keeps them sealed', async () => {
    const headers = { 'idempotency-key': 'personas-1' };
    const first = await send([person('Luis')], {}, headers);
    const again = await send([person('Luis')], {}, headers);
    expect(again.json.temporary_passwords).toEqual(first.json.temporary_passwords);
    const [made] = first.json.temporary_passwords;
    const kept = await sql<{ answer: unknown }>("select answer from idempotency where key = 'personas-1'");
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(made?.temporary_password);
    expect((await send([person('Luis')])).json).toMatchObject({ rows_same: 1, temporary_passwords: [] });
  });

  test('names every wrong cell of 200 rows, and makes nobody', async () => {
    const before = await people();
    const rows = Array.from({ length: 200 }, (_, i) =>
      person(`P${i}`, i % 4 === 0 ? { email: `p${i}` } : {}),
    );
    const { status, json } = await send(rows);
    expect(status).toBe(400);
    expect(json.errors).toHaveLength(50);
    expect(json.errors[1]).toEqual({
      field: 'rows.4.cells.email',
      message: 'fila 6: Ingrese un correo válido',
    });
    expect(await people()).toEqual(before);
    expect((await send([...rows, person('Otro')])).status).toBe(400);
  });

  test('says of an address what a single person’s form says, and asks no more than 20 a day', async () => {
    const other = PEOPLE.foreigner.email;
    const look = () => send([person('Luis', { email: other })], { dry_run: true });
    for (let i = 0; i < 25; i += 1)
      expect((await look()).json.rows[0]?.errors[0]?.message).toMatch(/^Ese correo no se puede usar/);
    const many = await strangers(sql, 20);
    const rows = many.map((email) => person('Luis', { email }));
    expect((await send(rows, { dry_run: true })).status).toBe(429);
  });

  test('refuses a role above one’s own, and fields of others', async () => {
    const { json } = await send([
      person('Luis', { role: 'Superadministrador' }),
      person('Eva', { sectors: '#21' }),
    ]);
    expect(json.errors.map(({ field }) => field)).toEqual(['rows.0.cells.role', 'rows.1.cells.sectors']);
  });
});
