import { addDays, isoDate } from '@vigia/domain';
import { type EmbedLocale, riskSentence, riskSubject } from '@vigia/domain/published';
import { describe, expect, it } from 'vitest';
import type { PictureOptions } from '../picture-options.ts';
import { renderCardPicture } from './card.tsx';
import { renderDegreeDayPicture } from './degree-days.tsx';
import { CAPTURES, CARD, CHILL, CLIMATE, HEAD, MAP, MILDEW, RISK } from './figures.fixture.ts';
import { renderMapPicture } from './map.tsx';
import { publishedSeason } from './published.fixture.ts';
import { renderRiskPicture } from './risk.tsx';
import {
  renderCapturesPicture,
  renderChillPicture,
  renderClimatePicture,
  renderMildewPicture,
} from './season-charts.tsx';
import { elementsOf, textsOf } from './xml.fixture.ts';

const risk = (locale?: EmbedLocale) =>
  locale === 'en' ? { ...RISK, subject: riskSubject(RISK, 'en'), text: riskSentence(RISK, 'en') } : RISK;

type Draw = (options: PictureOptions) => string;
const PICTURES: readonly (readonly [string, Draw, size: readonly [number, number], says: RegExp])[] = [
  ['degree-days', (o) => renderDegreeDayPicture(publishedSeason(), o), [800, 400], /°C·día al 20 nov 2026/],
  ['captures', (o) => renderCapturesPicture(CAPTURES, o), [800, 400], /Capturas: 90 adultos en total/],
  [
    'climate',
    (o) => renderClimatePicture(CLIMATE, o),
    [800, 400],
    /máxima 29,1 °C y mínima 10,8 °C el 20 nov 2026/,
  ],
  ['mildew', (o) => renderMildewPicture(MILDEW, o), [800, 400], /Índice de oídio: 100 el 20 nov 2026/],
  ['chill', (o) => renderChillPicture(CHILL, o), [800, 400], /Horas Frío: 812 h.*Falta 1 día/],
  ['map', (o) => renderMapPicture(MAP, o), [480, 360], /4 estaciones. Norte 1: riesgo bajo/],
  ['risk', (o) => renderRiskPicture(risk(o.locale), o), [320, 72], /desde el 12 nov 2026/],
  ['card', (o) => renderCardPicture(CARD, o), [320, 200], /Temperatura: 18,4 °C.*6 capturas en 7 días/],
];
const ALLOWED = /^(?:svg|title|desc|defs|pattern|clipPath|g|rect|path|line|circle|text|tspan)$/;

describe.each(PICTURES)('the picture of %s', (_, draw, [width, height], says) => {
  const options = { width, height };

  it('has its size, its name and the last record in words', () => {
    const [root, title, description] = elementsOf(draw(options));
    expect(root).toMatchObject({
      name: 'svg',
      attributes: { width: String(width), height: String(height), role: 'img' },
    });
    expect([title?.name, description?.name]).toEqual(['title', 'desc']);
    expect(textsOf(draw(options))[1]).toMatch(says);
  });

  it('may stand in a page that forbids styles and scripts, in any look, language and size', () => {
    for (const more of [
      {},
      { mode: 'dark' },
      { mode: 'sol', locale: 'en', units: 'imperial' },
      { locale: 'pt', width: 240, height: Math.max(48, Math.min(height, 160)) },
    ] as const) {
      for (const { name, attributes } of elementsOf(draw({ ...options, ...more }))) {
        expect(name).toMatch(ALLOWED);
        const names = Object.keys(attributes).filter((key) => /^(?:style|on.*|.*href|class)$/.test(key));
        expect(names).toEqual([]);
      }
    }
  });

  it('is written in the requested language and units', () => {
    const spanish =
      /°C|estaci|captur|índice|temporada|máxima|hoy|grados|riesgo|horas|humedad|\b(?:ago|ene|abr|dic)\b|día|adultos/i;
    expect(textsOf(draw({ ...options, locale: 'en', units: 'imperial' })).join(' ')).not.toMatch(spanish);
    expect(textsOf(draw({ ...options, locale: 'pt' })).join(' ')).not.toMatch(
      /\bhoy\b|grados|temporada|índice de gubler\./i,
    );
  });

  it.each([{ width: 10 }, { height: Number.NaN }, { mode: 'neon' }, { locale: 'xx' }, { units: 'old' }])(
    'refuses %j',
    (wrong) => expect(() => draw({ ...options, ...wrong } as PictureOptions)).toThrow(RangeError),
  );
});

