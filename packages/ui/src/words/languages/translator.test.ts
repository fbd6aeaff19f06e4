import {
  addDays,
  BIOFIX_TYPE_WORDS,
  bandText,
  CHILL_METRICS,
  CHILL_MODELS,
  DEGREE_DAY_CUTOFF_WORDS,
  DEGREE_DAY_METHOD_WORDS,
  type DegreeDayCutoff,
  type DegreeDayMethod,
  degreeDayMetricName,
  EVENT_TYPE_WORDS,
  expectedWords,
  FORECAST_PROVIDERS,
  intervalSentence,
  isoDate,
  MILDEW_DOES_NOT_APPLY,
  MILDEW_RISK_WORDS,
  MILDEW_RISKS,
  NO_FORECAST_REASONS,
  PEST_MODELS,
  PHENOLOGY_STAGE_WORDS,
  stageBands,
  stageLabel,
} from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { CHARTS } from '../../charts/words.ts';
import { degreeDayExplanation } from '../../panels/degree-days/degree-day-explanation.ts';
import { degreeDayBands } from '../../panels/degree-days/degree-day-series.ts';
import {
  FORECAST_WORDS,
  MILDEW_LIMIT,
  NO_FORECAST_WORDS,
  SERVICE_NAMES,
} from '../../panels/forecast/forecast-note.ts';
import { aheadEntries } from '../../panels/origin/ahead-origin.ts';
import { captureOrigin } from '../../panels/origin/capture-origin.ts';
import { degreeDayOrigin } from '../../panels/origin/degree-day-origin.ts';
import { forecastEntries } from '../../panels/origin/forecast-origin.ts';
import { chillOrigin, climateOrigin, mildewOrigin } from '../../panels/origin/model-origins.ts';
import { stagesAhead, toldBy } from '../../panels/stories/demo-forecast.ts';
import { PEST } from '../../panels/stories/demo-season.ts';
import { CHART_PHRASES } from './chart-phrases.ts';
import { ORIGIN_PHRASES } from './origin-phrases.ts';
import { PANEL_PHRASES } from './panel-phrases.ts';
import { phrasesIn, SHARED_PHRASES } from './shared-phrases.ts';
import { translatorOf } from './translator.ts';

const LANGUAGES = ['en', 'pt'] as const;
const NAME = 'Los Maitenes';
const PHRASES = [...SHARED_PHRASES, ...CHART_PHRASES, ...PANEL_PHRASES, ...ORIGIN_PHRASES];

/** Every text that a record of words can give, its holes filled with a name and a number. */
const textsOf = (words: object): string[] =>
  Object.values(words).map((word: unknown) =>
    typeof word === 'function' ? (word as (...args: unknown[]) => string)(NAME, 3) : String(word),
  );

const DAY = isoDate('2026-09-10');
const RULES = (Object.keys(DEGREE_DAY_METHOD_WORDS) as DegreeDayMethod[]).flatMap((method) =>
  (Object.keys(DEGREE_DAY_CUTOFF_WORDS) as DegreeDayCutoff[]).map((cutoff) =>
    degreeDayMetricName({ method, lower: 10, upper: cutoff === 'none' ? null : 30, cutoff }),
  ),
);

/** Every derivation that a widget can unfold: whatever is known of it, its sources left as they are cited. */
function derivations(): string[] {
  const all = [0, 1, 3].flatMap((missingDays) =>
    (['biofix', 'season', 'six-months'] as const).flatMap((reason) => {
      const start = reason === 'biofix' ? { date: DAY } : { date: DAY, reason };
      const filled = { filledDays: missingDays, filledFrom: NAME };
      const known = { ...filled, start, missingDays, ...(missingDays > 0 && { stations: missingDays }) };
      const pests = [...PEST_MODELS.keys()].flatMap((pestId) =>
        RULES.map((metric) => ({
          ...PEST,
          pestId,
          metric,
          missingDays,
          stations: missingDays,
          start: { date: DAY, reason },
        })),
      );
      return [
        ...pests.flatMap((data) => degreeDayOrigin(data, filled, 'Vigía')),
        ...[
          captureOrigin(known, 'Vigía'),
          climateOrigin(known),
          chillOrigin(known),
          mildewOrigin(known),
        ].flat(),
      ];
    }),
  );
  const texts = all.flatMap(({ term, text, sources = [] }) => [
    term,
    String(text),
    ...sources.flatMap(({ grade }) => grade ?? []),
  ]);
  return [...new Set(texts)];
}

/** What is told of the days to come, whoever tells it. */
const FORECASTS = (['climate', 'chill', 'mildew'] as const).flatMap((kind) =>
  ([...FORECAST_PROVIDERS, null] as const).flatMap((provider) =>
    forecastEntries([toldBy(provider)], kind).flatMap(({ term, text }) => [term, String(text)]),
  ),
);

