import {
  type ColumnarSeries,
  fromItems,
  lastValueOf,
  PUBLISHED_NAMES,
  type PublishedDegreeDays,
  publishedDataRange,
  publishedDate,
  publishedHeading,
  publishedNumber,
  publishedPestName,
  publishedSource,
  publishedWindow,
} from '@vigia/domain';
import { Spoken } from '@vigia/ui/charts';
import {
  degreeDayBands,
  degreeDayMarkers,
  degreeDaySeries,
  publishedChartData,
  publishedView,
} from '@vigia/ui/panels';
import { SMALLEST_CHART } from '../check-picture-options.ts';
import type { RenderDegreeDayPicture } from '../picture-options.ts';
import { ChartPicture } from './chart-picture.tsx';
import { quantity, type Told, toldOf } from './quantities.ts';
import { inLanguage, renderPicture, sayIn } from './render-picture.tsx';
import { PICTURE_WORDS } from './words.ts';

export const renderDegreeDayPicture: RenderDegreeDayPicture = (data, options) => {
  const told = toldOf(options);
  const words = PICTURE_WORDS[told.locale];
  const { period = 'allSeason' } = options;
  const shown = publishedChartData(data);
  const { today } = publishedView(data, period);
  const series = degreeDaySeries(shown, today);
  const hasCaptures = series.some(({ axis }) => axis === 'right');
  const isEmpty = series.every(({ y }) => y.every(Number.isNaN));
  const pest = publishedPestName(data, told.locale);
  const heading = publishedHeading(PUBLISHED_NAMES[told.locale].degreeDays(pest), data, told.locale);
  const source = publishedSource(publishedDataRange(data)?.end ?? null, told.locale);
  const names = [data.sectorName, data.seasonName, pest, heading.name, heading.place, source];
  const say = sayIn(told.locale, names);
  const svg = renderPicture(
    <Spoken say={say}>
      <ChartPicture
        heading={heading}
        description={description(data, told)}
        head={data}
        window={isEmpty ? null : publishedWindow(data, period)}
        nothing={words.nothing['degree-days']}
        charts={[
          {
            title: heading.name,
            series,
            leftAxis: { title: 'Grados Días', unit: '°C·día' },
            ...(hasCaptures && { rightAxis: { title: 'Capturas', unit: 'adultos' } }),
            markers: degreeDayMarkers(shown, { controls: true, phenology: true }),
            bands: degreeDayBands(data.pestId),
          },
        ]}
        source={source}
        options={options}
      />
    </Spoken>,
    options,
    SMALLEST_CHART,
  );
  return inLanguage(svg, say);
};

function description(data: PublishedDegreeDays, told: Told): string {
  const words = PICTURE_WORDS[told.locale];
  const last = lastValueOf(data.degreeDays);
  const curve =
    last === null
      ? words.noDegreeDays
      : words.accumulated(
          publishedDate(data.start.date, told.locale),
          quantity(last.value, 'degree-days', told),
          publishedDate(last.date, told.locale),
        );
  const missing = data.missingDays > 0 ? [words.missing(data.missingDays)] : [];
  return [curve, capturesSentence(fromItems(data.captures), told), ...missing].join(' ');
}

/** How many were caught in all. */
export function capturesSentence(captures: ColumnarSeries | null, { locale }: Told): string {
  const words = PICTURE_WORDS[locale];
  const known = captures?.values.filter((value) => value !== null) ?? [];
  if (known.length === 0) return words.nothingCaught;
  const total = known.reduce((sum, value) => sum + value, 0);
  return words.caught(publishedNumber(total, 0, locale), total === 1);
}
