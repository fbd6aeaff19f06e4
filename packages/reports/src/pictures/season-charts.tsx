import {
  CHILL_METRICS,
  CHILL_MODELS,
  type ColumnarSeries,
  fromItems,
  isCurrentSeason,
  lastValueOf,
  type PublishedChill,
  type PublishedClimate,
  type PublishedHead,
  type PublishedMildew,
  publishedCaptures,
  publishedChartWindow,
  publishedDate,
  publishedNumber,
  publishedPestName,
} from '@vigia/domain';
import { Spoken } from '@vigia/ui/charts';
import {
  CONDITION_BANDS,
  chillSeries,
  conditionSeries,
  humiditySeries,
  indexSeries,
  RISK_BANDS,
  temperatureSeries,
  weeklySeries,
} from '@vigia/ui/panels';
import { SMALLEST_CHART } from '../check-picture-options.ts';
import type {
  PictureOptions,
  RenderCapturesPicture,
  RenderChillPicture,
  RenderClimatePicture,
  RenderMildewPicture,
} from '../picture-options.ts';
import { ChartPicture, type PictureChart } from './chart-picture.tsx';
import { capturesSentence } from './degree-days.tsx';
import { quantity, type Told, toldOf } from './quantities.ts';
import { inLanguage, renderPicture, sayIn } from './render-picture.tsx';
import { PICTURE_WORDS } from './words.ts';

const FULL = { min: 0, max: 100 };
const DAY = { min: 0, max: 24 };
const MILDEW_TICKS = 8;

interface Season {
  readonly head: PublishedHead;
  readonly name: string;
  readonly sentences: readonly string[];
  readonly nothing: string;
  readonly series: readonly (ColumnarSeries | null)[];
  readonly charts: readonly PictureChart[];
}

function seasonPicture(
  { head, name, sentences, nothing, series, charts }: Season,
  options: PictureOptions,
): string {
  const { locale } = toldOf(options);
  const words = PICTURE_WORDS[locale];
  const isEmpty = series.every((one) => lastValueOf(one) === null);
  const window = isEmpty ? null : publishedChartWindow(head, series, options.period ?? 'allSeason');
  const description = isEmpty ? `${nothing}.` : sentences.filter(Boolean).join(' ');
  const place = words.season(head.sectorName, head.seasonName);
  const say = sayIn(locale, [head.sectorName, head.seasonName, name, place]);
  const svg = renderPicture(
    <Spoken say={say}>
      <ChartPicture heading={{ name, place }} {...{ description, head, window, nothing, charts, options }} />
    </Spoken>,
    options,
    SMALLEST_CHART,
  );
  return inLanguage(svg, say);
}

const missing = (days: number, { locale }: Told): string =>
  days > 0 ? PICTURE_WORDS[locale].missing(days) : '';

export const renderCapturesPicture: RenderCapturesPicture = (data, options) => {
  const told = toldOf(options);
  const words = PICTURE_WORDS[told.locale];
  const daily = fromItems(data.captures);
  const weekly = publishedCaptures(data)?.incremental ?? null;
  const today = isCurrentSeason(data.season, data.today) ? data.today : null;
  const isDaily = options.interval === 'daily';
  const name = words.captures(publishedPestName(data, told.locale), isDaily);
  const chart = {
    title: name,
    series: isDaily ? weeklySeries(daily, 'adultos', null) : weeklySeries(weekly, 'adultos', today),
    leftAxis: { title: 'Capturas', unit: 'adultos' },
  };
  const sentences = [capturesSentence(daily, told)];
  return seasonPicture(
    { head: data, name, sentences, nothing: words.nothing.captures, series: [daily], charts: [chart] },
    options,
  );
};

export const renderClimatePicture: RenderClimatePicture = (data, options) => {
  const told = toldOf(options);
  const words = PICTURE_WORDS[told.locale];
  const charts = [
    {
      title: words.values.temperature,
      series: temperatureSeries(data),
      leftAxis: { title: 'Temperatura', unit: '°C' },
      leftFromZero: false,
    },
    {
      title: words.values.humidity,
      series: humiditySeries(data),
      leftAxis: { title: 'Humedad relativa', unit: '%' },
      leftExtent: FULL,
    },
  ];
  const { temperatureMax, temperatureMin, humidityMax, humidityMin } = data;
  const series = [temperatureMax, temperatureMin, humidityMax, humidityMin];
  const sentences = [...lastExtremes(data, told), missing(data.missingDays, told)];
  return seasonPicture(
    { head: data, name: words.climate, sentences, nothing: words.nothing.climate, series, charts },
    options,
  );
};

function lastExtremes(data: PublishedClimate, told: Told): string[] {
  const words = PICTURE_WORDS[told.locale];
  const pairs = [
    [data.temperatureMax, data.temperatureMin, 'celsius', words.lastTemperature],
    [data.humidityMax, data.humidityMin, 'percent', words.lastHumidity],
  ] as const;
  return pairs.flatMap(([maxima, minima, kind, sentence]) => {
    const [max, min] = [lastValueOf(maxima), lastValueOf(minima)];
    if (max === null || min === null) return [];
    const on = publishedDate(max.date, told.locale);
    return [sentence(quantity(max.value, kind, told), quantity(min.value, kind, told), on)];
  });
}

export const renderMildewPicture: RenderMildewPicture = (data, options) => {
  const told = toldOf(options);
  const words = PICTURE_WORDS[told.locale];
  const charts = [
    {
      title: words.mildew,
      series: indexSeries(data),
      bands: RISK_BANDS,
      leftAxis: { title: 'Índice de Gubler', unit: '' },
      leftExtent: FULL,
      yTicks: MILDEW_TICKS,
    },
    {
      title: words.mildew,
      series: conditionSeries(data),
      bands: CONDITION_BANDS,
      leftAxis: { title: 'Horas favorables', unit: 'h' },
      leftExtent: DAY,
      yTicks: MILDEW_TICKS,
    },
  ];
  const nothing = data.applies ? words.nothing.mildew : words.doesNotApply.replace(/\.$/, '');
  const sentences = [indexSentence(data, told), missing(data.missingDays, told)];
  const series = [data.index, data.longestRun, data.hoursInBand];
  return seasonPicture({ head: data, name: words.mildew, sentences, nothing, series, charts }, options);
};

function indexSentence({ index }: PublishedMildew, { locale }: Told): string {
  const last = lastValueOf(index);
  if (last === null) return '';
  return PICTURE_WORDS[locale].index(
    publishedNumber(last.value, 0, locale),
    publishedDate(last.date, locale),
  );
}

export const renderChillPicture: RenderChillPicture = (data, options) => {
  const told = toldOf(options);
  const words = PICTURE_WORDS[told.locale];
  const { label, unit } = CHILL_MODELS.chill_model_weinberger;
  const chart = {
    title: words.chill,
    series: chillSeries(data),
    leftAxis: { title: label, unit },
  };
  const sentences = [...chillSentences(data, told), missing(data.missingDays, told)];
  const series = Object.values(data.series);
  return seasonPicture(
    { head: data, name: words.chill, sentences, nothing: words.nothing.chill, series, charts: [chart] },
    options,
  );
};

function chillSentences({ series }: PublishedChill, { locale }: Told): string[] {
  return CHILL_METRICS.flatMap((metric) => {
    const last = lastValueOf(series[metric]);
    if (last === null) return [];
    const [name, unit] = PICTURE_WORDS[locale].chillModels[metric];
    return [`${name}: ${publishedNumber(last.value, 0, locale)} ${unit}.`];
  });
}
