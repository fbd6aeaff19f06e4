import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatShortDay } from '../../packages/domain/src/entries/es.ts';
import { addDays, type IsoDate, stageThresholds } from '../../packages/domain/src/index.ts';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';
import { addPastYears, removePastYears } from './past-years.ts';

/** Sums of the stages of Lobesia botrana. */
const SUMS = stageThresholds(1).map(({ dd }) => dd);
const FIELD = '/sector/11?season=101&pest=1';
const slider = page.getByRole('slider', { name: 'Biofix' });
const table = page.getByRole('table', { name: 'Qué cambia' });
const cells = (column: 2 | 3 | 4) =>
  [...table.element().querySelectorAll(`tbody tr > :nth-child(${column})`)].map(
    (cell) => cell.textContent ?? '',
  );

beforeAll(() => addPastYears());
afterAll(removePastYears);

async function suppose(more = '') {
  const screen = await openScreen('admin', `${FIELD}${more}`);
  if (more === '') await page.getByRole('button', { name: '¿Y si…?' }).click();
  await expect.element(table).toBeVisible();
  return screen;
}

/** The dates that the service gives for each sum, as the screen asks for them and hears them. */
async function hearingDates(open: () => Promise<unknown>): Promise<ReadonlyMap<number, IsoDate | null>> {
  const heard = new Map<number, IsoDate | null>();
  const usual = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await usual(...asked);
    if (new URL(answer.url).pathname.startsWith('/data_analytics/ahead/'))
      for (const { threshold, date } of (await answer.clone().json()).dates) heard.set(threshold, date);
    return answer;
  };
  try {
    await open();
    await expect.poll(() => heard.size).toBeGreaterThan(0);
  } finally {
    window.fetch = usual;
  }
  return heard;
}

describe('¿Y si…? of a pest', () => {
  it('has the dates of the service while nothing is supposed', async () => {
    const told = await hearingDates(suppose);
    const ahead = SUMS.flatMap((sum) => {
      const date = told.get(sum);
      return date ? [formatShortDay(date)] : [];
    });
    expect(ahead.length).toBeGreaterThan(2);
    const shown = () => cells(2).filter((text) => /±|\(/.test(text));
    await expect.poll(() => shown().map((text) => text.split(/ [±(]/)[0])).toEqual(ahead);
    await expect.poll(() => cells(3)).toEqual(cells(2));
  });

  it('is moved by arrow keys, stands in the address, and asks the service for nothing', async () => {
    const screen = await suppose();
    await network.settled();
    const asked = network.requests('/');
    const before = cells(2);
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft>5/}');
    await expect.poll(screen.address).toContain('suppose=start.');
    expect(cells(2)).toEqual(before);
    await expect.poll(() => cells(4).filter((text) => / antes$/.test(text)).length).toBeGreaterThan(2);
    expect(network.requests('/')).toBe(asked);
    await page.getByRole('button', { name: 'Volver a como va' }).click();
    await expect.poll(screen.address).not.toContain('suppose');
    await expect.poll(() => cells(3)).toEqual(before);
  });

  it('opens as a link says, with its name, and closes without a trace', async () => {
    const [{ day }] = (await sql(
      'select date_biofix::text as day from biofix where sector_id = 11 and pest_id = 1 and season_id = 101',
    )) as [{ day: IsoDate }];
    const earlier = addDays(day, -4);
    const screen = await suppose(`&suppose=start.${earlier}~spray.2026-12-03~residual.14~name.Prueba`);
    await expect.element(page.getByRole('heading', { name: '¿Y si…? Prueba' })).toBeVisible();
    await expect.element(page.getByText(/^La aplicación del 3 dic encuentra/)).toBeVisible();
    await expect.element(page.getByText(/^Protege hasta el 16 dic/)).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar ¿Y si…?' }).click();
    await expect.poll(screen.address).not.toContain('suppose');
    await expect.element(table).not.toBeInTheDocument();
  });

  it('says what cannot be had, and has it when asked again', async () => {
    network.failSome((path) => path === '/data_analytics/by_station', 404);
    await openScreen('admin', FIELD);
    await page.getByRole('button', { name: '¿Y si…?' }).click();
    await expect
      .element(page.getByText('No se pudieron leer las temperaturas de las estaciones.'))
      .toBeVisible();
    network.mend();
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expect.element(table).toBeVisible();
  });
});
