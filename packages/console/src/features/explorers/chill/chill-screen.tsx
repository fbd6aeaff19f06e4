import { useMemo } from 'react';
import { reportSubject } from '../../../shared/pdf-report/pdf-report.ts';
import { useReportButton } from '../../../shared/pdf-report/use-report-button.ts';
import { panelView } from '../../../shared/series/panel-view.ts';
import { useChillData } from '../../../shared/series/use-chill-data.ts';
import { CompareFields } from '../../../shared/side-by-side/compare-fields.tsx';
import { SeasonsSaid } from '../../../shared/side-by-side/seasons-said.tsx';
import { useChillSideBySide } from '../../../shared/side-by-side/use-chill-side-by-side.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import { chillPage } from '../page-rules.ts';
import { useExplorer } from '../use-explorer.ts';
import { ChillView } from './chill-view.tsx';

const PAGE = {
  path: '/chill-models',
  rule: chillPage,
  fields: ['season', 'sector', 'crop', 'dates'],
} as const;

export function ChillScreen() {
  const { tree } = useFarm();
  const { frame, scope, source, today, period, onPeriodChange } = useExplorer(PAGE);
  const { data, forecast, origin, state, retry } = useChillData(scope, today);
  const view = panelView(period, scope, today, Object.values(data?.series ?? {}));
  const subject = useMemo(() => reportSubject('chill', tree, scope), [tree, scope]);
  const { compared, lines, said, onPaper } = useChillSideBySide(scope, data, today);
  const report = useReportButton(subject, onPaper);
  const framed = { ...frame, bar: { ...frame.bar, report } };
  const panel = {
    ...{ data, forecast, origin, source, state, onRetry: retry, view, onPeriodChange },
    compared: lines,
    said: <SeasonsSaid {...said} />,
    selector: (compared.isAlone || compared.offered.length > 0) && <CompareFields {...compared} />,
  };
  return <ChillView frame={framed} panel={panel} />;
}