it('draws captures by the week or by the day, and says which', () => {
  const size = { width: 800, height: 400 };
  const bars = (svg: string) =>
    elementsOf(svg).filter(({ name }) => name === 'path' || name === 'rect').length;
  const [weekly, daily] = [{}, { interval: 'daily' } as const].map((more) =>
    renderCapturesPicture(CAPTURES, { ...size, ...more }),
  ) as [string, string];
  expect(textsOf(weekly)[0]).toMatch(/^Capturas de .* por semana/);
  expect(textsOf(daily)[0]).toMatch(/^Capturas de .* por día/);
  expect(bars(daily)).toBeGreaterThan(0);
  expect(daily).not.toBe(weekly);
});

describe('captures that people counted in the field', () => {
  const days = [addDays(HEAD.today, -2), addDays(HEAD.today, -9)];
  const inField = days.map((date) => ({ date, found: 2, summed: 1 }));
  const marked = (svg: string) => elementsOf(svg).filter(({ attributes }) => 'data-provenance' in attributes);
  const said = /conteo en terreno|contadas en terreno/;

  it('have their mark, explained beside it and in the description', () => {
    const svg = renderCapturesPicture({ ...CAPTURES, inField }, { width: 800, height: 400 });
    expect(marked(svg)).toHaveLength(1);
    expect(textsOf(svg)).toContain('en parte conteo en terreno');
    expect(textsOf(svg)[1]).toMatch(/De ellas, 2 contadas en terreno\./);
    const english = renderCapturesPicture(
      { ...CAPTURES, inField },
      { width: 800, height: 400, locale: 'en', interval: 'daily' },
    );
    expect(textsOf(english)[1]).toMatch(/Of these, 2 counted in the field\./);
    expect(textsOf(english)).toContain('partly field count');
    const { captures } = publishedSeason();
    const own = [{ date: captures[3]!.date, found: 24, summed: 24 }];
    const curve = renderDegreeDayPicture(publishedSeason({ inField: own }), { width: 800, height: 400 });
    expect(marked(curve)).toHaveLength(1);
    expect(textsOf(curve)).toContain('conteo en terreno');
  });

  it('are not spoken of where there are none', () => {
    const size = { width: 800, height: 400 };
    for (const svg of [
      renderCapturesPicture(CAPTURES, size),
      renderDegreeDayPicture(publishedSeason(), size),
    ]) {
      expect(marked(svg)).toEqual([]);
      expect(textsOf(svg).join(' ')).not.toMatch(said);
    }
  });
});

it('says so where there is nothing to draw', () => {
  const size = { width: 400, height: 200 };
  const nothing = { index: null, longestRun: null, hoursInBand: null };
  expect(textsOf(renderMildewPicture({ ...MILDEW, ...nothing, applies: false }, size))).toContain(
    'El seguimiento de oídio no aplica para este cultivo',
  );
  expect(textsOf(renderCapturesPicture({ ...CAPTURES, captures: [] }, size))).toContain(
    'Sin capturas en la temporada',
  );
  expect(textsOf(renderMapPicture({ ...MAP, stations: [] }, size))).toEqual(
    expect.arrayContaining(['Sin estaciones en la temporada.', 'Este campo no tiene estaciones publicadas.']),
  );
});

