import { CHILL_METRICS, cropStages, isoDate, stageThresholds } from '@vigia/domain';
import { REPORT_DOCUMENT_TITLES } from '@vigia/domain/es';
import { EMPTY_PRODUCT, type FieldEvent, productOfDraft } from '@vigia/domain/farm';
import { DOCUMENT_PAGES, REPORT_DOCUMENTS } from '@vigia/domain/reports';
import { describe, expect, it } from 'vitest';
import { renderReport } from './render-report.tsx';
import { comparedWith, FIRST_CAPTURE, forecastOf, LOGO, reportOf } from './report.fixture.ts';

/** A product of the client, with its residual days. */
const spinosad = (residualDays: number | null) => ({
  ...productOfDraft(EMPTY_PRODUCT),
  ...{ id: 1, archived: false, name: 'spinosad', residualDays },
});

const HOSTILE = `</title><script>alert(1)</script><img src="https://vigia.example/x"> & "<b>" \u0007`;
/** The text between the tags. */
const textOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the pages of a report', () => {
  it.each(REPORT_DOCUMENTS)('of %s are as many as it has, with its title and numbers', (document) => {
    const html = renderReport(reportOf(document));
    const title = REPORT_DOCUMENT_TITLES[document];
    const pages = DOCUMENT_PAGES[document];
    expect(html.match(/<section class="page/g)).toHaveLength(pages);
    expect(html).toContain(`<h1>${title}</h1>`);
    for (let page = 1; page <= pages; page += 1) expect(textOf(html)).toContain(`Página ${page} de ${pages}`);
    expect(textOf(html)).toContain('Sin comentarios adicionales.');
    expect(html.match(/<svg/g)!.length).toBeGreaterThan(pages + 3);
  });

  it.each(REPORT_DOCUMENTS)('of %s contain nothing that runs or is loaded', (document) => {
    const html = renderReport(reportOf(document, { name: HOSTILE, options: { comments: HOSTILE } }));
    const tags = html.match(/<[a-z][^>]*>/gi)!.join('\n');
    expect(tags.match(/<(script|img|image|link|iframe|object|foreignObject|use|a)\b/)).toBeNull();
    expect(tags.match(/\s(src|href|xlink:href|on\w+)="/)).toBeNull();
    expect(html.includes('\u0007')).toBe(false);
    expect(html.match(/url\((?!"data:font|#)/)).toBeNull();
    expect(html.includes('@import')).toBe(false);
  });

  it('carry the logo of the client, and its initials where that is no picture of ours', () => {
    const pages = DOCUMENT_PAGES.climate;
    const picture = `<img src="${LOGO}" alt="Agrícola Los Maitenes"`;
    expect(renderReport(reportOf('climate', { logo: LOGO })).split(picture)).toHaveLength(pages + 1);
    const hostile = [
      'https://vigia.example/x.png',
      'data:image/svg+xml;base64,PHN2Zz4=',
      `${LOGO}" onerror="x`,
    ];
    for (const logo of hostile) {
      const html = renderReport(reportOf('climate', { logo }));
      expect(html).not.toContain('<img');
      expect(textOf(html)).toContain('AM');
    }
  });

  it('draw the forecast, and say who issued it or why there is none', () => {
    const forecasts = { temperatureMax: forecastOf([25, 26, 27]), humidityMax: null };
    const climate = renderReport(reportOf('climate', { forecasts }));
    expect(climate.match(/Pronóstico de Open-Meteo, consultado el 22 nov 2026, 08:30\./g)).not.toBeNull();
    expect(textOf(climate)).toContain('Sin pronóstico: el servidor no lo entregó.');
    expect(climate).toContain('pronóstico desde el 22 nov');
    const mildew = renderReport(reportOf('mildew', { forecasts: { index: forecastOf([60, 80]) } }));
    expect(textOf(mildew)).toContain('Pronóstico de Open-Meteo');
    expect(textOf(mildew)).toMatch(/El 21 nov 2026 el índice de oídio es \d+/);
    expect(textOf(renderReport(reportOf('climate')))).not.toMatch(/pronóstico/i);
  });

  it('mark what was counted in the field on the charts of a pest, and explain the mark', () => {
    const date = isoDate('2026-10-14');
    const inField = [{ date, found: 3, summed: 1 }];
    for (const document of ['pest', 'follow-up'] as const) {
      const html = renderReport(reportOf(document, { inField }));
      expect(html).toContain('data-provenance="partly-field"');
      expect(textOf(html)).toContain('en parte conteo en terreno');
      const without = renderReport(reportOf(document));
      expect(without).not.toContain('data-provenance');
      expect(textOf(without)).not.toContain('conteo en terreno');
    }
  });

  it('contain the summary of the domain: 15 days of captures, 7 of climate', () => {
    expect(textOf(renderReport(reportOf('pest')))).toMatch(/En los últimos 15 días se captur/);
    expect(textOf(renderReport(reportOf('climate')))).toMatch(
      /La temperatura media de los últimos 7 días fue/,
    );
    const mildew = textOf(renderReport(reportOf('mildew')));
    expect(mildew).toMatch(/El 21 nov 2026 el índice de oídio es \d+/);
    expect(mildew).toContain('Interpretación del índice');
  });

  it('carry what was added: comments, dates, a super administrator’s words, the CSG code of Lobesia alone', () => {
    const options = {
      comments: 'Revisar el cuartel norte.',
      csg: '118234',
      phenologyText: 'Vuelo en curso.',
      captureText: 'Sin novedad.',
      controlDate: '2026-12-01' as never,
      applicationDate: '2026-11-22' as never,
    };
    const pest = textOf(renderReport(reportOf('pest', { options })));
    for (const text of [
      'Revisar el cuartel norte.',
      'Código CSG 118234',
      'Vuelo en curso. Modelo: Lobesia botrana v1, incluido en Vigía. Sin novedad.',
    ]) {
      expect(pest).toContain(text);
    }
    expect(pest).toContain('Fecha estimada de control 01 dic 2026');
    expect(pest).toContain('Fecha sugerida de aplicación 22 nov 2026');
    expect(pest).not.toContain('Sin comentarios adicionales.');
    const followUp = textOf(renderReport(reportOf('follow-up', { options })));
    expect(followUp).not.toContain('118234');
    expect(followUp).not.toContain('Vuelo en curso.');
  });

  it('estimate the day of control of each pest where that is requested', () => {
    const options = { controlDate: 'estimated' } as const;
    const days = /Fecha estimada de control (Lobesia botrana: .{5,60}); Cydia pomonella: /;
    expect(textOf(renderReport(reportOf('follow-up', { options })))).toMatch(days);
    expect(textOf(renderReport(reportOf('pest', { options })))).toMatch(
      /Fecha estimada de control (\d\d \w{3} 202\d|sin fecha en los próximos 15 días)/,
    );
    expect(textOf(renderReport(reportOf('follow-up')))).not.toContain('Fecha estimada de control');
  });

  it('contain the day of control from past years', () => {
    const day = isoDate('2027-01-12');
    const dates = stageThresholds(1).map(({ dd }) => ({
      threshold: dd,
      date: day,
      earliest: isoDate('2027-01-06'),
      latest: isoDate('2027-01-19'),
    }));
    const ahead = {
      dates,
      end: isoDate('2027-04-30'),
      years: 10,
      provider: 'climatology',
      reason: null,
    } as const;
    const options = { controlDate: 'estimated' } as const;
    const text = textOf(
      renderReport(reportOf('pest', { options, aheads: new Map([['degree-days/1', ahead]]) })),
    );
    expect(text).toContain(
      'Fecha estimada de control 12 ene 2027 (entre el 6 ene y el 19 ene en 8 de cada 10 años)',
    );
  });

  it('of a follow-up draw six pests and the phenology of the crop, and name what did not fit', () => {
    const seen = { type: 'crop_phenology_changed', sectorId: 11, cropId: 22, seasonId: null, pestId: null };
    const stage = { ...seen, id: 1, createdAt: 1, phenologyStage: 'flowering_start_date' };
    const events = [{ ...stage, date: '2026-10-01' }] as unknown as readonly FieldEvent[];
    const html = renderReport(reportOf('follow-up', { pests: 6, stations: 12, events }));
    const text = textOf(html);
    expect(html.match(/<section class="page/g)).toHaveLength(3);
    for (const title of ['Lobesia botrana', 'Ceratitis capitata', 'Fenología: Manzano (Fuji)'])
      expect(html).toContain(`<title>${title}`);
    expect(text).toContain('Se registró inicio de floración el 01 oct 2026.');
    expect(text).toMatch(/Hasta el 21 nov 2026 se acumularon [\d.]+ °C·h/);
    expect(text).not.toContain('También se siguen');
  });

  it('of a follow-up contain the next stage of a crop from past years', () => {
    const stage = { type: 'crop_phenology_changed', sectorId: 11, cropId: 22, seasonId: null, pestId: null };
    const seen = { ...stage, id: 1, createdAt: 1, phenologyStage: 'flowering_full_date', date: '2026-11-20' };
    const events = [seen] as unknown as readonly FieldEvent[];
    const stages = cropStages(22);
    const bloom = stages.find((one) => one.stage === 'flowering_full_date')!.value;
    const dates = stages.map(({ value }) => ({
      threshold: value - bloom,
      date: isoDate('2026-12-12'),
      earliest: isoDate('2026-12-08'),
      latest: isoDate('2026-12-17'),
    }));
    const years = { end: isoDate('2027-04-30'), years: 10, provider: 'climatology', reason: null } as const;
    const aheads = new Map([['degree-hours/22', { ...years, dates }]]);
    expect(textOf(renderReport(reportOf('follow-up', { events, aheads })))).toContain(
      'El próximo estado, primera caída de pétalos, se espera cerca del 12 dic 2026 (entre el 8 dic y el 17 dic en 8 de cada 10 años).',
    );
    const none = new Map([['degree-hours/22', { ...years, dates: [], reason: 'too_few_years' as const }]]);
    expect(textOf(renderReport(reportOf('follow-up', { events, aheads: none })))).toContain(
      'El próximo estado es primera caída de pétalos: faltan años de registro para dar una fecha.',
    );
  });

  it('mark on the chart of a pest what its chart in the console marks, and nothing of another', () => {
    const first = { ...FIRST_CAPTURE, stationId: 1 };
    const spray = { ...first, id: 2, type: 'agrochemical_application', product: 'Spinosad' } as const;
    const swap = { ...first, id: 3, type: 'device_swap', pestId: null } as const;
    const words = ['primera captura', 'aplicación · Spinosad', 'cambio de dispositivo'];
    for (const document of ['pest', 'follow-up'] as const) {
      const text = textOf(renderReport(reportOf(document, { events: [first, spray, swap] })));
      for (const word of ['biofix', ...words]) expect(text).toContain(word);
      for (const kind of ['biofix o primera captura', 'control', 'dispositivo'])
        expect(text).toContain(`${kind} `);
    }
    const elsewhere = [first, spray, swap].flatMap((event) => [
      { ...event, sectorId: 12 },
      { ...event, stationId: 99 },
    ]);
    const marked = (events: readonly FieldEvent[]) =>
      renderReport(reportOf('pest', { events })).match(/data-marker="event-\d+"/g);
    expect(marked([first, spray, swap])).toHaveLength(3);
    expect(marked(elsewhere)).toBeNull();
  });

  it('say until when an application protects, by the residual days of the product', () => {
    const spray = { ...FIRST_CAPTURE, type: 'agrochemical_application', product: 'Spinosad' } as const;
    const [known, unknown] = [14, null].map((residualDays) =>
      textOf(renderReport(reportOf('follow-up', { events: [spray], products: [spinosad(residualDays)] }))),
    );
    expect(known).toContain('12 oct aplicación · Spinosad, protege hasta 25 oct');
    expect(unknown).toContain('12 oct aplicación · Spinosad');
    expect(unknown).not.toContain('protege');
  });

  it.each(['pest', 'follow-up'] as const)(
    'draw in a report of %s how long applications protect, and explain the bar',
    (document) => {
      const spray = { ...FIRST_CAPTURE, type: 'agrochemical_application', product: 'Spinosad' } as const;
      const later = { ...spray, id: 902, date: isoDate('2026-10-20') };
      const draw = (residualDays: number | null) =>
        renderReport(reportOf(document, { events: [spray, later], products: [spinosad(residualDays)] }));
      const bars = [...draw(14).matchAll(/data-span="[^"]*" d="M([\d.]+),[\d.]+h([\d.]+)/g)];
      const [first, second] = bars.map(([, left, width]) => [Number(left), Number(width)] as const);
      expect(bars).toHaveLength(2);
      expect(second![1]).toBeCloseTo(first![1], 6);
      // Eight days from one application to the next, fourteen protected by each.
      expect((second![0] - first![0]) / first![1]).toBeCloseTo(8 / 14, 2);
      expect(textOf(draw(14))).toContain('días que protege una aplicación');
      expect(draw(null)).not.toContain('data-span');
      expect(textOf(draw(null))).not.toContain('días que protege');
    },
  );

  it('list in a follow-up who wrote an event for which somebody else was responsible', () => {
    const spray = {
      ...FIRST_CAPTURE,
      stationId: 1,
      type: 'agrochemical_application',
      product: 'Spinosad',
    } as const;
    const listed = (createdBy: string | null) =>
      textOf(
        renderReport(
          reportOf('follow-up', { events: [{ ...spray, userEmail: 'ana@aromos.cl', createdBy }] }),
        ),
      );
    expect(listed('pedro@aromos.cl')).toContain('aplicación · Spinosad (informado por pedro@aromos.cl)');
    for (const author of ['ana@aromos.cl', null]) expect(listed(author)).not.toContain('informado por');
  });

  it('carry what was written over the computed words of a pest, with its day; what is typed goes before it', () => {
    const comment = { seasonId: 5, pestId: 1, captureText: '', changedAt: Date.UTC(2026, 10, 12, 15) };
    const comments = [{ ...comment, phenologyText: 'Vuelo en descenso.' }];
    for (const document of ['pest', 'follow-up'] as const) {
      const text = textOf(renderReport(reportOf(document, { comments })));
      expect(text).toContain('Vuelo en descenso. (12 nov 2026)');
      expect(text).toMatch(/En los últimos 15 días se captur/);
    }
    const typed = { comments, options: { phenologyText: 'Vuelo en curso.' } };
    expect(textOf(renderReport(reportOf('pest', typed)))).not.toContain('Vuelo en descenso.');
    const other = { comments: [{ ...comments[0]!, seasonId: 4 }] };
    expect(textOf(renderReport(reportOf('pest', other)))).not.toContain('Vuelo en descenso.');
  });

  it('draw other seasons as thin lines, name their alignment and carry what is said of them', () => {
    const said = [
      'Al 21 nov la suma va 9 días adelantada respecto de 2025–26.',
      'La más parecida es 2024–25.',
    ];
    const compared = comparedWith(2, 'calendar', said);
    for (const document of ['pest', 'mildew', 'climate', 'chill'] as const) {
      const html = renderReport(reportOf(document, { compared }));
      expect(html).toContain('data-series="season-1"');
      const text = textOf(html);
      expect(text).toContain(
        'Temporadas lado a lado Las líneas finas son 2025–26 y 2024–25, alineadas por calendario, en los mismos días del año.',
      );
      expect(text).toContain(said.join(' '));
      expect(html).toMatch(/<text[^>]*>2025–26/);
      const alone = renderReport(reportOf(document));
      expect(alone).not.toContain('season-');
      expect(textOf(alone)).not.toContain('Temporadas lado a lado');
    }
  });

  it('have captures of other seasons below those of this one, at the same sum where they are aligned so', () => {
    const of = (alignment: 'biofix' | 'degree-days') =>
      renderReport(reportOf('pest', { compared: comparedWith(1, alignment, ['Dicho.']) }));
    expect(of('biofix')).toContain('Capturas por semana: esta temporada hacia arriba, las otras hacia abajo');
    expect(textOf(of('biofix'))).toContain(
      'La línea fina es 2025–26, alineada por biofix, cada una desde el suyo.',
    );
    expect(of('biofix').match(/data-series="season-0"/g)).toHaveLength(2);
    expect(of('degree-days')).toContain('Capturas a la misma suma');
    expect(of('degree-days').match(/data-series="season-0"/g)).toHaveLength(1);
  });

  it('of chill draw the four models with their totals and their sums to come, and compare the hours alone', () => {
    const forecasts = { chill_model_weinberger: forecastOf([1900, 1910]), chill_model_utah: null };
    const compared = comparedWith(2, 'calendar', ['Dicho.']);
    const html = renderReport(reportOf('chill', { forecasts, compared }));
    const drawnIn = html.split('<title>').map((chart) => chart.match(/data-series="[^"]+"/g) ?? []);
    const [hours, units] = drawnIn.filter((ids) => ids.length > 0).map((ids) => new Set(ids));
    const [weinberger, ...others] = CHILL_METRICS.map((id) => `data-series="${id}"`);
    expect(hours).toEqual(new Set([weinberger, 'data-series="season-0"', 'data-series="season-1"']));
    expect(units).toEqual(new Set(others));
    const text = textOf(html);
    expect(text).toMatch(/Frío acumulado del 01 may 2026 al 22 nov 2026\. Horas Frío: ([\d.]+,\d\d) horas\./);
    const [, total] = /Horas Frío: ([\d.]+,\d\d) horas/.exec(text)!;
    expect(text).toContain(`Horas Frío ${total} h Cuenta las horas con temperatura bajo 7 °C. Weinberger`);
    expect(text).toMatch(/Dynamic [\d.]+,\d\d PF El frío forma un producto .* Fishman/);
    expect(text).toContain('Falta');
    expect(text).toMatch(/Pronóstico de Open-Meteo/);
    expect(text).toContain('Sin pronóstico: el servidor no lo entregó.');
    expect(textOf(renderReport(reportOf('chill', { empty: true })))).toMatch(/Utah sin datos/);
  });

  it('say so where nothing was measured', () => {
    for (const document of REPORT_DOCUMENTS) {
      const text = textOf(renderReport(reportOf(document, { empty: true })));
      expect(text).toContain('sin datos en el período.');
      expect(text).toContain('1 estación sin posición registrada');
    }
    expect(textOf(renderReport(reportOf('climate', { empty: true })))).toContain(
      'No hay mediciones ni conteos en el período del informe.',
    );
  });
});
