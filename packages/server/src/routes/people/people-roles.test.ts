import { CreateUserAnswer } from '@vigia/api/contract';
import { type PersonRole, personRole, rightsOf } from '@vigia/domain/access';
import { describe, expect, test } from 'vitest';
import type { Person } from '../../../tests/support/people.ts';
import { CHOSEN, NEW, NEW_NAMES, startPeople } from './people.fixture.ts';

const { service, create, created, put, post } = startPeople();

describe('a role', () => {
  const roleOf = (answer: unknown) => personRole(CreateUserAnswer.parse(answer));
  const bodyOf = (role: PersonRole, clientIds: number[] = [], sectorIds: number[] = []) => {
    const { permissions, access } = rightsOf(
      { role, clientIds, sectorIds },
      { clientId: 1, isOffered: () => true },
    );
    return {
      permissions,
      access: {
        role: access.role,
        entities_under_client: access.entitiesUnderClient,
        entities_under_sector: access.entitiesUnderSector,
      },
    };
  };

  test.each<[PersonRole, Person, number]>([
    ['grower', 'manager', 201],
    ['adviser', 'manager', 403],
    ['adviser', 'admin', 201],
    ['analyst', 'admin', 201],
    ['administrator', 'admin', 201],
    ['superadministrator', 'admin', 403],
    ['superadministrator', 'superAdmin', 201],
  ])('%s is given at creation by %s: %i', async (role, giver, status) => {
    const answer = await create(bodyOf(role), giver);
    expect(answer.status).toBe(status);
    if (status === 201) expect(roleOf(await answer.json())).toBe(role);
  });

  test('is changed later, there and back', async () => {
    const { user_id, email } = await created();
    for (const role of ['administrator', 'analyst', 'adviser', 'grower'] as const) {
      const answer = await put(user_id, { ...NEW_NAMES, email, ...bodyOf(role) });
      expect(roleOf(await answer.json())).toBe(role);
    }
  });

  test('serves clients that its giver administers, and fields of those', async () => {
    expect((await create(bodyOf('adviser', [3]))).status).toBe(403);
    const served = await create(bodyOf('adviser', [3], [11, 31]), 'superAdmin');
    expect(await served.json()).toMatchObject({
      permissions: 'root',
      access: { entities_under_client: { 3: 'user' }, entities_under_sector: { 11: 'user', 31: 'user' } },
    });
    const foreign = await create(bodyOf('grower', [], [31]), 'superAdmin');
    expect(await foreign.json()).toMatchObject({ errors: [{ field: 'access.entities_under_sector' }] });
  });

  test('of an administrator administers: another person, a field', async () => {
    const maker = await created({ temporary_password: CHOSEN, ...bodyOf('administrator') });
    const change = { email: maker.email, password: CHOSEN, new_password: 'una viña en flor' };
    const { access_token } = (await (await post('/auth/new-password', change)).json()) as {
      access_token: string;
    };
    const headers = { 'x-api-key': service().apiKey, authorization: `Bearer ${access_token}` };
    const ask = (path: string, body: object) => service().ask(path, { headers, body });
    const person = await ask('/v2/users', {
      ...NEW,
      email: 'otra@vigia.example',
      ...bodyOf('administrator'),
    });
    expect(person.status).toBe(201);
    const sector = {
      sector_name: 'Loma',
      sector_address: 'Melipilla, RM',
      sector_position_lat: -33,
      sector_position_lon: -71,
    };
    expect((await ask('/v2/sectors', { client_id: 1, ...sector })).status).toBe(201);
  });
});