it('draws temperature alone where no humidity was measured', () => {
  const svg = renderClimatePicture(
    { ...CLIMATE, humidityMax: null, humidityMin: null },
    { width: 800, height: 400 },
  );
  expect(textsOf(svg).join(' ')).not.toContain('Humedad relativa');
  expect(elementsOf(svg).filter(({ name }) => name === 'div')).toEqual([]);
});

it('lays chilling hours of other seasons over its own, and says what is said of them', () => {
  const seasons = [
    { seasonId: 7, seasonName: '2025–26', hours: CHILL.series.chill_model_utah },
    { seasonId: 6, seasonName: '2024–25', hours: null },
  ];
  const sentences = ['Al 20 nov van 812 h de frío: 203 h menos que 2025–26.'];
  const size = { width: 900, height: 540 };
  const svg = renderChillPicture({ ...CHILL, compared: { seasons, sentences } }, size);
  const lines = (one: string) => elementsOf(one).filter(({ name }) => name === 'path').length;
  expect(lines(svg)).toBeGreaterThan(lines(renderChillPicture(CHILL, size)));
  expect(textsOf(svg)[1]).toContain(sentences[0]);
  expect(textsOf(svg).slice(2).join(' ')).toContain('2025–26');
  expect(textsOf(svg).slice(2).join(' ')).not.toContain('2024–25');
});

describe('which series is which', () => {
  const seriesNamed = (svg: string) => {
    const drawn = textsOf(svg).slice(2);
    return drawn.filter((text) => /^(?:Temperatura|Humedad) m|^Horas.* entre|^Highest|^Lowest/.test(text));
  };

  it('is shown beside or above the title if an axis has several', () => {
    for (const width of [900, 340]) {
      expect(seriesNamed(renderClimatePicture(CLIMATE, { width, height: 540 }))).toEqual([
        'Temperatura máxima',
        'Temperatura mínima',
        'Humedad máxima',
        'Humedad mínima',
      ]);
    }
    expect(seriesNamed(renderMildewPicture(MILDEW, { width: 900, height: 540 }))).toHaveLength(2);
  });

  it('is clear from the axes if each has one, and is in the description if there is no room', () => {
    const chill = textsOf(renderChillPicture(CHILL, { width: 900, height: 540 })).slice(2);
    expect(chill.filter((text) => text.startsWith('Horas'))).toEqual(['Horas (h)']);
    const small = renderClimatePicture(CLIMATE, { width: 240, height: 160 });
    expect(seriesNamed(small)).toEqual([]);
    expect(textsOf(small)[1]).toMatch(/^Temperatura máxima/);
  });
});

describe('the picture of captures with those of other seasons', () => {
  const daily = (start: string, ...values: (number | null)[]) => ({
    start: isoDate(start),
    step: 'day' as const,
    values,
  });
  const compared = {
    alignment: 'biofix' as const,
    sentences: ['Al 20 nov esta temporada lleva 90 individuos.'],
    seasons: [
      { seasonId: 7, seasonName: '2025–26', captures: daily('2026-10-05', 4, null, 9) },
      { seasonId: 6, seasonName: '2024–25', captures: null },
    ],
  };
  const size = { width: 800, height: 400 };

  it('hangs those that are drawn below the axis, named in heading, legend and words', () => {
    const svg = renderCapturesPicture({ ...CAPTURES, compared }, size);
    const texts = textsOf(svg).join('|');
    for (const said of ['; abajo, otras desde su biofix', '2025–26', compared.sentences[0]!])
      expect(texts).toContain(said);
    expect(texts).not.toContain('2024–25');
    expect(svg).toContain('data-series="season-7"');
  });

  it('names how they lie on a line of its own where the place leaves no room', () => {
    const narrow = renderCapturesPicture({ ...CAPTURES, compared }, { width: 340, height: 540 });
    expect(textsOf(narrow)).toContain('abajo, otras desde su biofix');
  });

  it('has them also where this season has no count yet', () => {
    const svg = renderCapturesPicture({ ...CAPTURES, captures: [], compared }, size);
    expect(svg).toContain('data-series="season-7"');
  });
});
