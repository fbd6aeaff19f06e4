import { describe, expect, it } from 'vitest';
import type { Access, User } from '../entities/user.ts';
import { rightsText } from '../es/roles.ts';
import { can } from './can.ts';
import { type GrantRefusal, grantRefusal } from './grants.ts';
import { routeAccess } from './menu.ts';
import { PERSON_ROLES, type PersonRole, personRole, type Rights, rightsOf, roleChoiceOf } from './roles.ts';

const OWN = 10;
const OTHER = 11;
const FOREIGN = 12;
const everybody = () => true;

const rights = (permissions: string, access: Partial<Access>): Rights => ({
  permissions,
  access: { role: 'user', entitiesUnderClient: {}, entitiesUnderSector: {}, ...access },
});
const person = (granted: Rights): User => ({
  id: 7,
  clientId: OWN,
  email: 'ana@vigia.test',
  firstName: 'Ana',
  lastName: 'Rojas',
  enabled: true,
  ...granted,
});
const made = (role: PersonRole, clientIds: number[] = [], sectorIds: number[] = []): User =>
  person(rightsOf({ role, clientIds, sectorIds }, { clientId: OWN, isOffered: everybody }));

describe('a role on the wire', () => {
  it.each<[PersonRole, Rights]>([
    ['grower', rights('', { entitiesUnderClient: { 11: 'user' }, entitiesUnderSector: { 3: 'user' } })],
    ['adviser', rights('root', { entitiesUnderClient: { 11: 'user' }, entitiesUnderSector: { 3: 'user' } })],
    ['analyst', rights('root', { entitiesUnderClient: { 10: 'admin', 11: 'admin' } })],
    ['administrator', rights('root', { role: 'admin', entitiesUnderClient: { 11: 'admin' } })],
    ['superadministrator', rights('root', { role: 'admin', entitiesUnderClient: { '*': 'admin' } })],
  ])('of %s, and read back', (role, expected) => {
    const user = made(role, [OTHER], [3]);
    expect({ permissions: user.permissions, access: user.access }).toEqual(expected);
    expect(personRole(user)).toBe(role);
  });

  it.each(PERSON_ROLES)('%s says the same however often it goes there and back', (role) => {
    for (const clientIds of [[], [OTHER], [OTHER, FOREIGN]]) {
      const once = made(role, clientIds);
      const choice = roleChoiceOf(once, everybody);
      const again = rightsOf(choice, { clientId: OWN, isOffered: everybody });
      expect(again).toEqual({ permissions: once.permissions, access: once.access });
    }
  });

  it.each<[string, Rights, PersonRole | 'custom']>([
    ['the demo’s administrator', rights('root', { role: 'admin' }), 'administrator'],
    [
      'the first administrator of an installation',
      rights('root', { role: 'admin', entitiesUnderClient: { '*': 'admin' } }),
      'superadministrator',
    ],
    ['a grower whose own client is named', rights('', { entitiesUnderClient: { 10: 'user' } }), 'grower'],
    [
      'an administrator with sectors, which mean nothing there',
      rights('root', { role: 'admin', entitiesUnderSector: { 3: 'user' } }),
      'administrator',
    ],
    ['an administrator whom no screen shows', rights('', { role: 'admin' }), 'custom'],
    ['a steward of one sector', rights('', { entitiesUnderSector: { 3: 'admin' } }), 'custom'],
    ['who reads every client', rights('', { entitiesUnderClient: { '*': 'user' } }), 'custom'],
    ['who administers another client alone', rights('', { entitiesUnderClient: { 11: 'admin' } }), 'custom'],
    [
      'an administrator who only reads another client',
      rights('root', { role: 'admin', entitiesUnderClient: { 11: 'user' } }),
      'custom',
    ],
    ['a permission from elsewhere', rights('guest', {}), 'custom'],
  ])('%s', (_, granted, expected) => {
    const user = person(granted);
    expect(personRole(user)).toBe(expected);
    const same = rightsOf(roleChoiceOf(user, everybody), {
      clientId: OWN,
      before: granted,
      isOffered: everybody,
    });
    expect(same, 'untouched where nothing else is chosen').toEqual(granted);
  });
});

