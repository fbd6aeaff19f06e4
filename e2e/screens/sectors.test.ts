import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { network } from './network.ts';
import { heading, openScreen, openTab, signIn } from './open-screen.ts';

/** The list completes its address after so long. */
const ADDRESS_FOLLOWS_MS = 400;
const row = (name: RegExp) => page.getByRole('row', { name });

describe('Campos', () => {
  it('lists the fields of the newest season and writes it into the address', async () => {
    const screen = await openScreen('admin', '/sectors');
    await expect.element(heading('Campos')).toBeVisible();
    await expect.element(row(/Norte/)).toMatchTextContent(/Melipilla, RM/);
    await expect.element(row(/Sur/)).toMatchTextContent(/Vid/);
    await expect.element(page.getByText(/3 campos \(1 sin estaciones\), 2 estaciones/)).toBeVisible();
    await expect.poll(() => screen.address()).toBe('/sectors?season=101');
  });

  it('lets go of all seasons, a sector, a crop and a pest', async () => {
    const screen = await openScreen('admin', '/sectors?season=all&sector=11&crop=1&pest=none');
    await expect.element(row(/Norte/)).toBeVisible();
    await expect.element(row(/Sur/)).toBeVisible();
    await expect.poll(() => screen.address()).toBe('/sectors?season=101');
  });

  it('leaves alone the address of the screen that is on its way', async () => {
    const { setTimeout } = window;
    const waiting: (() => void)[] = [];
    window.setTimeout = ((work: () => void, ms?: number, ...rest: unknown[]) =>
      ms === ADDRESS_FOLLOWS_MS ? waiting.push(work) : setTimeout(work, ms, ...rest)) as typeof setTimeout;
    try {
      const screen = await openScreen('admin', '/sectors');
      await expect.element(row(/Norte/)).toBeVisible();
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      screen.go('/sector/11');
      for (const work of waiting) work();
      await expect.element(heading('Norte')).toBeVisible();
      await expect.poll(screen.address).toMatch(/^\/sector\/11/);
    } finally {
      window.setTimeout = setTimeout;
    }
  });

  it('shows the list before health and captures have come', async () => {
    await signIn('admin');
    network.hold('/v2/clients/1/stations');
    openTab('/sectors');
    await expect.element(row(/Norte/)).toBeVisible();
    expect(
      row(/Norte/)
        .getByRole('button', { name: /, (En orden|Advertencia|Error|Sin datos)/ })
        .elements(),
    ).toEqual([]);
  });

  it('aborts requests for health and captures that nobody needs any more', async () => {
    const requested = ['/v2/clients/1/stations', '/v2/clients/1/captures'];
    network.hold(requested);
    await openScreen('admin', '/sectors');
    for (const path of requested) await expect.poll(() => network.requests(path)).toBe(1);
    await page.getByRole('link', { name: 'Clima' }).click();
    for (const path of requested) await expect.poll(() => network.abandoned(path)).toBe(1);
  });

  it('says that health could not be had, and lists the fields all the same', async () => {
    await signIn('admin');
    network.fail('/v2/clients/1/stations', 500);
    openTab('/sectors');
    await expect.element(row(/Norte/)).toBeVisible();
    await expect.element(row(/Norte/).getByRole('button', { name: /Error/ }).first()).toBeInTheDocument();
  });

  it('counts the captures of a week, and shows no number where the count could not be had', async () => {
    await openScreen('admin', '/sectors');
    await expect.element(row(/Norte/)).toMatchTextContent(/6\s*Polilla/);
    network.fail('/v2/clients/1/captures', 403);
    const later = openTab('/sectors');
    const its = later.tab.getByRole('row', { name: /Norte/ });
    await expect.element(its).toMatchTextContent(/Polilla/);
    await expect.poll(() => its.element().querySelector('[aria-busy]')).toBeNull();
    await expect.element(its).not.toMatchTextContent(/\d\s*Polilla/);
  });

  it('is found by field or pest, and says when nothing fits', async () => {
    await openScreen('admin', '/sectors');
    const search = page.getByPlaceholder('Campo o plaga');
    await search.fill('nor');
    await expect.element(row(/Sur/)).not.toBeInTheDocument();
    await expect.element(row(/Norte/)).toBeVisible();
    await search.fill('polilla');
    await expect.element(row(/Sur/)).toBeVisible();
    await search.fill('zzz');
    await expect.element(page.getByText('Ningún campo coincide')).toBeVisible();
  });

  it('shows all stations of a past season, without a device too', async () => {
    const screen = await openScreen('admin', '/sectors');
    await page.getByRole('button', { name: /^\d.*Temporada$/ }).click();
    await page.getByRole('option', { name: '2025–26' }).click();
    await expect.element(row(/Norte/)).toMatchTextContent(/Manzano \(Fuji\)/);
    await expect.poll(screen.address).toContain('season=100');
  });

  it('asks for no health of a past season', async () => {
    await openScreen('admin', '/sectors?season=100');
    await expect.element(row(/Norte/)).toMatchTextContent(/Manzano \(Fuji\)/);
    expect(network.requests('/v2/clients/1/stations')).toBe(0);
  });

  it('leads root to a field, and nobody else', async () => {
    const screen = await openScreen('admin', '/sectors');
    await expect.poll(() => screen.address()).toBe('/sectors?season=101');
    await page.getByRole('link', { name: 'Norte', exact: true }).click();
    await expect.element(heading('Norte')).toBeVisible();
    await expect.poll(screen.address).toBe('/sector/11?season=101');
  });

  it('names a field without a link for who may not open it', async () => {
    await openScreen('grower', '/sectors');
    await expect.element(row(/Norte/)).toBeVisible();
    expect(page.getByRole('link', { name: 'Norte', exact: true }).elements()).toEqual([]);
  });
});
