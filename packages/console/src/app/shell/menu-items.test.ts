import type { User } from '@vigia/domain/farm';
import { describe, expect, it } from 'vitest';
import { CROPS, STATIONS } from '../../testing/sample-farm.ts';
import { menuItems } from './menu-items.ts';

const grower: User = {
  id: 3,
  clientId: 1,
  email: 'a@vigia.example',
  firstName: 'Ana',
  lastName: 'Rojas',
  enabled: true,
  permissions: '',
  access: { role: 'user', entitiesUnderClient: {}, entitiesUnderSector: {} },
};
const input = { user: grower, clientId: 1, stations: STATIONS, crops: CROPS };
const href = (path: string) => `${path}?season=9`;

describe('the menu', () => {
  it('shows a grower the open screens, with links that keep the query', () => {
    const items = menuItems(input, 'sectors', href);
    expect(items.map(({ label }) => label)).toEqual(['Hoy', 'Estaciones', 'Campos', 'Reportes', 'Informes']);
    expect(items[2]).toMatchObject({ href: '/sectors?season=9', isCurrent: true });
    const group = items[4];
    expect(group?.href).toBeUndefined();
    expect(group?.children?.map(({ label }) => label)).toEqual(['Plagas', 'Hospederos', 'Hongos', 'Clima']);
  });

  it('shows root the other screens too, except Programados', () => {
    const items = menuItems({ ...input, user: { ...grower, permissions: 'root' } }, 'stations', href);
    const labels = items.flatMap((item) => [item.label, ...(item.children ?? []).map(({ label }) => label)]);
    expect(labels).toContain('Horas Frío');
    expect(labels).toContain('Administración');
    expect(labels).not.toContain('Programados');
    expect(labels).not.toContain('Campo');
  });

  it('shows the number of pending items of a screen', () => {
    const root = { ...input, user: { ...grower, permissions: 'root' } };
    const items = menuItems(root, 'stations', href, { notifications: 4 });
    expect(items.map(({ badge }) => badge)).toContain(4);
    expect(items.filter(({ badge }) => badge === 4).map(({ label }) => label)).toEqual(['Notificaciones']);
  });

  it('marks the list from which a hidden page was opened', () => {
    expect(menuItems(input, 'sector', href)[2]?.isCurrent).toBe(true);
    expect(menuItems(input, 'round', href)[0]?.isCurrent).toBe(true);
  });
});
