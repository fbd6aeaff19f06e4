import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepAnswers, keptAnswers } from '../../packages/console/src/shared/offline/answer-store.ts';
import { PASSWORD, PEOPLE, type Person } from '../../packages/server/tests/support/people.ts';
import { network } from './network.ts';
import { openScreen, openTab, signIn, sql } from './open-screen.ts';

/**
 * Waits until the screen has sent its own requests, then deletes the sessions: the next request is the user's.
 */
async function endSessions(person: Person) {
  await network.settled();
  await sql('delete from session where user_id = $1', PEOPLE[person].user_id);
}

async function signInAgain(person: Person) {
  await page.getByLabelText('Correo electrónico').fill(PEOPLE[person].email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

const dialog = (name: string) => page.getByRole('dialog', { name });
const guardar = (name: string) => dialog(name).getByRole('button', { name: 'Guardar' });
const textbox = (name: string, field: string) => dialog(name).getByRole('textbox', { name: field });

/** Saves after the session has ended, and signs in again in the dialog that appears. */
async function saveInVain(name: string, person: Person) {
  await endSessions(person);
  await guardar(name).click();
  await expect.element(page.getByText('Su sesión terminó. Ingrese de nuevo.')).toBeVisible();
  await expect.element(dialog(name)).not.toBeInTheDocument();
  await signInAgain(person);
  await expect.element(dialog(name)).toBeVisible();
}

afterEach(async () => {
  await sql("delete from season where season_name = '2028–29'");
  await sql('delete from scheduled_report where sector_id = 13');
  await sql("update station set station_tags = '{}' where station_id = 1001");
});

describe('a session that ends over an open dialog', () => {
  it('leaves a new season as it was typed, to be saved after signing in again', async () => {
    await openScreen('manager', '/sectors');
    await page.getByRole('button', { name: 'Nueva Temporada' }).click();
    await textbox('Nueva Temporada', 'Nombre').fill('2028–29');
    await textbox('Nueva Temporada', 'Fecha de inicio').fill('01-05-2028');
    await textbox('Nueva Temporada', 'Fecha de término').fill('30-04-2029');
    await saveInVain('Nueva Temporada', 'manager');
    await expect.element(textbox('Nueva Temporada', 'Nombre')).toHaveValue('2028–29');
    await expect.element(textbox('Nueva Temporada', 'Fecha de término')).toHaveValue('30-04-2029');
    await guardar('Nueva Temporada').click();
    await expect.element(page.getByText('Temporada creada: 2028–29')).toBeVisible();
    expect(await sql("select from season where season_name = '2028–29'")).toHaveLength(1);
  });

  it('leaves the users and fields of schedules chosen', async () => {
    const name = 'Crear informes programados';
    await openScreen('admin', '/scheduled-report-explorer');
    await page.getByRole('button', { name: 'Crear Informe' }).click();
    for (const [list, option] of [
      [/Usuarios/, 'manager'],
      [/Campos/, 'Potrero Nuevo'],
    ] as const) {
      await dialog(name).getByRole('button', { name: list }).click();
      await page.getByRole('listbox').getByRole('option', { name: option }).click();
      await userEvent.keyboard('{Escape}');
    }
    await saveInVain(name, 'admin');
    await expect.element(dialog(name).getByText('Se creará 1 cronograma.')).toBeInTheDocument();
    await guardar(name).click();
    await expect.element(page.getByText('Cronogramas creados')).toBeVisible();
    expect(await sql('select from scheduled_report where sector_id = 13')).toHaveLength(1);
  });

  it('leaves the tags of a station as they were edited', async () => {
    await openScreen('grower', '/station/1001');
    await page.getByRole('button', { name: 'Editar tags' }).click();
    await textbox('Tags de N-1', 'Tags').fill('borde norte');
    await userEvent.keyboard('{Enter}');
    await saveInVain('Tags de N-1', 'grower');
    await guardar('Tags de N-1').click();
    await expect.element(page.getByText('Tags actualizados...')).toBeVisible();
    const tags = await sql('select station_tags from station where station_id = 1001');
    expect(tags).toEqual([{ station_tags: ['borde norte'] }]);
  });

  it('leaves a row of Administración under the hands that edited it', async () => {
    await openScreen('admin', '/admin/users?company=1');
    await page.getByRole('button', { name: 'Editar grower@vigia.example' }).click();
    await textbox('Editar usuario', 'Nombre').fill('Rosa Elvira');
    await textbox('Editar usuario', 'Apellido').fill('Soto');
    await saveInVain('Editar usuario', 'admin');
    await expect.element(textbox('Editar usuario', 'Nombre')).toHaveValue('Rosa Elvira');
    await expect.element(textbox('Editar usuario', 'Email')).toHaveValue('grower@vigia.example');
  });

  it('shows nothing of it to somebody else, nor to who signed out', async () => {
    const screen = await openScreen('manager', '/sectors');
    await page.getByRole('button', { name: 'Nueva Temporada' }).click();
    await textbox('Nueva Temporada', 'Nombre').fill('2028–29');
    await textbox('Nueva Temporada', 'Fecha de inicio').fill('01-05-2028');
    await textbox('Nueva Temporada', 'Fecha de término').fill('30-04-2029');
    await endSessions('manager');
    await guardar('Nueva Temporada').click();
    await expect.element(page.getByText('Su sesión terminó. Ingrese de nuevo.')).toBeVisible();
    await signInAgain('neighbour');
    await expect.element(page.getByRole('button', { name: 'Nueva Temporada' })).toBeVisible();
    await expect.element(dialog('Nueva Temporada')).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await signInAgain('manager');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Estaciones' })).toBeVisible();
    screen.go('/sectors');
    await expect.element(page.getByRole('button', { name: 'Nueva Temporada' })).toBeVisible();
    await expect.element(dialog('Nueva Temporada')).not.toBeInTheDocument();
  });
});

describe('a session', () => {
  it('that ends while somebody types loses none of the typed text', async () => {
    const complaint = vi.spyOn(console, 'error');
    const screen = await openScreen('admin', '/sectors');
    await page.getByPlaceholder('Campo o plaga').fill('norte');
    await endSessions('admin');
    await page.getByRole('button', { name: /^\d.*Temporada$/ }).click();
    await page.getByRole('option', { name: '2025–26' }).click();
    await expect.element(page.getByText('Su sesión terminó. Ingrese de nuevo.')).toBeVisible();
    await signInAgain('admin');
    await expect.element(page.getByPlaceholder('Campo o plaga')).toHaveValue('norte');
    await expect.poll(screen.address).toBe('/sectors?season=100');
    expect(complaint.mock.calls.map(([message]) => String(message))).toEqual([]);
    complaint.mockRestore();
  });

  it('is shared by two tabs that open at once', async () => {
    await signIn('admin');
    const [first, second] = [openTab('/sectors'), openTab('/home')];
    await expect.element(first.tab.getByRole('heading', { level: 1, name: 'Campos' })).toBeVisible();
    await expect.element(second.tab.getByRole('heading', { level: 1, name: 'Estaciones' })).toBeVisible();
  });

  it('that another tab has ended is over here at once, and none of its data is left', async () => {
    await signIn('admin');
    const [first, second] = [openTab('/sectors'), openTab('/sectors?season=100')];
    await expect.element(second.tab.getByRole('row', { name: /Norte/ }).first()).toBeVisible();
    await expect.element(first.tab.getByRole('row', { name: /Norte/ }).first()).toBeVisible();
    await first.tab.getByRole('button', { name: /^Cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect.element(first.tab.getByRole('heading', { name: 'Ingresa con tu cuenta' })).toBeVisible();
    await expect.element(second.tab.getByText('Cerró sesión en otra pestaña')).toBeVisible();
    await expect.element(second.tab.getByRole('heading', { name: 'Ingresa con tu cuenta' })).toBeVisible();
    await expect.poll(() => document.body.textContent).not.toContain('Norte');
    await expect.poll(() => document.body.textContent).not.toContain('Los Aromos');
    expect(first.tab.getByText('Cerró sesión en otra pestaña').elements()).toEqual([]);
    await expect.poll(second.address).toBe('/');
    await network.settled();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('vigia:'))).toEqual([]);
  });

  it('that ends leaves no answer on the device, also none that has just come', async () => {
    const hear = network.stall('/v2/clients/1/captures');
    await openScreen('admin', '/sectors');
    await expect.poll(() => network.requests('/v2/clients/1/captures')).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^Cuenta/ }).click();
    const signOut = page.getByRole('menuitem', { name: 'Cerrar sesión' });
    await expect.element(signOut).toBeVisible();
    hear();
    await new Promise((come) => setTimeout(come, 150));
    await signOut.click();
    await expect.element(page.getByRole('heading', { name: 'Ingresa con tu cuenta' })).toBeVisible();
    await network.settled();
    await network.settled();
    const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
    await expect.poll(databases).not.toContain('vigia-answers');
  });

  it('of somebody else takes the answers from the device that an ended one has left', async () => {
    await keepAnswers([
      {
        userId: 99,
        asked: 'a',
        onAnyDay: 'a',
        rolling: 'a',
        kind: 'data',
        at: Date.now(),
        data: 'of another',
      },
    ]);
    const [other] = await keptAnswers(99, [['a', 'a', 'a']]);
    expect(other?.data).toBe('of another');
    await openScreen('admin', '/sectors');
    await expect.element(page.getByRole('row', { name: /Norte/ }).first()).toBeVisible();
    await expect.poll(async () => (await keptAnswers(99, [['a', 'a', 'a']]))[0]).toBeUndefined();
  });

  it('that another tab ends takes an open dialog and what was typed with it', async () => {
    await signIn('admin');
    const [first, second] = [openTab('/sectors'), openTab('/sectors')];
    await second.tab.getByRole('button', { name: 'Nueva Temporada' }).click();
    await textbox('Nueva Temporada', 'Nombre').fill('2028–29');
    // A dialog makes the other tab inert on this shared page, so its button is clicked by code.
    const account = first.tab.getByRole('button', { name: /^Cuenta/, includeHidden: true });
    (account.element() as HTMLElement).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect.element(second.tab.getByText('Cerró sesión en otra pestaña')).toBeVisible();
    await expect.element(dialog('Nueva Temporada')).not.toBeInTheDocument();
  });

  it('of somebody else in the same browser shows nothing of the first', async () => {
    const first = await openScreen('admin', '/home');
    await expect.element(page.getByText('Viña Los Aromos').first()).toBeVisible();
    const other = await openScreen('neighbour', '/home');
    await expect.element(other.tab.getByRole('heading', { level: 1, name: 'Estaciones' })).toBeVisible();
    await expect.element(other.tab.getByText('CANARIO-SAN-CLEMENTE').first()).toBeVisible();
    await expect.element(other.tab.getByText('Viña Los Aromos')).not.toBeInTheDocument();
    // The first tab follows when it hears of the new session, in its own time.
    await expect.element(first.tab.getByText('CANARIO-SAN-CLEMENTE').first()).toBeVisible();
    await expect.element(first.tab.getByRole('heading', { level: 1, name: 'Estaciones' })).toBeVisible();
    await expect.element(page.getByText('Viña Los Aromos')).not.toBeInTheDocument();
  });
});
