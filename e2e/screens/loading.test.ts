import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { hurry } from './hurry.ts';
import { network } from './network.ts';
import { heading, type OpenScreen, openScreen, openTab, signIn, sql } from './open-screen.ts';

const button = (name: string) => page.getByRole('button', { name });

describe('Cargando datos', () => {
  it('stands while the client’s data is on the way', async () => {
    await signIn('grower');
    network.hold('/v2/clients/1/infrastructure');
    openTab('/home');
    await expect.element(page.getByText('Cargando datos')).toBeVisible();
    expect(heading('Estaciones').elements()).toEqual([]);
  });

  it('tries again by itself after growing waits, and goes on where the service answers', async () => {
    await signIn('grower');
    network.fail('/v2/clients', 503);
    // A console that an earlier test closed may note its person late: for one who is known, the start waits once more.
    localStorage.removeItem('vigia:kept-user');
    const waits = hurry();
    openTab('/home');
    await expect.element(page.getByText('El servidor no pudo responder')).toBeVisible();
    await expect.element(page.getByText(/^Intento \d+ de 100$/)).toBeVisible();
    await expect.poll(() => waits.length).toBeGreaterThan(6);
    expect(waits.slice(0, 7)).toEqual([2, 4, 8, 16, 20, 20, 20]);
    network.mend();
    await expect.element(heading('Estaciones')).toBeVisible();
  });

  it('tries again by itself where the client’s data alone fails on the first visit', async () => {
    await signIn('grower');
    const refuse = network.stall('/v2/clients/1/infrastructure', 500);
    openTab('/home');
    // By then the list of clients is loaded, and the screen waits for its own request, which began earlier.
    await expect.poll(() => network.requests('/v2/clients/1/infrastructure')).toBeGreaterThan(0);
    await new Promise((later) => setTimeout(later, 1_000));
    const waits = hurry();
    refuse();
    await expect.element(page.getByText(/^Intento \d+ de 100$/)).toBeVisible();
    await expect.poll(() => waits.length).toBeGreaterThan(3);
    network.mend();
    await expect.element(heading('Estaciones')).toBeVisible();
  });

  it('gives up after a hundred attempts, and starts anew when asked to', async () => {
    await signIn('grower');
    network.fail('/v2/clients', 503);
    const waits = hurry();
    openTab('/home');
    await expect
      .element(page.getByText('No se pudieron cargar los datos'), { timeout: 50_000 })
      .toBeVisible();
    expect(waits).toHaveLength(99);
    network.mend();
    await button('Reintentar').click();
    await expect.element(heading('Estaciones')).toBeVisible();
  });

  it('can be cancelled and taken up again', async () => {
    await signIn('grower');
    network.cut('/v2/clients');
    openTab('/home');
    await expect.element(page.getByText('No hay conexión con el servidor')).toBeVisible();
    await button('Cancelar').click();
    await expect.element(page.getByText('La carga se detuvo')).toBeVisible();
    const requestsBefore = network.requests('/v2/clients');
    await new Promise((later) => setTimeout(later, 2_500));
    expect(network.requests('/v2/clients')).toBe(requestsBefore);
    network.mend();
    await button('Reintentar').click();
    await expect.element(heading('Estaciones')).toBeVisible();
  });

  it('does not try again what is refused', async () => {
    await signIn('grower');
    network.fail('/v2/clients', 403);
    const waits = hurry();
    openTab('/home');
    await expect.element(page.getByText('No se pudieron cargar los datos')).toBeVisible();
    expect(waits).toEqual([]);
  });

  it('says whom to ask when the account has no client, and goes on once it has one', async () => {
    await signIn('grower');
    network.say('/v2/clients', '[]');
    openTab('/home');
    await expect.element(page.getByText('Su cuenta no tiene clientes asignados')).toBeVisible();
    await expect.element(page.getByText(/Escriba a soporte/)).toBeVisible();
    await expect.element(button('Cerrar sesión')).toBeVisible();
    network.mend();
    await button('Reintentar').click();
    await expect.element(heading('Estaciones')).toBeVisible();
  });

  it('waits for the service itself before anybody has signed in', async () => {
    network.cut('/config.json');
    const waits = hurry();
    await openScreen(null, '/');
    await expect.element(page.getByText('No hay conexión con el servidor')).toBeVisible();
    await expect.poll(() => waits.length).toBeGreaterThan(4);
    expect(waits.slice(0, 5)).toEqual([2, 4, 8, 16, 20]);
    network.mend();
    await expect.element(heading('Ingresa con tu cuenta')).toBeVisible();
  });

  it('shows what the last visit left while the service cannot be reached', async () => {
    await openScreen('grower', '/home');
    await expect.element(heading('Estaciones')).toBeVisible();
    network.cut('/v2/clients');
    const later = openTab('/sectors');
    await expect.element(later.tab.getByRole('heading', { level: 1, name: 'Campos' })).toBeVisible();
  });

  it('shows what the last visit left at once, and what has changed since as soon as it is there', async () => {
    const rename = (name: string) =>
      sql('update station set station_name = $1 where station_id = 1001', name);
    const row = (of: OpenScreen, name: RegExp) => of.tab.getByRole('row', { name });
    const first = await openScreen('grower', '/home');
    await expect.element(row(first, /^N-1\b/)).toBeVisible();
    await rename('Renombrada');
    try {
      network.hold('/v2/clients/1/infrastructure');
      const opening = openTab('/home');
      await expect.element(row(opening, /^N-1\b/)).toBeVisible();
      network.mend();
      await expect.element(row(openTab('/home'), /^Renombrada/)).toBeVisible();
    } finally {
      await rename('N-1');
    }
  });
});
