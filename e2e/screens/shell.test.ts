import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SCREENS } from '../../packages/console/src/app/screens.ts';
import { tab } from '../../packages/console/src/shared/new-version.ts';
import { closeByEscape } from './close-by-escape.ts';
import { network } from './network.ts';
import { heading, openScreen } from './open-screen.ts';

const menu = page.getByRole('navigation', { name: 'Menú principal' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Delays the file of a screen until the test lets it load. */
function delayed(path: '/oidio-explorer' | '/climate-explorer') {
  const load = SCREENS[path];
  let bring = () => {};
  const gate = new Promise<void>((open) => {
    bring = open;
  });
  const spied = vi.spyOn(SCREENS, path).mockImplementation(() => gate.then(load));
  return {
    bring,
    isRequested: () => spied.mock.calls.length > 0,
    restore: () => spied.mockRestore(),
  };
}

describe('the frame around the screens', () => {
  it('has a menu of 190 px that closes and opens, and the way back home', async () => {
    const screen = await openScreen('grower', '/logs?season=101');
    await expect.element(heading('Reportes')).toBeVisible();
    const link = menu.getByRole('link', { name: 'Clima' });
    await expect.element(link).toBeVisible();
    await expect.poll(() => menu.element().getBoundingClientRect().width).toBe(190);
    await button('Cerrar menú').click();
    await expect.element(button('Abrir menú')).toHaveAttribute('aria-expanded', 'false');
    await button('Abrir menú').click();
    await expect.poll(() => menu.element().getBoundingClientRect().width).toBe(190);
    await page.getByRole('banner').getByRole('link', { name: 'Vigía' }).click();
    await expect.element(heading('Estaciones')).toBeVisible();
    await expect.poll(screen.address).toBe('/home?season=101');
  });

  it('has its places and REGISTRO at a thumb’s reach on a phone, and full sun one press away', async () => {
    await page.viewport(360, 640);
    const screen = await openScreen('grower', '/sectors');
    await expect.element(heading('Campos')).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Accesos' });
    await expect.element(bar.getByRole('link', { name: 'Campos' })).toHaveAttribute('aria-current', 'page');
    const box = () => bar.element().getBoundingClientRect();
    await expect.poll(() => [box().left, box().right, box().bottom]).toEqual([0, 360, 640]);
    expect(box().top).toBeGreaterThan(560);
    await expect.poll(() => document.documentElement.scrollWidth).toBe(360);
    await bar.getByRole('link', { name: 'Estaciones' }).click();
    await expect.element(heading('Estaciones')).toBeVisible();
    await expect.poll(screen.address).toMatch(/^\/home/);
    await bar.getByRole('button', { name: 'REGISTRO' }).click();
    const report = page.getByRole('dialog', { name: 'Nuevo Reporte' });
    await expect.element(report).toBeVisible();
    await report.getByRole('button', { name: 'Cerrar' }).click();
    await bar.getByRole('button', { name: 'Abrir menú' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menú principal' });
    await expect.element(drawer.getByRole('link', { name: 'Reportes' })).toBeVisible();
    await closeByEscape(drawer);
    await button('Pantalla para pleno sol').click();
    await expect.poll(() => getComputedStyle(heading('Estaciones').element()).color).toBe('rgb(0, 0, 0)');
    await button('Dejar la pantalla para pleno sol').click();
    await expect.element(button('Pantalla para pleno sol')).toBeVisible();
    await expect.poll(() => localStorage.getItem('vigia:look')).toBeNull();
  });

  it('keeps the focus where a link was followed by keyboard: in the menu, else in the new page', async () => {
    const screen = await openScreen('admin', '/');
    await expect.element(heading('Estaciones')).toBeVisible();
    // Nothing has had the focus yet: the first Tab reaches the link that skips to the page.
    expect(document.activeElement).toBe(document.body);
    screen.go('/sectors');
    const field = page.getByRole('link', { name: 'Norte', exact: true }).first();
    await expect.element(field).toBeVisible();
    (field.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Norte')).toBeVisible();
    await expect.element(page.getByRole('main')).toHaveFocus();
    const link = menu.getByRole('link', { name: 'Reportes' });
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Reportes')).toBeVisible();
    await expect.element(link).toHaveFocus();
  });

  it('says whom to write to, and gives the focus back', async () => {
    await openScreen('grower', '/logs');
    await button('Ayuda').click();
    const dialog = page.getByRole('dialog', { name: 'Ayuda' });
    await expect
      .element(dialog.getByRole('link', { name: /@/ }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:\S+@\S+$/));
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Ayuda')).toHaveFocus();
  });

  it('left open over a new build reloads once by itself, and otherwise when asked to', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<script type="module" src="data:text/javascript,1"></script>',
    );
    sessionStorage.clear();
    const reload = vi.spyOn(tab, 'reload').mockImplementation(() => undefined);
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const mildew = vi.spyOn(SCREENS, '/oidio-explorer').mockImplementation(gone);
    const climate = vi.spyOn(SCREENS, '/climate-explorer').mockImplementation(gone);
    try {
      const screen = await openScreen('grower', '/home');
      const search = page.getByRole('searchbox', { name: 'Buscar...' });
      await search.fill('N-1');
      network.cut('/index.html');
      screen.go('/oidio-explorer');
      await expect.element(page.getByText('Esta pantalla no se pudo mostrar')).toBeVisible();
      expect(reload).not.toHaveBeenCalled();
      network.say('/index.html', '<script type="module" src="/assets/newer.js"></script>');
      screen.go('/climate-explorer');
      await expect.element(page.getByText('Hay una versión nueva de Vigía')).toBeVisible();
      await expect.poll(() => reload.mock.calls.length).toBe(1);
      await button('Actualizar').click();
      await expect.poll(() => reload.mock.calls.length).toBe(2);
    } finally {
      for (const spied of [reload, mildew, climate]) spied.mockRestore();
      sessionStorage.clear();
    }
  });

  it('stands while the file of the first screen is on its way, and a screen stays until that of the next is there', async () => {
    const mildew = delayed('/oidio-explorer');
    const climate = delayed('/climate-explorer');
    try {
      const screen = await openScreen('grower', '/oidio-explorer');
      await expect.element(menu.getByRole('link', { name: 'Clima' })).toBeVisible();
      const waiting = page.getByRole('main').getByRole('progressbar', { name: 'Cargando datos' });
      await expect.element(waiting).toBeVisible();
      expect(heading('Hongos').elements()).toEqual([]);
      mildew.bring();
      await expect.element(heading('Hongos')).toBeVisible();
      screen.go('/climate-explorer');
      await expect.poll(() => climate.isRequested()).toBe(true);
      expect(heading('Hongos').elements()).toHaveLength(1);
      expect(waiting.elements()).toEqual([]);
      climate.bring();
      await expect.element(heading('Clima')).toBeVisible();
    } finally {
      for (const { restore } of [mildew, climate]) restore();
    }
  });
});
