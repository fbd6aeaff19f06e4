import { describe, expect, it } from 'vitest';
import type { Access, User } from '../entities/user.ts';
import { MENU_GROUP_TITLES, ROUTE_TITLES } from '../es/routes.ts';
import { can } from './can.ts';
import { type Action, CAPABILITIES } from './capabilities.ts';
import { routeAccess, visibleMenu } from './menu.ts';
import { ROUTES } from './routes.ts';
import { isRoot, isSuperAdmin, resolveClient, scopeOf, sectorsVisible } from './scope.ts';

const OWN = 10;
const OTHER = 11;
const FOREIGN = 12;

function aUser(access: Partial<Access> = {}, rest: Partial<User> = {}): User {
  return {
    id: 7,
    clientId: OWN,
    email: 'ana@vigia.test',
    firstName: 'Ana',
    lastName: 'Rojas',
    enabled: true,
    permissions: '',
    access: { role: 'user', entitiesUnderClient: {}, entitiesUnderSector: {}, ...access },
    ...rest,
  };
}

const actions = Object.keys(CAPABILITIES) as Action[];
const allowed = (user: User, resource: Parameters<typeof can>[2]): Action[] =>
  actions.filter((action) => can(user, action, { userId: user.id, ...resource }));
const here = { clientId: OWN, sectorId: 1 };
const writesOf = (list: Action[]): Action[] => list.filter((action) => CAPABILITIES[action].writes);

describe('capabilities', () => {
  it('let a plain user read, report from the field, tag and keep what is their own', () => {
    expect(writesOf(allowed(aUser(), here))).toEqual([
      'scenario.edit',
      'notification.mark-read',
      'event.create',
      'event.image.create',
      'station.tags.edit',
    ]);
    expect(can(aUser(), 'series.read', here)).toBe(true);
    expect(can(aUser(), 'health.internal.read', here)).toBe(false);
  });

  it('let an administrator write, but not what is root or super', () => {
    const admin = aUser({ role: 'admin' });
    const denied = actions.filter((action) => !allowed(admin, here).includes(action));
    expect(denied).toEqual([
      'health.internal.read',
      'arrival.read',
      'diagnostics.read',
      'service.read',
      'service.check',
      'catalogue.read',
      'catalogue.edit',
      'station.tags.internal',
      'client.create',
      'client.archive',
      'client.attributes.edit',
      'report-comment.edit',
      'retention.read',
      'retention.edit',
      'image.counts.edit',
      'node.create',
      'node.move',
    ]);
    expect(can({ ...admin, permissions: 'root' }, 'image.counts.edit', here)).toBe(true);
    expect(can(aUser({}, { permissions: 'root' }), 'image.counts.edit', here)).toBe(false);
  });

  it('reach nothing of a foreign client', () => {
    for (const user of [aUser(), aUser({ role: 'admin' }, { permissions: 'root' })]) {
      expect(allowed(user, { clientId: FOREIGN, sectorId: 1 })).toEqual([]);
    }
  });

  it('follow the role on another client', () => {
    const user = aUser({ role: 'admin', entitiesUnderClient: { [OTHER]: 'user' } });
    expect(can(user, 'sector.edit', here)).toBe(true);
    expect(can(user, 'sector.edit', { clientId: OTHER, sectorId: 1 })).toBe(false);
    expect(can(user, 'event.create', { clientId: OTHER, sectorId: 1 })).toBe(true);
  });

  it('let a super reader look across clients and write on none but their own', () => {
    const reader = aUser({ entitiesUnderClient: { '*': 'user' }, entitiesUnderSector: { 1: 'user' } });
    expect(can(reader, 'station.read', { clientId: FOREIGN, sectorId: 99 })).toBe(true);
    expect(can(reader, 'diagnostics.read', { clientId: FOREIGN, sectorId: 99 })).toBe(true);
    expect(writesOf(allowed(reader, { clientId: FOREIGN, sectorId: 1 }))).toEqual([]);
    expect(can(reader, 'event.create', here)).toBe(true);
    expect(can(reader, 'event.create', { clientId: OWN, sectorId: 99 })).toBe(false);
  });

  it('let a super administrator do everything anywhere', () => {
    const chief = aUser({ entitiesUnderClient: { '*': 'admin' }, entitiesUnderSector: { 1: 'user' } });
    expect(allowed(chief, { clientId: FOREIGN, sectorId: 99 })).toEqual(actions);
  });

  it('narrow a plain user to sectors, with the role of each', () => {
    const user = aUser({ entitiesUnderSector: { 1: 'user', 2: 'admin' } });
    expect(can(user, 'station.read', here)).toBe(true);
    expect(can(user, 'station.edit', here)).toBe(false);
    expect(can(user, 'station.edit', { clientId: OWN, sectorId: 2 })).toBe(true);
    expect(can(user, 'station.read', { clientId: OWN, sectorId: 3 })).toBe(false);
    expect(can(user, 'station.read', { clientId: OWN })).toBe(false);
    expect(can(user, 'season.read', { clientId: OWN })).toBe(true);
    expect(sectorsVisible(scopeOf(user), OWN)).toEqual(new Set([1, 2]));
    expect(sectorsVisible(scopeOf(user), FOREIGN)).toEqual(new Set());
    const admin = aUser({ role: 'admin', entitiesUnderSector: { 1: 'user' } });
    expect(sectorsVisible(scopeOf(admin), OWN)).toBe('all');
    expect(can(admin, 'station.edit', { clientId: OWN, sectorId: 3 })).toBe(true);
  });

  it('keep notifications with their owner', () => {
    expect(can(aUser(), 'notification.read', { clientId: OWN, userId: 7 })).toBe(true);
    expect(can(aUser({ role: 'admin' }), 'notification.read', { clientId: OWN, userId: 8 })).toBe(false);
  });

  it('give a disabled user nothing', () => {
    const user = aUser({ role: 'admin', entitiesUnderClient: { '*': 'admin' } }, { enabled: false });
    expect(allowed(user, here)).toEqual([]);
    expect(isRoot(user, OWN)).toBe(false);
  });
});

