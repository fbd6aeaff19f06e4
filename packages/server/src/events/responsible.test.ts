import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GOOD } from '../../tests/support/farm-bodies.ts';
import { PEOPLE, type Person } from '../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  const { owner } = service.databases;
  await owner
    .updateTable('user_account')
    .set({ enabled: false })
    .where('user_id', '=', PEOPLE.disabled.user_id)
    .execute();
});
afterAll(() => service.close());

const RANGE = 'date_start=2026-11-01&date_end=2026-12-31';
const OLDER_RANGE = 'dateStart=2026-11-01&dateEnd=2026-12-31';
const application = {
  type: 'agrochemical_application',
  client_id: 1,
  sector_id: 11,
  pest_id: 2,
  product: 'Spinosad',
  dose: 1,
  measure: 'L/ha',
  datetime_event: '2026-11-20T15:00:00.000Z',
};

interface Event {
  readonly event_id: number;
  readonly user_email: string;
  readonly created_by: string | null;
  readonly datetime_created: string;
}
const report = async (person: Person, user_email: string, more: object = {}) =>
  (await service.as(person))('/v2/events', { body: { ...application, user_email, ...more } });
const made = async (person: Person, user_email: string) => {
  const answer = await report(person, user_email);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as Event;
};

describe('who is responsible', () => {
  test.each([
    ['somebody of another client', PEOPLE.foreigner.email],
    ['nobody', 'nadie@evil.example'],
    ['no address', 'no-un-correo'],
    ['markup', '<b>x</b>'],
    ['a disabled account', PEOPLE.disabled.email],
    ['somebody who reads every client and writes in none', PEOPLE.superReader.email],
  ])('is not %s: refused at the field, in the same words, and nothing is written', async (_, email) => {
    const before = await count();
    const answer = await report('grower', email);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid-input',
      errors: [
        {
          field: 'user_email',
          message: 'Ese correo no es de una persona que pueda informar en este cliente',
        },
      ],
    });
    expect(await count()).toBe(before);
  });

  test.each([
    ['a colleague', PEOPLE.admin.email, PEOPLE.admin.email],
    ['a super administrator', PEOPLE.superAdmin.email, PEOPLE.superAdmin.email],
    ['oneself, however the address is written', ' Grower@VIGIA.example ', PEOPLE.grower.email],
  ])('may be %s', async (_, email, stored) => {
    expect((await made('grower', email)).user_email).toBe(stored);
  });

  test('may be an adviser with an account elsewhere, and is shown without a client that the caller does not see', async () => {
    const foreign = { client_id: 3, sector_id: 31 };
    expect((await report('foreigner', PEOPLE.adviser.email, foreign)).status).toBe(201);
    expect((await report('grower', PEOPLE.neighbour.email, foreign)).status).toBe(404);
    expect((await report('grower', 'nadie@evil.example', foreign)).status).toBe(404);
  });

  test('of an install with a new station follows the same rule', async () => {
    const device = {
      serial_number: 'RESP-1',
      node_firmware_version: '1.0',
      user_email: PEOPLE.foreigner.email,
    };
    const answer = await (await service.as('superAdmin'))('/v2/stations', {
      body: { ...GOOD.station, station_name: 'Sin responsable', device },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'device.user_email' }] });
    expect((await (await service.as('superAdmin'))('/v2/nodes/RESP-1')).status).toBe(404);
  });
});

describe('who wrote it', () => {
  test('comes from the token, with the instant, in both lists', async () => {
    service.clock.now += 60_000;
    const event = await made('grower', PEOPLE.admin.email);
    expect(event).toMatchObject({
      user_email: PEOPLE.admin.email,
      created_by: PEOPLE.grower.email,
      datetime_created: new Date(service.clock.now).toISOString(),
    });
    const admin = await service.as('admin');
    for (const path of [`/v2/events?${RANGE}`, `/events?${OLDER_RANGE}`]) {
      const { items } = (await (await admin(path)).json()) as { items: Event[] };
      expect(items.find(({ event_id }) => event_id === event.event_id)).toEqual(event);
    }
  });

  test('is a super administrator, too, whose account lies in another client', async () => {
    expect((await made('superAdmin', PEOPLE.grower.email)).created_by).toBe(PEOPLE.superAdmin.email);
  });

  test('cannot be named by the request', async () => {
    const answer = await report('grower', PEOPLE.grower.email, { created_by: PEOPLE.admin.email });
    expect(answer.status).toBe(400);
  });

  test('stays unknown of events from before', async () => {
    const admin = await service.as('admin');
    const path = '/v2/events?date_start=2026-10-01&date_end=2026-10-01';
    const { items } = (await (await admin(path)).json()) as { items: Event[] };
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ created_by }) => created_by))).toEqual(new Set([null]));
  });

  test('stands in the log of changes and in the log of the service, with the event’s id', async () => {
    const before = service.log.length;
    const { event_id } = await made('grower', PEOPLE.admin.email);
    const lines = service.log.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({ route: '/v2/events', status: 201, eventId: event_id }),
    );
    const admin = await service.as('admin');
    const { items } = (await (await admin('/v2/changes?client_id=1&kind=event&limit=1')).json()) as {
      items: { fields: { field: string; to: unknown }[] }[];
    };
    expect(items).toMatchObject([
      { kind: 'event', action: 'created', thing_id: String(event_id), user: { email: PEOPLE.grower.email } },
    ]);
    expect(items[0]!.fields).toContainEqual({ field: 'user_email', from: null, to: PEOPLE.admin.email });
  });
});

const count = async () => {
  const { owner } = service.databases;
  return (await owner.selectFrom('event').select('event_id').execute()).length;
};
