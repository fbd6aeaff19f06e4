import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catchFiles, pngSize } from '../../packages/ui/src/charts/download/caught-files.fixture.ts';
import { readWorkbook } from '../../packages/ui/src/export/unzip.fixture.ts';
import { measured } from './measured.ts';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';
import { removePastYears } from './past-years.ts';
import { savedFiles } from './saved-files.ts';

const PLAGAS = '/data-explorer?season=101&sector=11&pest=1&crop=all';
const region = (name: string) => page.getByRole('region', { name, exact: true });
const said = region('Comparación de temporadas');
const chart = page.getByRole('application', { name: /Grados día y capturas/ });

/**
 * What was counted in the season before. It has the weather of 360 days later, and its biofix is as many days
 * earlier: 4 October 2025 had the sum of 29 September 2026, 11 October that of the 6th, 1 November that of
 * 27 October. `weekTo` is the last day of the week of that one.
 */
const COUNTED = [
  { day: '2025-10-04', found: 3, weekTo: '2026-10-04' },
  { day: '2025-10-11', found: 5, weekTo: '2026-10-11' },
  { day: '2025-11-01', found: 7, weekTo: '2026-11-01' },
] as const;

/** The weather of this season in the one before, five days later, with a biofix five days later. */
beforeAll(async () => {
  await sql(`insert into climate_day (client_id, station_id, day, t_min, t_max, last_reading, hours_present, hourly_t, hourly_rh)
    select client_id, station_id, day - 360, t_min, t_max, last_reading, hours_present, hourly_t, hourly_rh from climate_day
    where station_id = 1001 and day between '2026-08-01' and '2026-11-20'`);
  await measured();
  await sql(`insert into biofix (client_id, biofix_id, season_id, sector_id, pest_id, type, date_biofix)
    values (1, 900, 100, 11, 1, 'biofix', '2025-09-15')`);
  for (const { day, found } of COUNTED)
    await sql(`insert into field_count (client_id, station_id, pest_id, day, counted_at, number_found)
      values (1, 1001, 1, '${day}', '${day}T15:00:00Z', ${found})`);
});
afterAll(async () => {
  await sql(`delete from field_count where client_id = 1 and day < '2026-01-01'`);
  await removePastYears();
  await sql('delete from biofix where biofix_id = 900');
});

