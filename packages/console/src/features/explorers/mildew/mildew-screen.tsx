import { panelView } from '../../../shared/series/panel-view.ts';
import { useMildewData } from '../../../shared/series/use-mildew-data.ts';
import { mildewPage } from '../page-rules.ts';
import { useExplorer } from '../use-explorer.ts';
import { MildewView } from './mildew-view.tsx';

const PAGE = {
  path: '/oidio-explorer',
  rule: mildewPage,
  fields: ['season', 'sector', 'crop', 'dates'],
} as const;

export function MildewScreen() {
  const { frame, scope, today, period, onPeriodChange } = useExplorer(PAGE);
  const { data, origin, state, retry } = useMildewData(scope, today);
  const view = panelView(period, scope, today, [data?.index, data?.longestRun]);
  return <MildewView frame={frame} panel={{ data, origin, state, onRetry: retry, view, onPeriodChange }} />;
}
