import { ClimatePanel } from '@vigia/ui/panels';
import { useAtom } from 'jotai';
import { panelView } from '../../shared/series/panel-view.ts';
import { periodAtom } from '../../shared/series/period.ts';
import { useClimateData } from '../../shared/series/use-climate-data.ts';
import { useFarm } from '../../shared/state/farm.ts';
import type { SectorChoice } from './choice.ts';

export function ClimateTab({ choice }: { readonly choice: SectorChoice }) {
  const { today } = useFarm();
  const [period, setPeriod] = useAtom(periodAtom);
  const { data, state, retry } = useClimateData(choice, today);
  const view = panelView(period, choice, today, [data?.temperatureMax, data?.humidityMax]);
  return <ClimatePanel data={data} state={state} onRetry={retry} view={view} onPeriodChange={setPeriod} />;
}
