import {
  lastValueOf,
  type PublishedCaptures,
  type PublishedDegreeDays,
  publishedDataRange,
  publishedDate,
  publishedNumber,
  publishedPestName,
  publishedWindow,
} from '@vigia/domain/published';
import { seriesInUnits } from '@vigia/ui/charts';
import {
  degreeDayAxes,
  degreeDayMarkers,
  degreeDaySeries,
  publishedChartData,
  publishedHeading,
  publishedLines,
  publishedSource,
  publishedView,
  shownBands,
} from '@vigia/ui/panels';
import { SMALLEST_CHART } from '../check-picture-options.ts';
import type { RenderDegreeDayPicture } from '../picture-options.ts';
import { ChartPicture } from './chart-picture.tsx';
import { type Presentation, presentationOf, quantity } from './quantities.ts';
import { renderPicture } from './render-picture.tsx';
import { PICTURE_WORDS } from './words.ts';

const ALL_MARKERS = { controls: true, phenology: true };

export const renderDegreeDayPicture: RenderDegreeDayPicture = (data, options) => {
  const presentation = presentationOf(options);
  const { units, speech } = presentation;
  const words = PICTURE_WORDS[presentation.locale];
  const { period = 'allSeason' } = options;
  const shown = publishedChartData(data);
  const { today } = publishedView(data, period);
  const own = degreeDaySeries(shown, today, speech);
  const isEmpty = own.every(({ y }) => y.every(Number.isNaN));
  const series = seriesInUnits([...own, ...publishedLines(data, speech)], units);
  const pest = publishedPestName(data, presentation.locale);
  const heading = publishedHeading(speech.words.published.degreeDays(pest), data, speech);
  return renderPicture(
    <ChartPicture
      heading={heading}
      description={description(data, presentation)}
      head={data}
      window={isEmpty ? null : publishedWindow(data, period)}
      nothing={words.nothing['degree-days']}
      charts={[
        {
          title: heading.name,
          series,
          forecast: null,
          ...degreeDayAxes(series, units, undefined, speech),
          markers: degreeDayMarkers(shown, ALL_MARKERS, speech),
          bands: shownBands(data.pestId, ALL_MARKERS, units, speech),
        },
      ]}
      source={publishedSource(publishedDataRange(data)?.end ?? null, speech)}
      options={options}
    />,
    options,
    SMALLEST_CHART,
  );
};

function description(data: PublishedDegreeDays, presentation: Presentation): string {
  const words = PICTURE_WORDS[presentation.locale];
  const last = lastValueOf(data.degreeDays);
  const curve =
    last === null
      ? words.noDegreeDays
      : words.accumulated(
          publishedDate(data.start.date, presentation.locale),
          quantity(last.value, 'degree-days', presentation),
          publishedDate(last.date, presentation.locale),
        );
  const missing = data.missingDays > 0 ? [words.missing(data.missingDays)] : [];
  return [curve, capturesSentence(data, presentation), ...missing, ...(data.compared?.sentences ?? [])].join(
    ' ',
  );
}

/** The total of captures in words, and how many of them people counted in the field. */
export function capturesSentence(
  { captures, inField = [] }: Pick<PublishedCaptures, 'captures' | 'inField'>,
  { locale }: Presentation,
): string {
  const words = PICTURE_WORDS[locale];
  const known = captures.flatMap(({ value }) => (value === null ? [] : [value]));
  if (known.length === 0) return words.nothingCaught;
  const total = sumOf(known);
  const byHand = sumOf(inField.map(({ summed }) => summed));
  const caught = words.caught(publishedNumber(total, 0, locale), total === 1);
  return byHand === 0
    ? caught
    : `${caught} ${words.inField(publishedNumber(byHand, 0, locale), byHand === 1)}`;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
