import {
  daysWithData,
  lastValueOf,
  type PublishedChill,
  type PublishedClimate,
  type PublishedMildew,
} from '@vigia/domain/published';
import {
  ChillPanel,
  ClimatePanel,
  MildewPanel,
  publishedChillLines,
  publishedClimateLines,
  publishedMildewLines,
  usePanelSpeech,
} from '@vigia/ui/panels';
import { useMemo } from 'react';
import type { CardProps } from '../widget-types.ts';
import { useChart } from './chart-view.tsx';
import { SeasonsBeside } from './seasons-beside.tsx';

/** Daily extremes of temperature and humidity. */
export function ClimateCard(props: CardProps<PublishedClimate>) {
  const { published } = props;
  const speech = usePanelSpeech();
  const names = speech.words.published;
  const compared = useMemo(() => publishedClimateLines(published, speech), [published, speech]);
  const { temperatureMax, temperatureMin, humidityMax, humidityMin } = published;
  const pairs = [
    [temperatureMax, temperatureMin],
    [humidityMax, humidityMin],
  ];
  const count = pairs.filter((pair) => pair.some((series) => lastValueOf(series) !== null)).length;
  const range = daysWithData(pairs.flat());
  const chart = useChart({ ...props, range, name: names.climate, count });
  const said = <SeasonsBeside sentences={published.compared?.sentences ?? []} />;
  return <ClimatePanel data={published} forecast={published.forecast} {...{ compared, said }} {...chart} />;
}

/** The Gubler index and its favourable hours. */
export function MildewCard(props: CardProps<PublishedMildew>) {
  const { published } = props;
  const names = usePanelSpeech().words.published;
  const compared = useMemo(() => publishedMildewLines(published), [published]);
  const { index, longestRun, hoursInBand } = published;
  const range = daysWithData([index, longestRun, hoursInBand]);
  const chart = useChart({ ...props, range, name: names.mildew, count: 2 });
  const said = published.compared && <SeasonsBeside sentences={published.compared.sentences} />;
  const { forecast, cropId } = published;
  return <MildewPanel data={published} {...{ forecast, cropId, compared, said }} {...chart} />;
}

/** Chill by four models. */
export function ChillCard(props: CardProps<PublishedChill>) {
  const { published } = props;
  const speech = usePanelSpeech();
  const names = speech.words.published;
  const compared = useMemo(() => publishedChillLines(published, speech), [published, speech]);
  const range = daysWithData(Object.values(published.series));
  const chart = useChart({ ...props, range, name: names.chill });
  const said = published.compared && <SeasonsBeside sentences={published.compared.sentences} />;
  return <ChillPanel data={published} forecast={published.forecast} {...{ compared, said }} {...chart} />;
}
