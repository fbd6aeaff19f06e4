import { panelView } from '../../../shared/series/panel-view.ts';
import { useCropData } from '../../../shared/series/use-crop-data.ts';
import { AS_MEASURED } from '../../../shared/series/use-series.ts';
import { cropPage } from '../page-rules.ts';
import { useExplorer } from '../use-explorer.ts';
import { CropsView } from './crops-view.tsx';

const PAGE = {
  path: '/crop-explorer',
  rule: cropPage,
  fields: ['season', 'sector', 'crop', 'dates'],
} as const;

export function CropsScreen() {
  const { frame, scope, source, today, period, onPeriodChange } = useExplorer(PAGE);
  const { data, state, retry } = useCropData(scope, today);
  const view = panelView(period, scope, today, [data?.gathered]);
  const panel = { data, origin: AS_MEASURED, source, state, onRetry: retry, view, onPeriodChange };
  return <CropsView frame={frame} panel={panel} />;
}
