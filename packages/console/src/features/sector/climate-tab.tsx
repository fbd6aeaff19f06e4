import { ClimatePanel } from '@vigia/ui/panels';
import { useAtom } from 'jotai';
import { useFarm } from '../../shared/state/farm.ts';
import type { SectorChoice } from './choice.ts';
import { periodAtom } from './state.ts';
import { useClimateData } from './use-climate-data.ts';
import { panelView } from './view-of.ts';

export function ClimateTab({ choice }: { readonly choice: SectorChoice }) {
  const { today } = useFarm();
  const [period, setPeriod] = useAtom(periodAtom);
  const { data, state, retry } = useClimateData(choice, today);
  const view = panelView(period, choice.season, today, [data?.temperatureMax, data?.humidityMax]);
  return <ClimatePanel data={data} state={state} onRetry={retry} view={view} onPeriodChange={setPeriod} />;
}