describe('roots, super admins and clients', () => {
  it('are distinguished', () => {
    const root = aUser({}, { permissions: 'root' });
    expect([isRoot(root, OWN), isRoot(root, FOREIGN), isSuperAdmin(root)]).toEqual([true, false, false]);
    const chief = aUser({ entitiesUnderClient: { '*': 'admin' } });
    expect([isRoot(chief, FOREIGN), isSuperAdmin(chief)]).toEqual([true, true]);
    const reader = aUser({ entitiesUnderClient: { '*': 'user' } });
    expect([isRoot(reader, FOREIGN), isSuperAdmin(reader)]).toEqual([false, true]);
  });

  it('map client 0 to the first other', () => {
    expect(resolveClient(0, OWN, [0, OTHER, OWN])).toBe(OTHER);
    expect(resolveClient(null, 0, [0, OTHER])).toBe(OTHER);
    expect(resolveClient(FOREIGN, OWN, [OTHER, OWN])).toBe(OWN);
    expect(resolveClient(OTHER, OWN, [OTHER, OWN])).toBe(OTHER);
    expect(resolveClient(null, OWN, [])).toBeNull();
  });
});

describe('menu and routes', () => {
  const crops = [
    { id: 1, name: 'Vid', variantName: null },
    { id: 22, name: 'Manzano', variantName: 'Gala' },
  ];
  const titles = (user: User, stations: { cropId: number | null }[]): string[] =>
    visibleMenu({ user, clientId: OWN, stations, crops }).flatMap((entry) =>
      entry.kind === 'link'
        ? [ROUTE_TITLES[entry.route.id]]
        : [MENU_GROUP_TITLES[entry.group], ...entry.routes.map(({ id }) => `- ${ROUTE_TITLES[id]}`)],
    );

  it('show a grower the signed-in screens', () => {
    expect(titles(aUser(), [{ cropId: null }])).toEqual([
      'Hoy',
      'Estaciones',
      'Campos',
      'Reportes',
      'Informes',
      '- Plagas',
      '- Clima',
    ]);
  });

  it('show root everything but what is hidden', () => {
    expect(titles(aUser({}, { permissions: 'root' }), [{ cropId: 1 }, { cropId: 22 }])).toEqual([
      'Hoy',
      'Estaciones',
      'Campos',
      'Notificaciones',
      'Reportes',
      'Informes',
      '- Plagas',
      '- Hospederos',
      '- Hongos',
      '- Clima',
      '- Horas Frío',
      'Salud',
      'Llaves de widgets',
      'Otras estaciones',
      'Umbrales',
      'Administración',
      'Contador',
    ]);
  });

  it('open, close and send home', () => {
    const root = aUser({}, { permissions: 'root' });
    expect(routeAccess('/sector/5', root, OWN)).toMatchObject({ kind: 'open', params: { sectorId: '5' } });
    expect(routeAccess('/sector/5', aUser(), OWN)).toMatchObject({ kind: 'forbidden', redirect: '/home' });
    expect(routeAccess('/scheduled-report-explorer', root, OWN).kind).toBe('open');
    expect(routeAccess('/admin/usuarios', root, OWN).kind).toBe('open');
    expect(routeAccess('/node/VG-2M-001', aUser(), OWN)).toMatchObject({
      params: { serialNumber: 'VG-2M-001' },
    });
    for (const path of ['/', '/sector/abc', '/reports1', '/reports2', '/calendar', '/home/x', '/nada']) {
      expect(routeAccess(path, root, OWN), path).toEqual({ kind: 'unknown', redirect: '/home' });
    }
  });

  it('have one entry per path', () => {
    expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length);
  });
});
