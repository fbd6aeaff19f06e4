import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DIALOGS } from './axe-dialogs.ts';
import { again, DATA, ROUTES } from './axe-routes.ts';
import { stillPage, violations } from './axe-violations.ts';
import { hurry } from './hurry.ts';
import { network } from './network.ts';
import { heading, type OpenScreen, openScreen, openTab, signIn, sql } from './open-screen.ts';

const WIDTHS = { wide: 1440, narrow: 390 } as const;
const MANY = 240_000;
const PATIENCE = { timeout: 10_000 };

stillPage();

/** Violations once the place is reached; a place that cannot be reached is reported like a violation. */
async function violationsOnceArrived(
  place: string,
  arrived: () => Promise<unknown>,
  rules?: string[],
): Promise<string[]> {
  try {
    await arrived();
  } catch (error) {
    return [`${place} was not reached: ${String(error).slice(0, 200)}`];
  }
  return await violations(place, rules);
}

const isBusy = () => document.querySelector('main [aria-busy]:not([aria-busy="false"])') !== null;
const hasTitle = (name: string) => expect.element(heading(name), PATIENCE).toBeVisible();

const titleAt = (path: string): string =>
  (ROUTES.find(({ path: known }) => known === path) ??
    ROUTES.find(({ path: known }) => known.split(/[/?]/)[1] === path.split(/[/?]/)[1]))!.title;

/** Visits all places with one console, and returns the violations of each. */
async function everyRoute(
  screen: OpenScreen,
  at: (route: (typeof ROUTES)[number]) => { path: string; arrived: () => Promise<unknown> },
  rules?: string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const route of ROUTES) {
    const { path, arrived } = at(route);
    screen.go(path);
    found.push(...(await violationsOnceArrived(path, arrived, rules)));
  }
  return found;
}

const withData = ({ path, title, ready }: (typeof ROUTES)[number]) => ({
  path,
  arrived: async () => {
    await hasTitle(title);
    await expect.element(ready(), PATIENCE).toBeInTheDocument();
  },
});

describe.each(['wide', 'narrow'] as const)('axe finds nothing on a %s screen', (width) => {
  beforeEach(() => page.viewport(WIDTHS[width], 844));

  it('on every route with its data', { timeout: MANY }, async () => {
    const screen = await openScreen('admin', '/home');
    expect(await everyRoute(screen, withData)).toEqual([]);
  });

  it('on every route without any', { timeout: MANY }, async () => {
    await sql('update notification set datetime_resolved = null where client_id = 1');
    await sql('create temp table kept as select * from scheduled_report where client_id = 1');
    await sql('delete from scheduled_report where client_id = 1');
    try {
      const screen = await openScreen('admin', '/home');
      const found = await everyRoute(screen, ({ empty: [path, shown, act] }) => ({
        path,
        arrived: async () => {
          // Not on the screen before, which may have the same field.
          if (act) await hasTitle(titleAt(path));
          await act?.();
          await expect.element(shown(), PATIENCE).toBeInTheDocument();
        },
      }));
      expect(found).toEqual([]);
    } finally {
      await sql('insert into scheduled_report overriding system value select * from kept');
      await sql('drop table kept');
    }
  });

  it('on every route while it loads', { timeout: MANY }, async () => {
    await signIn('admin');
    network.hold(DATA);
    const found = await everyRoute(openTab('/home'), ({ path, title, unnamed = title, asks }) => ({
      path,
      arrived: async () => {
        await hasTitle(unnamed);
        await expect.poll(asks ? () => network.requests(asks) > 0 : isBusy, PATIENCE).toBe(true);
      },
    }));
    expect(found).toEqual([]);
  });

  it('on every route whose data does not come', { timeout: MANY }, async () => {
    await signIn('admin');
    network.fail(DATA, 500);
    hurry();
    const found = await everyRoute(openTab('/home'), ({ path, title, unnamed = title, failed = again }) => ({
      path,
      arrived: async () => {
        await hasTitle(unnamed);
        await expect.element(failed(), PATIENCE).toBeInTheDocument();
      },
    }));
    expect(found).toEqual([]);
  });

  it.each(['admin', 'superAdmin'] as const)('in any dialog of %s', { timeout: MANY }, async (opener) => {
    const screen = await openScreen(opener, '/home');
    const found: string[] = [];
    for (const { path, open, name, only, asks, closes, person = 'admin' } of DIALOGS) {
      if ((only && only !== width) || person !== opener) continue;
      screen.go(path);
      const dialog = page.getByRole(asks ? 'alertdialog' : 'dialog', { name });
      const arrived = async () => {
        await hasTitle(titleAt(path));
        // Loaded data move the content below them: a press at that moment would miss its button.
        await expect.poll(isBusy, PATIENCE).toBe(false);
        await open();
        await expect.element(dialog, PATIENCE).toBeVisible();
      };
      found.push(...(await violationsOnceArrived(`${path} ${name}`, arrived)));
      if (closes) await dialog.getByRole('button', { name: closes }).click();
      else await userEvent.keyboard('{Escape}');
      await expect.element(dialog, PATIENCE).not.toBeInTheDocument();
    }
    expect(found).toEqual([]);
  });

  it('before anybody has signed in, and while the data is on its way', async () => {
    const screen = await openScreen(null, '/logs');
    const enter = page.getByRole('button', { name: 'Ingresar' });
    await expect.element(enter).toBeVisible();
    const found = await violations('ready');
    await enter.click();
    await expect.element(page.getByText('Ingrese su correo')).toBeVisible();
    found.push(...(await violations('refused')));
    await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click();
    await expect.element(page.getByRole('heading', { name: 'Recuperar la contraseña' })).toBeVisible();
    found.push(...(await violations('forgotten')));
    await page.getByLabelText('Correo electrónico').fill('nadie@vigia.example');
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await expect.element(page.getByRole('heading', { name: 'Elija una contraseña nueva' })).toBeVisible();
    found.push(...(await violations('code')));
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect.element(page.getByText('Ingrese el código que recibió')).toBeVisible();
    found.push(...(await violations('code refused')));
    screen.close();
    await signIn('admin');
    network.hold('/v2/clients/1/infrastructure');
    openTab('/logs');
    await expect.element(page.getByText('Cargando datos')).toBeVisible();
    found.push(...(await violations('Cargando datos')));
    expect(found).toEqual([]);
  });
});

/**
 * Another theme changes only colours. The states and dialogs of a screen have the same colours as the screen
 * with data.
 */
describe.each(['dark', 'sol'])('in the theme %s everything can be read', (theme) => {
  beforeEach(async () => {
    await page.viewport(WIDTHS.wide, 844);
    localStorage.setItem('vigia:look', JSON.stringify({ theme }));
  });

  it('on every route with its data', { timeout: MANY }, async () => {
    const screen = await openScreen('admin', '/home');
    expect(await everyRoute(screen, withData, ['color-contrast'])).toEqual([]);
    expect(document.documentElement.dataset.theme).toBe(theme);
  });

  it('before anybody has signed in', async () => {
    await openScreen(null, '/logs');
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect.element(page.getByText('Ingrese su correo')).toBeVisible();
    expect(await violations('refused', ['color-contrast'])).toEqual([]);
  });
});

it('axe would find a button without a name', async () => {
  document.body.innerHTML = '<main><h1>x</h1><button type="button"></button></main>';
  expect(await violations('here')).toEqual([expect.stringMatching(/^here button-name: <button/)]);
});
