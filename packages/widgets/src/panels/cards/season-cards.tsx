import type { PublishedChill, PublishedClimate, PublishedMildew } from '@vigia/domain';
import { ChillPanel, ClimatePanel, MildewPanel } from '@vigia/ui/panels';
import type { CardProps } from '../widget-types.ts';
import { chartHeight, rangeOf, useChart } from './chart-view.tsx';

/** Daily extremes of temperature and humidity. */
export function ClimateCard({
  published,
  attributes,
  language,
  words,
  ...room
}: CardProps<PublishedClimate>) {
  const { temperatureMax, temperatureMin, humidityMax, humidityMin } = published;
  const range = rangeOf([temperatureMax, temperatureMin, humidityMax, humidityMin]);
  const chart = useChart({ published, attributes, language, words, range, title: words.titles.climate });
  return <ClimatePanel data={published} {...chart} height={chartHeight(room)} />;
}

/** The Gubler index and the days behind it. */
export function MildewCard({ published, attributes, language, words, ...room }: CardProps<PublishedMildew>) {
  const range = rangeOf([published.index]);
  const chart = useChart({ published, attributes, language, words, range, title: words.titles.mildew });
  return <MildewPanel data={published} cropId={published.cropId} {...chart} height={chartHeight(room)} />;
}

/** Chill by four models. */
export function ChillCard({ published, attributes, language, words, ...room }: CardProps<PublishedChill>) {
  const range = rangeOf(Object.values(published.series));
  const chart = useChart({ published, attributes, language, words, range, title: words.titles.chill });
  return <ChillPanel data={published} {...chart} height={chartHeight(room)} />;
}
