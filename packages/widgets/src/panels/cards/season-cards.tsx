import type { PublishedChill, PublishedClimate, PublishedMildew } from '@vigia/domain';
import { ChillPanel, ClimatePanel, MildewPanel } from '@vigia/ui/panels';
import type { CardProps } from '../widget-types.ts';
import { rangeOf, useChart } from './chart-view.tsx';

/** Daily extremes of temperature and humidity. */
export function ClimateCard(props: CardProps<PublishedClimate>) {
  const { published, words } = props;
  const { temperatureMax, temperatureMin, humidityMax, humidityMin } = published;
  const range = rangeOf([temperatureMax, temperatureMin, humidityMax, humidityMin]);
  const chart = useChart({ ...props, range, title: words.titles.climate, count: 2 });
  return <ClimatePanel data={published} {...chart} />;
}

/** The Gubler index and the days behind it. */
export function MildewCard(props: CardProps<PublishedMildew>) {
  const { published, words } = props;
  const range = rangeOf([published.index]);
  const chart = useChart({ ...props, range, title: words.titles.mildew, count: 2 });
  return <MildewPanel data={published} cropId={published.cropId} {...chart} />;
}

/** Chill by four models. */
export function ChillCard(props: CardProps<PublishedChill>) {
  const { published, words } = props;
  const range = rangeOf(Object.values(published.series));
  const chart = useChart({ ...props, range, title: words.titles.chill });
  return <ChillPanel data={published} {...chart} />;
}
