import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closeByEscape } from './close-by-escape.ts';
import { hurry } from './hurry.ts';
import { network } from './network.ts';
import { heading, openScreen } from './open-screen.ts';

const panel = (name: string) => page.getByRole('region', { name, exact: true });
/** The shown series of a panel, from their cards beside it. */
const shownOf = (name: string) =>
  panel(name)
    .getByRole('group', { name: 'Series' })
    .getByRole('button')
    .elements()
    .map((card) => [card.children[1]?.textContent, card.ariaPressed]);

const choose = async (select: RegExp, name: string) => {
  await page.getByRole('button', { name: select }).click();
  await page.getByRole('option', { name, exact: true }).click();
};

describe('Campo', () => {
  it('is open to root alone', async () => {
    const screen = await openScreen('manager', '/sector/11?season=101');
    await expect.element(heading('Estaciones')).toBeVisible();
    await expect.poll(screen.address).toBe('/home?season=101');
  });

  it('says so when the field is gone or somebody else’s, and leads back', async () => {
    const screen = await openScreen('admin', '/sector/4711');
    await expect.element(heading('Este campo no existe')).toBeVisible();
    screen.go('/sector/31');
    await expect.element(page.getByText(/Puede ser de otro cliente/)).toBeVisible();
    await page.getByRole('link', { name: 'Ir a Campos' }).click();
    await expect.element(heading('Campos')).toBeVisible();
  });

  it('asks again for the days to come where the service failed with them alone', async () => {
    const toCome = '/data_analytics/forecast';
    network.fail(toCome, 503);
    await openScreen('admin', '/sector/11#clima');
    await expect.poll(() => network.requests(toCome)).toBeGreaterThan(0);
    network.mend();
    await expect.poll(() => network.requests(toCome)).toBeGreaterThan(0);
  });

  it('stands without stations', async () => {
    await openScreen('admin', '/sector/13');
    await expect.element(heading('Potrero Nuevo')).toBeVisible();
    await expect.element(page.getByText('Sin estaciones en este cultivo y temporada.')).toBeVisible();
    await expect
      .element(page.getByText('Sin plagas en seguimiento en este cultivo y temporada.'))
      .toBeVisible();
  });

  it('changes season: crops, pests and stations are that one’s', async () => {
    const screen = await openScreen('admin', '/sector/11');
    await expect.element(page.getByRole('button', { name: /Cultivo/ })).toMatchTextContent(/Vid/);
    await choose(/Temporada$/, '2025–26');
    await expect.element(page.getByText('El estado solo se muestra en la temporada actual.')).toBeVisible();
    await choose(/Cultivo/, 'Manzano (Fuji)');
    await expect.element(page.getByText('Carpocapsa').first()).toBeVisible();
    await expect.poll(screen.address).toContain('season=100');
    screen.back();
    screen.back();
    await expect.element(page.getByRole('button', { name: /Cultivo/ })).toMatchTextContent(/Vid/);
  });

  it('keeps the filters on its way back to the list', async () => {
    const screen = await openScreen('admin', '/sector/11?season=100#clima');
    await expect.element(page.getByRole('tab', { name: 'CLIMA' })).toHaveAttribute('aria-selected', 'true');
    await page
      .getByRole('navigation', { name: /Ruta|Migas/ })
      .getByRole('link', { name: 'Campos' })
      .click();
    await expect.poll(screen.address).toBe('/sectors?season=100');
  });

  it('shows the chill of the season by four models, each with its paper', async () => {
    await openScreen('admin', '/sector/11');
    await page.getByRole('tab', { name: 'HORAS FRÍO' }).click();
    const chill = page.getByRole('region', { name: 'Horas Frío', exact: true });
    const model = (name: RegExp) => chill.getByRole('button', { name });
    await expect.element(model(/^Horas Frío/)).toMatchTextContent(/\d+,\d\d h/);
    await expect.element(chill.getByText(/Weinberger/).first()).toBeVisible();
    for (const name of [/^Utah Positivo/, /^Dynamic/]) await model(name).click();
    await expect.element(chill.getByText(/Infruitec|Linsley-Noakes/i).first()).toBeVisible();
    await expect.element(chill.getByText(/Fishman/).first()).toBeVisible();
  });

  it('has the specified series, of captures and of chill only the first shown', async () => {
    await openScreen('admin', '/sector/11');
    await expect.element(panel('Plagas').getByRole('button', { name: /^Grados Día/ })).toBeVisible();
    for (const axis of ['Grados Días (°C·día)', 'Capturas (adultos)'])
      await expect.element(panel('Plagas').getByText(axis, { exact: true })).toBeVisible();
    await expect
      .poll(() => shownOf('Plagas'))
      .toEqual([
        ['Grados Día acumulados', 'true'],
        ['Capturas Incrementales', 'true'],
        ['Capturas Acumuladas', 'false'],
        ['Capturas en Fotografía', 'false'],
      ]);
    await page.getByRole('tab', { name: 'CLIMA' }).click();
    await expect.element(panel('Clima').getByText('Temperatura (°C)', { exact: true })).toBeVisible();
    await expect
      .poll(() => shownOf('Clima'))
      .toEqual(
        ['Temperatura máxima', 'Temperatura mínima', 'Humedad máxima', 'Humedad mínima'].map((name) => [
          name,
          'true',
        ]),
      );
    await page.getByRole('tab', { name: 'HORAS FRÍO' }).click();
    await expect.element(panel('Horas Frío').getByRole('button', { name: /^Horas Frío/ })).toBeVisible();
    await expect
      .poll(() => shownOf('Horas Frío'))
      .toEqual([
        ['Horas Frío', 'true'],
        ['Utah', 'false'],
        ['Utah Positivo', 'false'],
        ['Dynamic', 'false'],
      ]);
  });

  it('says of every tab where its figures come from, and whose they are', async () => {
    await openScreen('admin', '/sector/11');
    for (const [tab, region, text] of [
      ['PLAGAS', 'Plagas', /Umbrales.*Desde el 10 sept? 2026.*Capturas de un día/],
      ['HONGOS', 'Hongos', /Índice.*Gubler.*Desde el 1 may 2026/],
      ['CLIMA', 'Clima', /Máxima y mínima del día/],
      ['HORAS FRÍO', 'Horas Frío', /Weinberger.*Desde el 1 may 2026/],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await panel(region).getByRole('button', { name: '¿De dónde sale?' }).click();
      const dialog = page.getByRole('dialog', { name: /^¿De dónde sale\?/ });
      await expect.element(dialog).toMatchTextContent(text);
      await expect.element(dialog).toMatchTextContent(/Días completadosNinguno/);
      await expect.element(dialog).toMatchTextContent(/Origen de los datosViña Los Aromos · Norte/);
      await closeByEscape(dialog);
    }
  });

  it('says where a model could not be had, and asks again', async () => {
    await openScreen('admin', '/sector/11');
    await expect.element(page.getByRole('tab', { name: 'HORAS FRÍO' })).toBeVisible();
    network.fail('/count_analytics/chill', 500);
    hurry();
    await page.getByRole('tab', { name: 'HORAS FRÍO' }).click();
    await expect.element(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();
    network.mend();
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expect.element(page.getByRole('button', { name: /^Horas Frío.*\d h/ }).first()).toBeVisible();
  });
});
