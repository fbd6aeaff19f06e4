import { describe, expect, it } from 'vitest';
import { aUser } from '../../fixtures/builders/events.ts';
import type { User } from '../entities/user.ts';
import { ADMIN_WORDS, LOG_LEVEL_WORDS, STATION_MESSAGES } from '../es/administration.ts';
import { ROUTE_TITLES } from '../es/routes.ts';
import { adminClient, EVENTS_PAGE_SIZE, PAGE_SIZES } from './administration.ts';
import { can } from './can.ts';
import { type Action, CAPABILITIES } from './capabilities.ts';
import { countedClients, sortClients } from './clients.ts';
import { DEMO_NAMES, isDemoAccount } from './demo-names.ts';
import { LOG_LEVELS, SUPER_FEATURES, showsFeature } from './features.ts';
import { routeAccess } from './menu.ts';
import { isRoot, isSuperAdmin } from './scope.ts';
import { userType } from './user-type.ts';

const withAccess = (access: Partial<User['access']>, rest: Partial<User> = {}): User =>
  aUser({ access: { role: 'user', entitiesUnderClient: {}, entitiesUnderSector: {}, ...access }, ...rest });
const grower = aUser();
const root = aUser({ permissions: 'root' });
const reader = withAccess({ entitiesUnderClient: { '*': 'user' } });
const chief = withAccess({ entitiesUnderClient: { '*': 'admin' } });

describe('routes, as console.md §2 lists them', () => {
  it.each([
    ['/home', 'Estaciones', 'signed-in'],
    ['/sectors', 'Campos', 'signed-in'],
    ['/sector/4', 'Campo', 'root'],
    ['/station/4', 'Estación', 'signed-in'],
    ['/node/VG-2M-1', 'Nodo', 'signed-in'],
    ['/notifications', 'Notificaciones', 'root'],
    ['/logs', 'Reportes', 'signed-in'],
    ['/data-explorer', 'Plagas', 'signed-in'],
    ['/crop-explorer', 'Hospederos', 'signed-in'],
    ['/oidio-explorer', 'Hongos', 'signed-in'],
    ['/climate-explorer', 'Clima', 'signed-in'],
    ['/chill-models', 'Horas Frío', 'root'],
    ['/scheduled-report-explorer', 'Programados', 'root'],
    ['/health-stations', 'Salud', 'root'],
    ['/admin', 'Administración', 'root'],
    ['/admin/lo-que-sea', 'Administración', 'root'],
    ['/count-bugs', 'Contador', 'root'],
  ])('%s is %s, for %s', (path, title, access) => {
    for (const user of [root, chief]) expect(routeAccess(path, user, 10)).toMatchObject({ kind: 'open' });
    for (const user of [grower, reader]) {
      const answer = routeAccess(path, user, 10);
      expect(answer.kind).toBe(access === 'root' ? 'forbidden' : 'open');
      if (answer.kind !== 'unknown') expect(ROUTE_TITLES[answer.route.id]).toBe(title);
    }
  });

  it('lead home from anywhere else', () => {
    for (const path of [
      '/',
      '',
      '/inicio',
      '/reports1',
      '/reports2',
      '/calendar',
      '/logs/1',
      '/station/',
      '/station/x',
    ]) {
      expect(routeAccess(path, root, 10)).toEqual({ kind: 'unknown', redirect: '/home' });
    }
  });
});

it('the keys of widgets open to administrators and to root', () => {
  const admin = withAccess({ role: 'admin' });
  for (const user of [admin, root, chief]) {
    expect(routeAccess('/admin/embed-keys', user, 10)).toMatchObject({
      kind: 'open',
      route: { id: 'embed-keys' },
    });
  }
  for (const user of [grower, reader, withAccess({ entitiesUnderClient: { 11: 'admin' } })]) {
    expect(routeAccess('/admin/embed-keys', user, 10).kind).toBe('forbidden');
  }
  expect(routeAccess('/admin', admin, 10).kind).toBe('forbidden');
});

describe('roles, as console.md §6 describes them', () => {
  const elsewhere = withAccess({ entitiesUnderClient: { 11: 'admin' } });
  const rootReader = withAccess({ entitiesUnderClient: { '*': 'user' } }, { permissions: 'root' });

  it.each([
    ['a grower', grower, false, false, false],
    ['an administrator', withAccess({ role: 'admin' }), false, false, false],
    ['root', root, true, false, false],
    ['an administrator of another client', elsewhere, false, false, false],
    ['a super reader', reader, false, false, true],
    ['a super reader with root', rootReader, true, true, true],
    ['a super administrator', chief, true, true, true],
    ['a disabled super administrator', { ...chief, enabled: false }, false, false, false],
  ] as const)('%s: root here %s, root elsewhere %s, super %s', (_who, user, here, there, superAdmin) => {
    expect([isRoot(user, 10), isRoot(user, 12), isSuperAdmin(user)]).toEqual([here, there, superAdmin]);
  });

  it('let admin do anything, and user read, save the field writes', () => {
    const admin = withAccess({ role: 'admin' });
    const resource = { clientId: 10, sectorId: 1, userId: 7 };
    // The last one is ours: what somebody keeps for themselves alone.
    const fieldWrites = [
      ...['event.create', 'event.image.create', 'station.tags.edit', 'notification.mark-read'],
      'scenario.edit',
    ];
    for (const [action, { writes, ...rest }] of Object.entries(CAPABILITIES)) {
      const also = 'also' in rest ? rest.also : undefined;
      expect(can(admin, action as Action, resource), action).toBe(also === undefined);
      const forAll = rest.role === 'user' || fieldWrites.includes(action);
      const granted = forAll && ((!writes && also === undefined) || fieldWrites.includes(action));
      expect(can(grower, action as Action, resource), action).toBe(granted);
      expect(can(chief, action as Action, { ...resource, clientId: 12 }), action).toBe(true);
      const ofReader = !writes && also !== 'root' && forAll;
      expect(can(reader, action as Action, { ...resource, clientId: 12 }), action).toBe(ofReader);
    }
  });
});

