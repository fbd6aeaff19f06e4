import {
  CHILL_BASE,
  CHILL_METRICS,
  CHILL_MODELS,
  GUBLER_RULE,
  LONGEST_FILLED_GAP,
  type SeriesForecast,
} from '@vigia/domain';
import { PLAUSIBLE_HUMIDITY, PLAUSIBLE_TEMPERATURE } from '@vigia/domain/devices';
import type { PanelSpeech } from '../words.ts';
import { forecastEntries } from './forecast-origin.ts';
import type { OriginFacts } from './origin-facts.ts';
import type { OriginEntry } from './origin-list.tsx';
import { LEAST_HOURS, recordEntries, startEntries } from './record-entries.ts';

/** Facts that a panel knows from its own series, in addition to those given. */
interface Known extends OriginFacts {
  readonly missingDays: number;
  /** Who measured: 'Vigía · Los Aromos Norte'. */
  readonly source?: string | undefined;
  /** The forecasts of the series. */
  readonly forecasts?: readonly (SeriesForecast | null | undefined)[] | undefined;
}

export function climateOrigin(known: Known, speech: PanelSpeech): OriginEntry[] {
  const { models, noData, missing } = speech.words.origin;
  const [min, max, humidity] = [
    PLAUSIBLE_TEMPERATURE.min,
    PLAUSIBLE_TEMPERATURE.max,
    PLAUSIBLE_HUMIDITY.max,
  ].map((value) => speech.figures.number(value, 0)) as [string, string, string];
  return [
    { term: models.extremes, text: models.extremesAre(known.stations) },
    { term: models.discarded, text: models.discardedAre(min, max, humidity) },
    ...startEntries(known.start, speech),
    { term: noData, text: missing(known.missingDays) },
    ...forecastEntries(known.forecasts, 'climate', speech),
    ...recordEntries(known, known.source, speech),
  ];
}

export function chillOrigin(known: Known, speech: PanelSpeech): OriginEntry[] {
  const { models, missing } = speech.words.origin;
  const base = speech.figures.number(CHILL_BASE, 0);
  return [
    ...CHILL_METRICS.map((metric) => {
      const { label, unitLabel, description } = speech.words.chill.models[metric];
      return {
        term: `${label} (${unitLabel})`,
        text: description,
        sources: [{ cited: CHILL_MODELS[metric].citation }],
      };
    }),
    { term: models.temperatures, text: models.temperaturesAre(base, known.stations) },
    ...startEntries(known.start, speech),
    {
      term: models.gaps,
      text: `${models.gapsAre(LONGEST_FILLED_GAP, LEAST_HOURS)} ${missing(known.missingDays)}`,
    },
    ...forecastEntries(known.forecasts, 'chill', speech),
    ...recordEntries(known, known.source, speech),
  ];
}

export function mildewOrigin(known: Known, speech: PanelSpeech): OriginEntry[] {
  const { models, noData, missing } = speech.words.origin;
  const { band, hours, onsetDays, onsetPoints, rise, fall } = GUBLER_RULE;
  return [
    {
      term: models.favourable,
      text: models.favourableIs(hours, band.from, band.to, known.stations),
    },
    {
      term: models.index,
      text: models.indexIs(onsetPoints, onsetDays, rise, fall),
      sources: [
        {
          cited:
            'Gubler, W. D., Rademacher, M. R., Vasquez, S. J. & Thomas, C. S. (1999). Control of powdery mildew using the UC Davis powdery mildew risk index. APSnet Feature 0199.',
        },
      ],
    },
    ...startEntries(known.start, speech),
    { term: noData, text: `${models.notJudged(LEAST_HOURS)} ${missing(known.missingDays)}` },
    ...forecastEntries(known.forecasts, 'mildew', speech),
    ...recordEntries(known, known.source, speech),
  ];
}
