import { ChillPanel } from '@vigia/ui/panels';
import { useAtom } from 'jotai';
import { useFarm } from '../../shared/state/farm.ts';
import type { SectorChoice } from './choice.ts';
import { periodAtom } from './state.ts';
import { useChillData } from './use-chill-data.ts';
import { panelView } from './view-of.ts';

export function ChillTab({ choice }: { readonly choice: SectorChoice }) {
  const { today } = useFarm();
  const [period, setPeriod] = useAtom(periodAtom);
  const { data, state, retry } = useChillData(choice, today);
  const view = panelView(period, choice.season, today, Object.values(data?.series ?? {}));
  return <ChillPanel data={data} state={state} onRetry={retry} view={view} onPeriodChange={setPeriod} />;
}