describe('user types', () => {
  it.each([
    ['ana.test@vigia.example', 'test'],
    ['ana@test.vigia.example', 'test'],
    ['DEMO@Vigia.Example', 'demo'],
    ['productor@demo.vigia.example', 'demo'],
    ['demo-test@vigia.example', 'test'],
    ['ana@vigia.example', 'regular'],
    ['demo@huerto.cl', 'regular'],
    ['test@otravigia.example', 'regular'],
    ['ana@vigia.example.cl', 'regular'],
    ['', 'unknown'],
    ['  ', 'unknown'],
    ['demo', 'unknown'],
    ['@vigia.example', 'unknown'],
    ['demo@', 'unknown'],
    [null, 'unknown'],
  ] as const)('%s is %s', (email, type) => {
    expect(userType(email)).toBe(type);
  });

  it('know the domains they are given', () => {
    expect(userType('demo@huerto.cl', ['huerto.cl'])).toBe('demo');
    expect(userType('demo@vigia.example', [])).toBe('regular');
  });
});

describe('clients', () => {
  it('are counted unless somebody said otherwise or they are a device pool, whatever their id', () => {
    const clients = [
      { id: 1, isCounted: true, isDevicePool: false },
      { id: 2, isCounted: true, isDevicePool: false },
      { id: 3, isCounted: false, isDevicePool: false },
      { id: 4, isCounted: true, isDevicePool: true },
    ];
    expect(countedClients(clients).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('are listed by name', () => {
    const names = ['Viña Sur', 'ñandú', 'Agrícola 10', 'Agrícola 9', 'árbol', 'nogal', 'Oliva'];
    const list = names.map((name) => ({ name }));
    expect(sortClients(list).map(({ name }) => name)).toEqual([
      'Agrícola 9',
      'Agrícola 10',
      'árbol',
      'nogal',
      'ñandú',
      'Oliva',
      'Viña Sur',
    ]);
    expect(list[0]?.name).toBe('Viña Sur');
  });
});

describe('parts for super admins', () => {
  it('are hidden from everyone else', () => {
    const at = { nodeSerial: 'VG-2M-1', pestId: 1 };
    for (const feature of SUPER_FEATURES) {
      for (const user of [grower, root, withAccess({ role: 'admin' })]) {
        expect(showsFeature(feature, { user, ...at }), feature).toBe(false);
      }
      for (const user of [reader, chief]) expect(showsFeature(feature, { user, ...at }), feature).toBe(true);
    }
  });

  it('depend on the device and the pest where they should', () => {
    const hidden = (rest: { nodeSerial?: string | null; pestId?: number | null }) =>
      SUPER_FEATURES.filter((feature) => !showsFeature(feature, { user: chief, ...rest }));
    expect(hidden({ nodeSerial: 'VG-3M-1', pestId: 1 })).toEqual(['daily-signal', 'selftest']);
    expect(hidden({ nodeSerial: 'VG-2M-1', pestId: 2 })).toEqual(['inference-series']);
    expect(hidden({ nodeSerial: null })).toEqual(['daily-signal', 'selftest', 'inference-series']);
    expect(hidden({})).toHaveLength(3);
  });
});

describe('administration tables', () => {
  it('are those of the client of the address, and page as specified', () => {
    expect([adminClient({ company: 4 }), adminClient({})]).toEqual([4, null]);
    expect([PAGE_SIZES, EVENTS_PAGE_SIZE]).toEqual([[10, 50], 25]);
    expect(ADMIN_WORDS.chooseClient).toBe('Seleccione un cliente en el filtro');
    expect(new Set(LOG_LEVELS.map((level) => LOG_LEVEL_WORDS[level])).size).toBe(5);
  });

  it('say what became of a station', () => {
    const { updated, deleted, updateFailed, deleteFailed, tagsFailed, configurationFailed } =
      STATION_MESSAGES;
    expect([updated('E1'), deleted('E1')]).toEqual(['Estación actualizada: E1', 'Estación eliminada: E1']);
    const failures = [updateFailed, deleteFailed, tagsFailed, configurationFailed].map((say) =>
      say('E1', '409'),
    );
    expect(failures).toEqual([
      'Error actualizando estación E1: 409',
      'Error eliminando estación E1: 409',
      'Error actualizando tags para estación E1: 409',
      'Error actualizando configuración para estación E1: 409',
    ]);
  });
});

describe('the demo account', () => {
  const ids = Array.from({ length: 64 }, (_, id) => id);
  const different = (name: (id: number) => string) => new Set(ids.map(name)).size;

  it('reads the same made-up name for an id each time, and no two alike', () => {
    for (const name of [DEMO_NAMES.client, DEMO_NAMES.sector, DEMO_NAMES.station, DEMO_NAMES.email]) {
      expect(different(name)).toBe(64);
      expect(ids.map(name)).toEqual(ids.map(name));
    }
    expect(different((id) => DEMO_NAMES.firstName(id) + DEMO_NAMES.lastName(id))).toBe(64);
  });

  it('is one, by its e-mail', () => {
    expect(isDemoAccount({ email: 'Demo@Vigia.Example' }, 'demo@vigia.example')).toBe(true);
    expect(isDemoAccount({ email: 'otro@vigia.example' }, 'demo@vigia.example')).toBe(false);
    expect(isDemoAccount({ email: '' }, null)).toBe(false);
  });
});
