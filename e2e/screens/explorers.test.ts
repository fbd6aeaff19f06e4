import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeByEscape } from './close-by-escape.ts';
import { heading, openScreen } from './open-screen.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const card = (panel: string, name: RegExp) => region(panel).getByRole('button', { name });
const dialog = page.getByRole('dialog');

/** The origin of the measurements: the client and the field. */
const OURS = /Origen de los datosViña Los Aromos · Norte/;

/** The filters come first; other lists of the page may have the same names. */
async function choose(field: string, option: string) {
  await page
    .getByRole('group', { name: 'Filtros' })
    .getByRole('button', { name: new RegExp(`${field}$`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Opens the derivation of a panel, expects each of the texts in it, and closes it. */
async function derivation(panel: string, texts: readonly RegExp[]) {
  await region(panel).getByRole('button', { name: '¿De dónde sale?' }).first().click();
  for (const text of texts) await expect.element(dialog).toMatchTextContent(text);
  await closeByEscape(dialog);
}

describe('Plagas', () => {
  it('starts with the latest season, the first field and its first pest, and says where the curve comes from', async () => {
    const screen = await openScreen('grower', '/data-explorer');
    await expect.element(heading('Plagas')).toBeVisible();
    await expect.poll(screen.address).toBe('/data-explorer?season=101&sector=11&pest=1&crop=all');
    await expect.element(card('Plagas', /Grados Día acumulados/)).toMatchTextContent(/\d+,\d °C·día/);
    await expect.element(page.getByText(/En los últimos 15 días/)).toBeVisible();
    await derivation('Plagas', [
      /Fórmula/,
      /Umbrales.*Inferior.*superior/,
      /Desde el 10 sept? 2026/,
      /biofix/,
      /Días completadosNinguno/,
      OURS,
    ]);
    for (const [panel, more] of [
      ['Capturas incrementales', /EstacionesSuma de 1 estación/],
      ['Capturas por estación', /Capturas de un día/],
    ] as const)
      await derivation(panel, [
        more,
        /Días sin fotografíaNo cuentan como cero/,
        /Desde el 1 may 2026Se cuenta desde el inicio de la temporada/,
        /Días completadosNinguno/,
        OURS,
      ]);
  });

  it('shows the captures of each station as four series, in the period chosen', async () => {
    await openScreen('grower', '/data-explorer?season=101&sector=11&pest=1');
    const traps = region('Capturas por estación');
    await expect.element(traps.getByRole('application', { name: /incrementales por semana/ })).toBeVisible();
    await traps.getByRole('button', { name: /Serie/ }).click();
    for (const name of ['Incrementales martes y viernes', 'Acumuladas por día', 'En fotografía por día']) {
      await page.getByRole('option', { name }).click();
      await expect.element(traps.getByRole('application', { name: new RegExp(name, 'i') })).toBeVisible();
      await traps.getByRole('button', { name: /Serie/ }).click();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(traps.getByRole('button', { name: /^N-1/ })).toMatchTextContent(/21/);
  });
});

describe('Clima', () => {
  it('follows season, field and period, and keeps them in the address', async () => {
    const screen = await openScreen('grower', '/climate-explorer');
    await expect.poll(screen.address).toBe('/climate-explorer?season=101&sector=11&pest=all&crop=all');
    await expect.element(card('Clima', /Temperatura máxima/)).toMatchTextContent(/\d+,\d °C/);
    await expect.element(card('Clima', /Humedad mínima/)).toMatchTextContent(/\d+ %/);
    await expect
      .element(
        region('Clima')
          .getByText(/^Sin pronóstico: no hay servicio/)
          .first(),
      )
      .toBeVisible();
    await derivation('Clima', [
      /PronósticoSin pronóstico/,
      /hora de Chile/,
      /Sobre 1 estación/,
      /No faltan días|Faltan? \d+ día/,
      OURS,
    ]);
    await expect.element(page.getByText(/^La temperatura máxima fue.*nov/)).toBeVisible();
    await region('Clima').getByText('Temporada completa').click();
    await expect
      .element(page.getByText(/^La temperatura máxima fue.* y la mínima .*(may|jun|jul|ago)/))
      .toBeVisible();
    await choose('Temporada', '2025–26');
    await expect.poll(screen.address).toContain('season=100');
    await expect.element(page.getByText('Norte · 2025–26 · 2 estaciones')).toBeVisible();
    await expect.element(page.getByText(/^La temperatura máxima fue.*dic/)).toBeVisible();
    screen.back();
    await expect.element(page.getByText('Norte · 2026–27 · 1 estación')).toBeVisible();
  });

  it('says that a field or a season has no measurements, or that no station matches', async () => {
    const screen = await openScreen('grower', '/climate-explorer?season=101&sector=12');
    await expect.element(page.getByText('Sin mediciones de clima').first()).toBeVisible();
    screen.go('/climate-explorer?season=101&sector=13');
    await expect.element(page.getByText(/El enlace pedía un campo que no está/)).toBeVisible();
    screen.go('/climate-explorer?season=99');
    await expect.element(page.getByText('Norte · 2024–25 · 2 estaciones')).toBeVisible();
    await expect.element(page.getByText('Sin mediciones de clima').first()).toBeVisible();
    screen.go('/climate-explorer?season=99&sector=11&crop=none');
    await expect.element(page.getByText(/En la temporada 2024–25 ninguna estación coincide/)).toBeVisible();
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect.element(card('Clima', /Temperatura máxima/)).toMatchTextContent(/\d+,\d °C/);
    await expect.poll(screen.address).toContain('season=101');
  });

  it('says which ids of a link do not exist, and shows existing data', async () => {
    const screen = await openScreen('grower', '/climate-explorer?season=4711&sector=31&crop=99');
    await expect
      .element(page.getByText(/El enlace pedía una temporada, un campo y un hospedero que no está/))
      .toBeVisible();
    await expect.element(page.getByText('Norte · 2026–27 · 1 estación')).toBeVisible();
    await expect.poll(screen.address).toBe('/climate-explorer?season=101&sector=11&pest=all&crop=all');
    await page.getByRole('main').getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect.element(page.getByText(/El enlace pedía/)).not.toBeInTheDocument();
  });
});

describe('Hongos', () => {
  it('starts with the vine of the latest season and the fixed fungus', async () => {
    const screen = await openScreen('grower', '/oidio-explorer');
    await expect.poll(screen.address).toBe('/oidio-explorer?season=101&sector=11&pest=all&crop=1');
    const mildew = region('Hongos');
    await expect.element(card('Hongos', /Índice de oídio/)).toMatchTextContent(/\d+/);
    await expect.element(mildew.getByRole('button', { name: /Hongo/ })).toBeDisabled();
    await expect.element(mildew.getByText(/el índice de oídio es/)).toBeVisible();
    await expect
      .element(mildew.getByText(/^Modelo predictivo del riesgo de infección de oídio en vid.*fungicida\.$/))
      .toBeVisible();
    await derivation('Hongos', [
      /6 horas seguidas entre 21 y 30 °C/,
      /tras 3 días favorables/,
      /Gubler/,
      /Desde el 1 may 2026/,
      OURS,
    ]);
  });

  it('does not apply to another crop', async () => {
    await openScreen('grower', '/oidio-explorer?season=100&sector=11&crop=22');
    const refusal = page.getByText('El seguimiento de Oídio no aplica para este cultivo');
    await expect.element(refusal).toBeVisible();
    await choose('Temporada', '2026–27');
    await expect.element(card('Hongos', /Índice de oídio/)).toMatchTextContent(/\d+/);
    expect(refusal.elements()).toEqual([]);
  });
});

describe('Hospederos', () => {
  it('says for which crops degree-hours are followed, and shows them where there is one', async () => {
    await openScreen('grower', '/crop-explorer');
    await expect.element(page.getByText('Las horas-grado no se siguen en este hospedero')).toBeVisible();
    await choose('Temporada', '2025–26');
    await expect.element(card('Hospederos', /Horas-grado acumuladas/)).toMatchTextContent(/°C·h/);
    await expect.element(region('Fenología del hospedero')).toMatchTextContent(/Inicio de Floración1 oct/);
    await derivation('Hospederos', [/Base 4,5 °C, óptimo 25 °C/, /Desde el 1 oct 2025/, /Richardson/, OURS]);
  });
});

describe('Horas Frío', () => {
  it('always has one season and one field, and takes the unit of the model for its axis', async () => {
    const screen = await openScreen('admin', '/chill-models?season=all&sector=12&pest=1&crop=1');
    await expect.poll(screen.address).toMatch(/season=101/);
    await expect.poll(screen.address).toMatch(/pest=all/);
    screen.go('/chill-models?season=101&sector=11');
    const chill = region('Horas Frío');
    await expect.element(card('Horas Frío', /^Horas Frío/)).toMatchTextContent(/\d+,\d\d h/);
    await expect.element(chill.getByText('Horas (h)').first()).toBeVisible();
    await card('Horas Frío', /^Horas Frío/).click();
    await card('Horas Frío', /^Dynamic/).click();
    await expect.element(chill.getByText('Porciones de frío (PF)').first()).toBeVisible();
    await derivation('Horas Frío', [
      /Utah Positivo/,
      /umbral de Horas Frío es 7 °C/,
      /Desde el 1 may 2026/,
      OURS,
    ]);
  });
});

describe('on a phone', () => {
  it('the filters stand in a sheet, narrow each other there, and come off as chips', async () => {
    await page.viewport(390, 844);
    const screen = await openScreen('grower', '/climate-explorer');
    await page.getByRole('button', { name: /^Filtros/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('button', { name: /Temporada$/ }).click();
    await page.getByRole('option', { name: '2025–26' }).click();
    await expect.poll(screen.address).toContain('season=100');
    await sheet.getByRole('button', { name: /Campo$/ }).click();
    await page.getByRole('option', { name: 'Sur' }).click();
    await expect.poll(screen.address).toMatch(/season=100.*sector=12/);
    await sheet.getByRole('button', { name: /Hospedero$/ }).click();
    await page.getByRole('option', { name: 'Vid' }).hover();
    expect(page.getByRole('option', { name: 'Manzano (Fuji)' }).elements()).toEqual([]);
    await page.getByRole('option', { name: 'Vid' }).click();
    await sheet.getByRole('button', { name: 'Ver resultados' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(page.getByText('Sur · 2025–26 · 2 estaciones')).toBeVisible();
    await expect.poll(screen.address).toMatch(/season=100.*sector=12.*crop=1/);
    await page.getByRole('button', { name: /^Quitar filtro Hospedero: Vid/ }).click();
    await expect.poll(screen.address).toMatch(/season=100.*sector=12.*crop=all/);
  });

  it('the charts are made larger and small again', async () => {
    await page.viewport(390, 844);
    await openScreen('grower', '/climate-explorer');
    const chart = page.getByRole('application').first();
    await expect.element(chart).toBeVisible();
    const height = () => chart.element().getBoundingClientRect().height;
    const before = height();
    const expand = page.getByRole('button', { name: 'Ampliar gráficos' });
    await expand.click();
    await expect.element(expand).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(height).toBeGreaterThan(before + 100);
    await expand.click();
    await expect.poll(height).toBe(before);
  });
});
