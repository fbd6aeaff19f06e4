import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { heading, openScreen } from './open-screen.ts';

/** Two scroll positions: a distant one, and one at which the filters are still visible, px. */
const FAR = 160;
const NEAR = 60;
const CLIMATE = '/climate-explorer?season=101&sector=11&pest=all&crop=all';

const period = (name: string) => page.getByRole('radio', { name, exact: true }).first();
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const scrolled = () => Math.round(window.scrollY);

/** Waits until the effects of a change of the address are drawn. */
async function drawn() {
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
}

/** Scrolls down as soon as the page is long enough, and expects the position to stay. */
async function scrollTo(far: number) {
  await expect
    .poll(async () => {
      window.scrollTo(0, far);
      await drawn();
      return scrolled();
    })
    .toBe(far);
}

// So low that every page can be scrolled.
beforeEach(() => page.viewport(1280, 500));

describe('a scrolled page', () => {
  it('stays where it is while a period, a tab or a filter is chosen', async () => {
    const screen = await openScreen('admin', '/sector/11?season=101');
    await expect.element(period('Últimos 90 días')).toBeChecked();
    await scrollTo(FAR);
    await page.getByText('Temporada completa', { exact: true }).first().click();
    await expect.element(period('Temporada completa')).toBeChecked();
    await drawn();
    expect(scrolled()).toBe(FAR);

    await tab('CLIMA').click();
    await expect.element(tab('CLIMA')).toHaveAttribute('aria-selected', 'true');
    await drawn();
    expect(scrolled()).toBe(FAR);

    screen.go(CLIMATE);
    await expect.element(heading('Clima')).toBeVisible();
    await scrollTo(NEAR);
    await page
      .getByRole('group', { name: 'Filtros' })
      .getByRole('button', { name: /Temporada$/ })
      .click();
    await page.getByRole('option', { name: '2025–26', exact: true }).click();
    await expect.element(page.getByText('Norte · 2025–26 · 2 estaciones')).toBeVisible();
    await drawn();
    expect(scrolled()).toBe(NEAR);
  });

  it('gives way to the top of another, also of one that completes its own filters', async () => {
    const screen = await openScreen('admin', '/sector/11?season=101');
    await expect.element(period('Últimos 90 días')).toBeChecked();
    await scrollTo(FAR);
    screen.go('/climate-explorer');
    await expect.poll(screen.address).toBe(CLIMATE);
    await expect.element(period('Últimos 90 días')).toBeChecked();
    await expect.poll(scrolled).toBe(0);

    await scrollTo(FAR);
    screen.go('/home?season=101');
    await expect.element(heading('Estaciones')).toBeVisible();
    await expect.poll(scrolled).toBe(0);
  });
});
