import { CHILL_METRICS, type ColumnarSeries, fromItems } from '@vigia/domain';
import { isCurrentSeason } from '@vigia/domain/farm';
import {
  daysWithData,
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
} from '@vigia/domain/published';
import { seriesInUnits } from '@vigia/ui/charts';
import {
  belowOf,
  chillAxes,
  chillOnAxes,
  chillSeries,
  climateCharts,
  type ForecastNote,
  forecastNote,
  incrementSeries,
  mildewCharts,
  publishedChillLines,
  publishedClimateLines,
  publishedCounts,
  publishedHeading,
  publishedMildewLines,
  publishedSource,
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
import { type Presentation, presentationOf, quantity } from './quantities.ts';
import { renderPicture } from './render-picture.tsx';
import { PICTURE_WORDS } from './words.ts';

interface Season {
  readonly head: PublishedHead;
  readonly name: string;
  readonly sentences: readonly string[];
  readonly nothing: string;
  readonly series: readonly (ColumnarSeries | null)[];
  readonly charts: readonly PictureChart[];
  /** Other seasons, what hangs below the axis, and what is said of it. */
  readonly beside?: readonly (ColumnarSeries | null)[];
  readonly below?: string | undefined;
  readonly said?: readonly string[];
  /** Text about the days after today. */
  readonly ahead?: ForecastNote | null;
}

function seasonPicture(
  { head, name, sentences, nothing, series, charts, beside = [], below, said = [], ahead = null }: Season,
  options: PictureOptions,
): string {
  const { speech } = presentationOf(options);
  const isEmpty = [...series, ...beside].every((one) => lastValueOf(one) === null);
  const window = isEmpty ? null : publishedChartWindow(head, series, options.period ?? 'allSeason');
  const heading = publishedHeading(name, { ...head, below }, speech);
  const source = publishedSource(daysWithData(series)?.end ?? null, speech);
  const own = isEmpty ? [`${nothing}.`] : [...sentences, ahead?.text];
  const description = [...own, ...said].filter(Boolean).join(' ');
  return renderPicture(
    <ChartPicture {...{ heading, description, head, window, nothing, charts, source, options }} />,
    options,
    SMALLEST_CHART,
  );
}

const missing = (days: number, { locale }: Presentation): string =>
  days > 0 ? PICTURE_WORDS[locale].missing(days) : '';

export const renderCapturesPicture: RenderCapturesPicture = (data, options) => {
  const presentation = presentationOf(options);
  const words = PICTURE_WORDS[presentation.locale];
  const daily = fromItems(data.captures);
  const weekly = publishedCaptures(data)?.incremental ?? null;
  const today = isCurrentSeason(data.season, data.today) ? data.today : null;
  const { interval = 'weekly' } = options;
  const { captures, published } = presentation.speech.words;
  const name = published.captures[interval](publishedPestName(data, presentation.locale));
  const shown = interval === 'daily' ? daily : weekly;
  const chart = {
    title: name,
    series: [
      ...incrementSeries(
        { data: shown, inField: data.inField, unit: captures.unit, interval },
        today,
        presentation.speech,
      ),
      ...publishedCounts(data, interval, presentation.speech),
    ],
    forecast: null,
    leftAxis: { title: captures.captures, unit: captures.unit },
  };
  const compared = {
    beside: data.compared?.seasons.map((season) => season.captures) ?? [],
    below: belowOf(data, presentation.speech),
    said: data.compared?.sentences ?? [],
  };
  const sentences = [capturesSentence(data, presentation)];
  return seasonPicture(
    {
      head: data,
      name,
      sentences,
      nothing: words.nothing.captures,
      series: [daily],
      charts: [chart],
      ...compared,
    },
    options,
  );
};

export const renderClimatePicture: RenderClimatePicture = (data, options) => {
  const presentation = presentationOf(options);
  const words = PICTURE_WORDS[presentation.locale];
  const { units, speech } = presentation;
  const { temperature, humidity } = climateCharts(data, data.forecast, units, speech);
  const lines = publishedClimateLines(data, speech);
  const charts = [
    { ...temperature, series: [...temperature.series, ...seriesInUnits(lines.temperature, units)] },
    { ...humidity, series: [...humidity.series, ...lines.humidity] },
  ];
  const { temperatureMax, temperatureMin, humidityMax, humidityMin } = data;
  const series = [temperatureMax, temperatureMin, humidityMax, humidityMin];
  const sentences = [
    ...lastExtremes(data, presentation),
    missing(data.missingDays, presentation),
    ...(data.compared?.sentences ?? []),
  ];
  return seasonPicture(
    {
      head: data,
      name: speech.words.published.climate,
      sentences,
      nothing: words.nothing.climate,
      ahead: temperature.forecast,
      series,
      charts,
    },
    options,
  );
};

function lastExtremes(data: PublishedClimate, presentation: Presentation): string[] {
  const words = PICTURE_WORDS[presentation.locale];
  const pairs = [
    [data.temperatureMax, data.temperatureMin, 'celsius', words.lastTemperature],
    [data.humidityMax, data.humidityMin, 'percent', words.lastHumidity],
  ] as const;
  return pairs.flatMap(([maxima, minima, kind, sentence]) => {
    const [max, min] = [lastValueOf(maxima), lastValueOf(minima)];
    if (max === null || min === null) return [];
    const on = publishedDate(max.date, presentation.locale);
    return [sentence(quantity(max.value, kind, presentation), quantity(min.value, kind, presentation), on)];
  });
}

export const renderMildewPicture: RenderMildewPicture = (data, options) => {
  const presentation = presentationOf(options);
  const words = PICTURE_WORDS[presentation.locale];
  const { index, conditions } = mildewCharts(data, data.forecast, presentation.units, presentation.speech);
  const nothing = data.applies ? words.nothing.mildew : words.doesNotApply.replace(/\.$/, '');
  const sentences = [
    indexSentence(data, presentation),
    missing(data.missingDays, presentation),
    ...(data.compared?.sentences ?? []),
  ];
  const series = [data.index, data.longestRun, data.hoursInBand];
  const name = presentation.speech.words.published.mildew;
  const charts = [{ ...index, series: [...index.series, ...publishedMildewLines(data)] }, conditions];
  return seasonPicture(
    { head: data, name, sentences, nothing, series, charts, ahead: index.forecast },
    options,
  );
};

function indexSentence({ index }: PublishedMildew, { locale }: Presentation): string {
  const last = lastValueOf(index);
  if (last === null) return '';
  return PICTURE_WORDS[locale].index(
    publishedNumber(last.value, 0, locale),
    publishedDate(last.date, locale),
  );
}

export const renderChillPicture: RenderChillPicture = (data, options) => {
  const presentation = presentationOf(options);
  const words = PICTURE_WORDS[presentation.locale];
  const { speech } = presentation;
  const shown = chillOnAxes([
    ...chillSeries(data, data.forecast, speech),
    ...publishedChillLines(data, speech),
  ]);
  const ahead = forecastNote(data.forecast, CHILL_METRICS, speech);
  const chart = {
    title: speech.words.published.chill,
    series: shown,
    forecast: ahead,
    ...chillAxes(shown, speech),
  };
  const sentences = [
    ...chillSentences(data, presentation),
    missing(data.missingDays, presentation),
    ...(data.compared?.sentences ?? []),
  ];
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

function chillSentences({ series }: PublishedChill, { locale, speech }: Presentation): string[] {
  return CHILL_METRICS.flatMap((metric) => {
    const last = lastValueOf(series[metric]);
    if (last === null) return [];
    const { label, unit } = speech.words.chill.models[metric];
    return [`${label}: ${publishedNumber(last.value, 0, locale)} ${unit}.`];
  });
}
