import { panelView } from '../../../shared/series/panel-view.ts';
import { useChillData } from '../../../shared/series/use-chill-data.ts';
import { chillPage } from '../page-rules.ts';
import { useExplorer } from '../use-explorer.ts';
import { ChillView } from './chill-view.tsx';

const PAGE = {
  path: '/chill-models',
  rule: chillPage,
  fields: ['season', 'sector', 'crop', 'dates'],
} as const;

export function ChillScreen() {
  const { frame, scope, source, today, period, onPeriodChange } = useExplorer(PAGE);
  const { data, forecast, origin, state, retry } = useChillData(scope, today);
  const view = panelView(period, scope, today, Object.values(data?.series ?? {}));
  const panel = { data, forecast, origin, source, state, onRetry: retry, view, onPeriodChange };
  return <ChillView frame={frame} panel={panel} />;
}