describe('a choice', () => {
  it('keeps the account’s roles on clients that its editor does not administer', () => {
    const before = rights('', { entitiesUnderClient: { 11: 'user', 12: 'user' } });
    const isOffered = (id: number) => id === OTHER;
    const choice = roleChoiceOf(person(before), isOffered);
    expect(choice.clientIds).toEqual([OTHER]);
    const after = rightsOf({ ...choice, clientIds: [] }, { clientId: OWN, before, isOffered });
    expect(after.access.entitiesUnderClient).toEqual({ 12: 'user' });
  });

  it('that stays gives the rights of a person alone, so that a new name is not undone by the old one', () => {
    const before = made('adviser', [OTHER]);
    const choice = roleChoiceOf(before, everybody);
    const { permissions, access } = before;
    expect(rightsOf(choice, { clientId: OWN, before, isOffered: everybody })).toEqual({
      permissions,
      access,
    });
  });

  it('of clients and sectors alone leaves the rest of a role of no name as it was', () => {
    const before = rights('', {
      role: 'admin',
      entitiesUnderClient: { 11: 'admin' },
      entitiesUnderSector: { 3: 'admin' },
    });
    const after = rightsOf(
      { role: 'custom', clientIds: [OTHER, FOREIGN], sectorIds: [3, 4] },
      { clientId: OWN, before, isOffered: everybody },
    );
    expect(after).toEqual(
      rights('', {
        role: 'admin',
        entitiesUnderClient: { 11: 'admin', 12: 'user' },
        entitiesUnderSector: { 3: 'admin', 4: 'user' },
      }),
    );
  });

  it('of a name takes away what the other one gave', () => {
    const before = rights('root', { role: 'admin', entitiesUnderClient: { '*': 'admin' } });
    const after = rightsOf(
      { role: 'grower', clientIds: [], sectorIds: [] },
      { clientId: OWN, before, isOffered: everybody },
    );
    expect(after).toEqual(rights('', {}));
  });
});

describe('what a role sees', () => {
  const ROOT_PATHS = [
    '/sector/3',
    '/notifications',
    '/health-stations',
    '/chill-models',
    '/admin',
    '/count-bugs',
  ];
  const opens = (role: PersonRole, clientId = OWN) =>
    ROOT_PATHS.filter((path) => routeAccess(path, made(role, [OTHER]), clientId).kind === 'open');

  it('is every root-only screen, save for a grower', () => {
    for (const role of PERSON_ROLES)
      for (const client of [OWN, OTHER])
        expect(opens(role, client)).toEqual(role === 'grower' ? [] : ROOT_PATHS);
  });

  it('is administered by administrators and analysts, and reported from by all', () => {
    for (const clientId of [OWN, OTHER]) {
      const who = (action: Parameters<typeof can>[1]) =>
        PERSON_ROLES.filter((role) => can(made(role, [OTHER]), action, { clientId, sectorId: 3 }));
      expect(who('event.create')).toEqual(PERSON_ROLES);
      for (const action of [
        'user.create',
        'user.edit',
        'sector.edit',
        'image.counts.edit',
        'season.create',
      ] as const)
        expect(who(action)).toEqual(['analyst', 'administrator', 'superadministrator']);
      expect(who('client.create')).toEqual(['superadministrator']);
    }
  });
});

describe('nobody gives more than they have', () => {
  const administrator = made('administrator');
  const ofTwo = made('administrator', [OTHER]);
  const chief = made('superadministrator');
  const withoutScreens = person(rights('', { role: 'admin' }));
  const adviser = (...clientIds: number[]) => made('adviser', clientIds);

  it.each<[string, User, User, User | undefined, GrantRefusal | null]>([
    ['an administrator makes another', administrator, made('administrator'), undefined, null],
    ['an administrator makes an analyst', administrator, made('analyst'), undefined, null],
    [
      'an administrator makes no super administrator',
      administrator,
      made('superadministrator'),
      undefined,
      'every-client',
    ],
    ['a super administrator does', chief, made('superadministrator'), undefined, null],
    ['one without root makes a grower', withoutScreens, made('grower'), undefined, null],
    ['one without root gives none', withoutScreens, made('adviser'), undefined, 'root'],
    ['another client is given by who administers it', ofTwo, adviser(OTHER), undefined, null],
    ['and by nobody else', administrator, adviser(OTHER), undefined, 'client'],
    [
      'root is given where the giver holds it',
      administrator,
      adviser(OTHER),
      made('grower', [OTHER]),
      'root',
    ],
    ['what one has is no gift', administrator, adviser(OTHER), adviser(OTHER), null],
    ['more on a client one has is one', administrator, made('analyst', [OTHER]), adviser(OTHER), 'client'],
    ['a right may be taken away', administrator, made('grower'), adviser(OTHER), null],
  ])('%s', (_, giver, after, before, expected) => {
    expect(grantRefusal(giver, OWN, after, before)).toBe(expected);
  });
});

it('a role without a name is described by its parts', () => {
  expect(rightsText(rights('', { role: 'admin' }))).toBe('Administrador en su cliente');
  expect(
    rightsText(
      rights('root', {
        entitiesUnderClient: { '*': 'user', 11: 'admin' },
        entitiesUnderSector: { 3: 'admin', 4: 'user' },
      }),
    ),
  ).toBe(
    'Usuario en su cliente · abre las pantallas de administración · lee todos los clientes · 1 otro cliente, administra 1 · 2 campos, administra 1',
  );
});