describe('seasons side by side', () => {
  it('a season five days later is five days behind by calendar and level by biofix', async () => {
    const screen = await openScreen('grower', PLAGAS);
    await page.getByRole('button', { name: /Comparar con/ }).click();
    await page.getByRole('option', { name: '2025–26' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(screen.address).toBe(`${PLAGAS}&compare=100`);
    await expect.element(said).toMatchTextContent(/la suma va 5 días adelantada respecto de 2025–26/);
    await expect.element(page.getByRole('button', { name: /2025–26.*5 días más tarde/ })).toBeVisible();

    await page.getByRole('button', { name: /Alinear por/ }).click();
    await page.getByRole('option', { name: 'Biofix' }).click();
    await expect.poll(screen.address).toBe(`${PLAGAS}&compare=100&align=biofix`);
    await expect.element(said).toMatchTextContent(/la suma va a la par de 2025–26/);
  });

  it('is read aloud, and is in the table of the chart', async () => {
    await openScreen('grower', `${PLAGAS}&compare=100`);
    await expect.element(said).toMatchTextContent(/5 días adelantada/);
    await expect.element(said).toHaveAttribute('aria-live', 'polite');
    await expect.element(said).toHaveAttribute('aria-busy', 'false');
    await expect.element(chart).toHaveAccessibleDescription(/2025–26: mínimo .* °C·día/);
    const status = chart.getByRole('status');
    (chart.element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    await expect.element(status).toMatchTextContent(/\d{4}/);
    const first = status.element().textContent;
    await userEvent.keyboard('{End}');
    await expect.element(status).not.toHaveTextContent(first!);
    await userEvent.keyboard('{Escape}');
    await region('Plagas').getByRole('button', { name: /tabla/i }).first().click();
    await expect.element(page.getByRole('columnheader', { name: '2025–26 (°C·día)' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  });

  it('without a biofix in the other season it says so by biofix', async () => {
    await openScreen('grower', `${PLAGAS}&compare=99&align=biofix`);
    await expect
      .element(said)
      .toMatchTextContent('No se compara 2024–25: falta el biofix de la plaga en ese campo o temporada.');
  });

  it('a season that cannot be had is named, the rest stays, and it can be asked for again', async () => {
    network.failSome((path, request) => path.includes('/degree_days/') && isBefore(request), 404);
    await openScreen('grower', `${PLAGAS}&compare=100`);
    await expect.element(said).toMatchTextContent(/No se compara 2025–26: no se pudo cargar/);
    await expect.element(chart).toBeVisible();
    network.mend();
    await said.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(said).toMatchTextContent(/5 días adelantada/);
  });

  it('an address with what is not there shows the chart alone', async () => {
    await openScreen('grower', `${PLAGAS}&compare=77_101-88&align=moon`);
    await expect.element(chart).toBeVisible();
    await expect.element(said).not.toBeInTheDocument();
  });
});

describe('the other charts', () => {
  const at = (path: string) => `${path}?season=101&sector=11&compare=100`;

  it('weather says how warm the days were, and draws the extremes of the other season', async () => {
    await openScreen('grower', at('/climate-explorer'));
    await expect
      .element(said)
      .toMatchTextContent(/^En \d+ días con datos .* las máximas fueron en promedio .*2025–26 y las mínimas/);
    await expect.element(page.getByRole('button', { name: /2025–26, máxima.*°C/ })).toBeVisible();
  });

  it('mildew counts the days of high risk', async () => {
    await openScreen('grower', at('/oidio-explorer'));
    await expect.element(said).toMatchTextContent(/van \d+ días de riesgo alto .*; 2025–26 llevaba \d+\./);
  });

  it('chill says the hours on the same day', async () => {
    await openScreen('admin', at('/chill-models'));
    await expect.element(said).toMatchTextContent(/van [\d.]+ h de frío: \d+ h (más|menos) que 2025–26\./);
  });

  it('a season without a record of those days is named', async () => {
    await openScreen('grower', '/climate-explorer?season=101&sector=11&compare=99');
    await expect.element(said).toMatchTextContent('No se compara 2024–25: no hay registro de esos días.');
  });
});

describe('files of what is compared', () => {
  it('the report of Horas Frío has what the screen compares, and the hours of its card', async () => {
    await openScreen('admin', '/chill-models?season=101&sector=11&compare=100');
    await expect.element(said).toMatchTextContent(/h de frío/);
    const [sentence] = said.element().querySelectorAll('p');
    const card = page.getByRole('button', { name: /^Horas Frío.*desde/ }).element();
    const hours = card.querySelector('strong')!.firstChild!.textContent!.trim();
    const written: string[] = [];
    const own = JSON.stringify;
    const stringify = vi.spyOn(JSON, 'stringify').mockImplementation((value, ...rest) => {
      if (typeof value?.html === 'string') written.push(value.html);
      return own(value, ...rest);
    });
    onTestFinished(() => stringify.mockRestore());
    const files = savedFiles();
    await page.getByRole('button', { name: 'Informe', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Descargar informe' });
    await expect.element(dialog.getByText(/^Informe de horas frío: /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Descargar' }).click();
    await expect.element(page.getByText('Informe descargado')).toBeVisible();
    expect(await files[0]!.blob.slice(0, 5).text()).toBe('%PDF-');
    const [html] = written;
    for (const text of [sentence!.textContent!, `Horas Frío: ${hours} horas.`, 'data-series="season-100"'])
      expect(html).toContain(text);
  });

  /** Every file of a chart of a panel, its first one or another, by its kind. */
  async function filesOf(within: ReturnType<typeof region>, at = 0) {
    const { files, release } = catchFiles();
    onTestFinished(release);
    for (const kind of ['Datos (CSV)', 'Planilla (XLSX)', 'Imagen (PNG)', 'Imagen editable (SVG)']) {
      const before = files.length;
      await within
        .getByRole('button', { name: /^Descargar/ })
        .nth(at)
        .click();
      await page.getByRole('menuitem', { name: kind }).click();
      await expect.poll(() => files.length).toBe(before + 1);
    }
    const [csv, xlsx, png, svg] = files.map(({ blob }) => blob);
    const lines = (await csv!.text()).trim().split('\r\n');
    const book = await readWorkbook(xlsx!);
    const [cells] = book.values();
    return { lines, cells: cells!, png: await pngSize(png!), svg: await svg!.text() };
  }

  it.each([
    [
      'grower',
      `${PLAGAS}&compare=100`,
      'Plagas',
      'Grados Día acumulados, 2026–27 (°C·día)',
      '2025–26 (°C·día)',
    ],
    [
      'grower',
      `${PLAGAS}&compare=100&align=biofix`,
      'Plagas',
      'Grados Día acumulados, 2026–27 (°C·día)',
      '2025–26, por biofix (°C·día)',
    ],
    [
      'grower',
      '/oidio-explorer?season=101&sector=11&compare=100',
      'Hongos',
      'Índice de oídio, 2026–27',
      '2025–26',
    ],
    [
      'grower',
      '/climate-explorer?season=101&sector=11&compare=100',
      'Clima',
      'Temperatura máxima, 2026–27 (°C)',
      '2025–26, mínima (°C)',
    ],
    [
      'admin',
      '/chill-models?season=101&sector=11&compare=100',
      'Horas Frío',
      'Horas Frío, 2026–27 (h)',
      '2025–26 (h)',
    ],
  ] as const)('of %s at %s name the season of every column, with the same figures', async (...row) => {
    const [person, address, panel, own, other] = row;
    await openScreen(person, address);
    await expect.element(said).toMatchTextContent(/2025–26/);
    const { lines, cells, png, svg } = await filesOf(region(panel));
    const heads = lines[0]!.split(';');
    expect(heads).toContain(own);
    expect(heads).toContain(other);
    const at = heads.indexOf(other);
    const column = String.fromCharCode('A'.charCodeAt(0) + at);
    expect(cells.get(`${column}1`)?.value).toBe(other);
    const figures = lines.slice(1).flatMap((line, i) => {
      const text = line.split(';')[at]!;
      return text === '' ? [] : [{ text, cell: cells.get(`${column}${i + 2}`)?.value }];
    });
    expect(figures.length).toBeGreaterThan(50);
    for (const { text, cell } of figures) {
      expect(text).toMatch(/^-?\d+(,\d+)?$/);
      const decimals = text.split(',')[1]?.length ?? 0;
      expect(
        Number(cell)
          .toFixed(decimals)
          .replace('.', ',')
          .replace(/^-(0(,0+)?)$/, '$1'),
      ).toBe(text);
    }
    expect(png.width).toBeGreaterThan(900);
    for (const text of [own, other, 'Datos hasta el']) expect(svg).toContain(text);
    expect(svg).not.toMatch(/Datos hasta el [^<]*abr 2027/);
  });

  it('of captures at the same sum have each count in the week in which this season had that sum', async () => {
    await openScreen('grower', `${PLAGAS}&compare=100&align=degree-days`);
    await expect.element(said).toMatchTextContent(/Hasta esa suma, 2025–26 llevaba 15 individuos/);
    const { lines, cells, png, svg } = await filesOf(region('Plagas'), 1);
    const own = 'Capturas Incrementales, 2026–27';
    const other = '2025–26, a la misma suma';
    const heads = [own, other].map((name) => `${name}, semana hasta la fecha (adultos)`);
    expect(lines[0]).toBe(['Fecha', ...heads].join(';'));
    const rows = lines.slice(1).map((line) => line.split(';'));
    expect(rows.flatMap(([date, , value]) => (value ? [[date, value]] : []))).toEqual(
      COUNTED.map(({ weekTo, found }) => [weekTo, String(found)]),
    );
    expect(rows.flatMap(([date, value]) => (value ? [[date, value]] : []))).toContainEqual([
      '2026-10-11',
      '4',
    ]);
    expect(['A1', 'B1', 'C1'].map((cell) => cells.get(cell)?.value)).toEqual(['Fecha', ...heads]);
    for (const [i, [, up, down]] of rows.entries())
      expect([`B${i + 2}`, `C${i + 2}`].map((cell) => String(cells.get(cell)?.value ?? ''))).toEqual([
        up,
        down,
      ]);
    expect(png.width).toBeGreaterThan(900);
    for (const text of [own, other, 'Datos hasta el']) expect(svg).toContain(text);
  });
});

describe('with one season and one field of the pest', () => {
  it('nothing can be chosen, it says why, and leads who may open seasons to them', async () => {
    const before = await sql(
      `select season_id, date_start::text, date_end::text from season where client_id = 1 and season_id <> 101`,
    );
    await sql(`update season set date_start = date_start + interval '10 years', date_end = date_end + interval '10 years'
      where client_id = 1 and season_id <> 101`);
    await sql('update station set pest_id = 2 where sector_id = 12');
    onTestFinished(async () => {
      await sql(`update season set date_start = date_start - interval '10 years', date_end = date_end - interval '10 years'
        where client_id = 1 and season_id <> 101`);
      await sql('update station set pest_id = 1 where sector_id = 12');
      const after = await sql(
        `select season_id, date_start::text, date_end::text from season where client_id = 1 and season_id <> 101`,
      );
      expect(after).toEqual(before);
    });
    await openScreen('admin', PLAGAS);
    const choice = page.getByRole('button', { name: /Comparar con/ });
    await expect.element(choice).toBeDisabled();
    await expect
      .element(page.getByText('Aún no hay otra temporada ni otro campo con estaciones para esto.'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Ver temporadas' })).toBeVisible();
  });
});

/** Asks for the season before. */
const isBefore = (request: Request): boolean =>
  new URL(request.url).searchParams.get('date_end') === '2026-04-30';
