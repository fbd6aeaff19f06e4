import { panelView } from '../../../shared/series/panel-view.ts';
import { useClimateData } from '../../../shared/series/use-climate-data.ts';
import { climatePage } from '../page-rules.ts';
import { useExplorer } from '../use-explorer.ts';
import { ClimateView } from './climate-view.tsx';

const PAGE = {
  path: '/climate-explorer',
  rule: climatePage,
  fields: ['season', 'sector', 'crop', 'pest', 'dates'],
} as const;

export function ClimateScreen() {
  const { frame, scope, today, period, onPeriodChange } = useExplorer(PAGE);
  const { data, origin, state, retry } = useClimateData(scope, today);
  const view = panelView(period, scope, today, [data?.temperatureMax, data?.humidityMax]);
  return <ClimateView frame={frame} panel={{ data, origin, state, onRetry: retry, view, onPeriodChange }} />;
}
