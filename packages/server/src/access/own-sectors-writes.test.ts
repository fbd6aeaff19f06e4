import { describe, expect, test } from 'vitest';
import { PEOPLE } from '../../tests/support/people.ts';
import { type Device, T, twoSectors } from './own-sectors.fixture.ts';

/** What a person of one sector may name in what they write. */
const { ask, read } = twoSectors();

describe('what is written', () => {
  const common = { client_id: 1, datetime_event: T, user_email: PEOPLE.narrowed.email };
  const application = {
    ...common,
    ...{ type: 'agrochemical_application', sector_id: 11, pest_id: 2 },
    ...{ product: 'Spinosad', dose: 1, measure: 'L/ha' },
  };
  const swap = { ...common, type: 'device_swap', station_id: 1001 };

  test('names no device of other sectors: it is missing, as one that nobody has', async () => {
    const [hidden, missing] = await Promise.all(
      ['VG-2', 'VG-0'].map((new_node_id) => ask('narrowed', '/v2/events', { ...swap, new_node_id })),
    );
    expect([hidden!.status, missing!.status]).toEqual([404, 404]);
    expect(await hidden!.text()).toBe(await missing!.text());
    expect((await ask('grower', '/v2/events', { ...swap, new_node_id: 'VG-2' })).status).toBe(400);
  });

  test('names a spare one, which is put up then', async () => {
    const answer = await ask('narrowed', '/v2/events', { ...swap, new_node_id: 'VG-6' });
    expect(answer.status, await answer.clone().text()).toBe(201);
    expect(
      (await read<Device[]>('narrowed', '/v2/nodes?client_id=1')).map((one) => one.serial_number),
    ).toEqual(['VG-1', 'VG-6']);
  });

  test('names as responsible those who reach the own sectors, and nobody else', async () => {
    const refusals = await Promise.all(
      [PEOPLE.southAdviser.email, 'nadie@vigia.example'].map((user_email) =>
        ask('narrowed', '/v2/events', { ...application, user_email }),
      ),
    );
    expect(refusals.map(({ status }) => status)).toEqual([400, 400]);
    expect(await refusals[0]!.text()).toBe(await refusals[1]!.text());
    for (const person of ['narrowed', 'steward', 'grower', 'superAdmin'] as const) {
      const { status } = await ask('narrowed', '/v2/events', {
        ...application,
        user_email: PEOPLE[person].email,
      });
      expect(status, person).toBe(201);
    }
    const south = { ...application, user_email: PEOPLE.southAdviser.email };
    expect((await ask('grower', '/v2/events', south)).status).toBe(201);
  });

  test('is read with the responsible of an event in the own sector, whoever it is', async () => {
    const { items } = await read<{ items: { user_email: string }[] }>(
      'narrowed',
      '/v2/events?date_start=2026-11-20&date_end=2026-11-20&sector_id=11',
    );
    expect(items.map((event) => event.user_email)).toContain(PEOPLE.southAdviser.email);
  });
});