/** What is said of a date that past years tell, or do not. */
const BEYOND = [3, 10].flatMap((years) => {
  const said = { threshold: 1, reason: null, years, end: DAY } as const;
  const dates = [
    { date: DAY, earliest: DAY, latest: DAY },
    { date: DAY, earliest: DAY, latest: addDays(DAY, 9) },
    { date: DAY, earliest: DAY, latest: null },
    { date: null, earliest: DAY, latest: null },
    { date: null, earliest: null, latest: null },
  ].map((of) => ({ ...said, ...of }));
  const none = NO_FORECAST_REASONS.map((reason) => ({ reason }));
  return [...dates, ...none, null].flatMap((beyond) => {
    const { before, after } = expectedWords({ expected: null, beyond });
    return [`${before}10 sep${after}`, bandText({ expected: null, beyond }) ?? ''];
  });
});
const BEYOND_ORIGINS = [3, 10, null].flatMap((years) =>
  FORECAST_PROVIDERS.flatMap((provider) => {
    const ahead = stagesAhead(1, years);
    return aheadEntries({ ...ahead, provider: years === null ? null : provider }).flatMap(
      ({ term, text }) => [term, String(text)],
    );
  }),
);

const { origins, bars, data: _, lines: __, spark: ___, ...rest } = CHARTS.spanish;
const { knownUntil: ____, ...charts } = rest;

const ALL = [
  ...BEYOND,
  ...BEYOND_ORIGINS,
  'calculando la fecha…',
  ...derivations(),
  ...FORECASTS,
  MILDEW_LIMIT,
  ...textsOf({ ...FORECAST_WORDS, ...NO_FORECAST_WORDS, ...SERVICE_NAMES }),
  ...textsOf({ ...charts, range: () => '1 a 2' }),
  ...textsOf({ ...bars, grouped: () => bars.grouped(2) }),
  ...textsOf(origins),
  ...textsOf(PHENOLOGY_STAGE_WORDS),
  ...textsOf(BIOFIX_TYPE_WORDS),
  EVENT_TYPE_WORDS.agrochemical_application,
  ...MILDEW_RISKS.flatMap((risk) => [...textsOf(MILDEW_RISK_WORDS[risk]), intervalSentence(risk)]),
  ...CHILL_METRICS.flatMap((metric) => {
    const { label, unit, unitLabel, description } = CHILL_MODELS[metric];
    return [label, unit, unitLabel, description];
  }),
  ...[...PEST_MODELS.keys()].flatMap((pest) =>
    stageBands(pest, 2000).flatMap(({ stage, generation }) => [
      `${stageLabel(pest, stage)} · ${generation}ª generación`,
      `${stageLabel(pest, stage).toLowerCase()} · ${generation}ª gen.`,
    ]),
  ),
  ...[[], degreeDayBands(PEST.pestId)].map((bands) => degreeDayExplanation([{ forecastFrom: 0 }], bands)),
  MILDEW_DOES_NOT_APPLY,
];

describe.each(LANGUAGES)('in %s', (language) => {
  const { translate, unknown } = translatorOf(language, [NAME]);

  it('no word of charts and panels is missing', () => {
    expect(ALL.filter((text) => unknown(text) !== '').map((text) => `${text} → ${unknown(text)}`)).toEqual(
      [],
    );
  });

  it('every phrase says something, and keeps its figures', () => {
    for (const [es, en, pt] of PHRASES) {
      const there = language === 'en' ? en : pt;
      expect(there.trim()).toBe(there);
      expect(there).not.toBe('');
      expect(there.replaceAll(/\D/g, '')).toBe(es.replaceAll(/\D/g, ''));
    }
  });

  it('calls a thing by one name: catches in English, a safra in Portuguese', () => {
    const other = language === 'en' ? /captur/i : /temporada/i;
    expect(
      PHRASES.map(([, en, pt]) => (language === 'en' ? en : pt)).filter((text) => other.test(text)),
    ).toEqual([]);
  });

  it('leaves names alone, whatever words they are made of', () => {
    const names = translatorOf(language, ['Campo de hoy', 'El Control']);
    expect(names.translate('Campo de hoy · El Control')).toBe('Campo de hoy · El Control');
    expect(translate('Los Maitenes')).toBe('Los Maitenes');
  });
});

it('has one home for every phrase, and says a shared one in each language', () => {
  const spanish = PHRASES.map(([es]) => es);
  expect(spanish.filter((es, i) => spanish.indexOf(es) !== i)).toEqual([]);
  expect((['es', 'en', 'pt'] as const).map((language) => phrasesIn(language)('Lluvia de hoy'))).toEqual([
    'Lluvia de hoy',
    'Rain today',
    'Chuva de hoje',
  ]);
});

it('says dates and numbers as the language does', () => {
  const [en, pt] = LANGUAGES.map((language) => translatorOf(language).translate);
  expect(en!('mar 3 mar 2026 · 1.234,5 °C·día')).toBe('Tue 3 Mar 2026 · 1,234.5 °C·day');
  expect(pt!('mar 3 mar 2026 · 1.234,5 °C·día')).toBe('ter 3 mar 2026 · 1.234,5 °C·dia');
  expect(en!('del 14 oct 2026 al 5 dic 2026')).toBe('from 14 Oct 2026 to 5 Dec 2026');
  expect(pt!('14 oct – 5 dic 2026')).toBe('14 out – 5 dez 2026');
  expect(en!('Pupa · 2ª generación')).toBe('Pupa · 2nd generation');
  expect(en!('ene')).toBe('Jan');
});
