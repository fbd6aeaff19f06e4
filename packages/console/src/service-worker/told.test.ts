import { expect, it } from 'vitest';
import { open, show, type ToldScope } from './told.ts';

const ORIGIN = 'https://vigia.example';

/** A worker's scope with windows at these addresses. */
function scopeWith(...windows: string[]) {
  const shown: unknown[] = [];
  const opened: string[] = [];
  const page = (url: string) => ({
    url,
    focus: async () => page(url),
    navigate: async (to: string) => {
      opened.push(`here ${to}`);
      return null;
    },
  });
  const scope: ToldScope = {
    location: { origin: ORIGIN },
    registration: { showNotification: async (title, options) => void shown.push([title, options]) },
    clients: {
      matchAll: async () => windows.map(page),
      openWindow: async (url) => {
        opened.push(`new ${url}`);
        return null;
      },
    },
  };
  return { scope, shown, opened };
}

it('shows what the service says, and something for a message that it cannot read', async () => {
  const { scope, shown } = scopeWith();
  await show(scope, { title: 'Apalta', text: '7 capturas en 7 días', link: '/station/3', tag: 'alert:9' });
  await show(scope, null);
  expect(shown).toEqual([
    ['Apalta', { body: '7 capturas en 7 días', tag: 'alert:9', icon: '/icons/192.png', data: '/station/3' }],
    [
      'Vigía',
      { body: 'Hay notificaciones nuevas.', tag: 'vigia', icon: '/icons/192.png', data: '/notifications' },
    ],
  ]);
});

it('opens the link in the console that is open, or in a new window, and never another site', async () => {
  const here = scopeWith('https://other.example/', `${ORIGIN}/home`);
  await open(here.scope, '/station/3');
  const closed = scopeWith();
  await open(closed.scope, '/station/3');
  await open(closed.scope, 'https://other.example/x');
  expect([...here.opened, ...closed.opened]).toEqual([
    `here ${ORIGIN}/station/3`,
    `new ${ORIGIN}/station/3`,
    `new ${ORIGIN}/notifications`,
  ]);
});
