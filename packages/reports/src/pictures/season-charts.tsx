import {
  CHILL_METRICS,
  type ColumnarSeries,
  daysWithData,
  fromItems,
  isCurrentSeason,
  lastValueOf,
  PUBLISHED_NAMES,
  type PublishedChill,
  type PublishedClimate,
  type PublishedHead,
  type PublishedMildew,
  publishedCaptures,
  publishedChartWindow,
  publishedDate,
  publishedHeading,
  publishedNumber,
  publishedPestName,
  publishedSource,
} from '@vigia/domain';
import { Spoken } from '@vigia/ui/charts';
import {
  CONDITION_BANDS,
  CONDITIONS,
  chillAxes,
  chillOnAxes,
  chillSeries,
  conditionSeries,
  type ForecastNote,
  forecastNote,
  HUMIDITIES,
  humiditySeries,
  incrementSeries,
  indexSeries,
  MILDEW_LIMIT,
  RISK_BANDS,
  TEMPERATURES,
  temperatureSeries,
  Y_TICKS,
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

interface Season {
  readonly head: PublishedHead;
  readonly name: string;
  readonly sentences: readonly string[];
  readonly nothing: string;
  readonly series: readonly (ColumnarSeries | null)[];
  readonly charts: readonly PictureChart[];
  /** What is said of the days to come. */
  readonly ahead?: ForecastNote | null;
}

function seasonPicture(
  { head, name, sentences, nothing, series, charts, ahead = null }: Season,
  options: PictureOptions,
): string {
  const { locale } = toldOf(options);
  const isEmpty = series.every((one) => lastValueOf(one) === null);
  const window = isEmpty ? null : publishedChartWindow(head, series, options.period ?? 'allSeason');
  const heading = publishedHeading(name, head, locale);
  const source = publishedSource(daysWithData(series)?.end ?? null, locale);
  const say = sayIn(locale, [head.sectorName, head.seasonName, name, heading.place, source]);
  const told = [...sentences, say(ahead?.text ?? '')];
  const description = isEmpty ? `${nothing}.` : told.filter(Boolean).join(' ');
  const svg = renderPicture(
    <Spoken say={say}>
      <ChartPicture {...{ heading, description, head, window, nothing, charts, source, options }} />
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
  const name = PUBLISHED_NAMES[told.locale].captures(publishedPestName(data, told.locale), isDaily);
  const chart = {
    title: name,
    series: incrementSeries(isDaily ? daily : weekly, 'adultos', today, options.interval),
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
  const ahead = forecastNote(data.forecast, TEMPERATURES);
  const charts = [
    {
      title: words.values.temperature,
      series: temperatureSeries(data, data.forecast),
      isUnforeseen: ahead?.isMissing,
      leftAxis: { title: 'Temperatura', unit: '°C' },
      leftFromZero: false,
      yTicks: Y_TICKS.other,
    },
    {
      title: words.values.humidity,
      series: humiditySeries(data, data.forecast),
      isUnforeseen: forecastNote(data.forecast, HUMIDITIES)?.isMissing,
      leftAxis: { title: 'Humedad relativa', unit: '%' },
      leftExtent: FULL,
      yTicks: Y_TICKS.humidity,
    },
  ];
  const { temperatureMax, temperatureMin, humidityMax, humidityMin } = data;
  const series = [temperatureMax, temperatureMin, humidityMax, humidityMin];
  const sentences = [...lastExtremes(data, told), missing(data.missingDays, told)];
  return seasonPicture(
    {
      head: data,
      name: PUBLISHED_NAMES[told.locale].climate,
      sentences,
      nothing: words.nothing.climate,
      ahead,
      series,
      charts,
    },
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
  const ahead = forecastNote(data.forecast, ['index'], MILDEW_LIMIT);
  const charts = [
    {
      title: PUBLISHED_NAMES[told.locale].mildew,
      series: indexSeries(data, data.forecast),
      isUnforeseen: ahead?.isMissing,
      bands: RISK_BANDS,
      leftAxis: { title: 'Índice de Gubler', unit: '' },
      leftExtent: FULL,
      yTicks: Y_TICKS.mildew,
    },
    {
      title: PUBLISHED_NAMES[told.locale].mildew,
      series: conditionSeries(data, data.forecast),
      isUnforeseen: forecastNote(data.forecast, CONDITIONS)?.isMissing,
      bands: CONDITION_BANDS,
      leftAxis: { title: 'Horas favorables', unit: 'h' },
      leftExtent: DAY,
      yTicks: Y_TICKS.mildew,
    },
  ];
  const nothing = data.applies ? words.nothing.mildew : words.doesNotApply.replace(/\.$/, '');
  const sentences = [indexSentence(data, told), missing(data.missingDays, told)];
  const series = [data.index, data.longestRun, data.hoursInBand];
  const name = PUBLISHED_NAMES[told.locale].mildew;
  return seasonPicture({ head: data, name, sentences, nothing, series, charts, ahead }, options);
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
  const shown = chillOnAxes(chillSeries(data, data.forecast));
  const ahead = forecastNote(data.forecast, CHILL_METRICS);
  const chart = {
    title: PUBLISHED_NAMES[told.locale].chill,
    series: shown,
    isUnforeseen: ahead?.isMissing,
    ...chillAxes(shown),
  };
  const sentences = [...chillSentences(data, told), missing(data.missingDays, told)];
  const series = Object.values(data.series);
  return seasonPicture(
    {
      head: data,
      name: chart.title,
      sentences,
      nothing: words.nothing.chill,
      series,
      charts: [chart],
      ahead,
    },
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
