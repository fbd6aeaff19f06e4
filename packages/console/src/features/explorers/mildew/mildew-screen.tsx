import { mildewApplies } from '@vigia/domain/reports';
import { useMemo } from 'react';
import { reportSubject } from '../../../shared/pdf-report/pdf-report.ts';
import { useReportButton } from '../../../shared/pdf-report/use-report-button.ts';
import { panelView } from '../../../shared/series/panel-view.ts';
import { useMildewData } from '../../../shared/series/use-mildew-data.ts';
import { CompareFields } from '../../../shared/side-by-side/compare-fields.tsx';
import { SeasonsSaid } from '../../../shared/side-by-side/seasons-said.tsx';
import { useMildewSideBySide } from '../../../shared/side-by-side/use-mildew-side-by-side.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import { mildewPage } from '../page-rules.ts';
import { useExplorer } from '../use-explorer.ts';
import { MildewView } from './mildew-view.tsx';

const PAGE = {
  path: '/oidio-explorer',
  rule: mildewPage,
  fields: ['season', 'sector', 'crop', 'dates'],
} as const;

export function MildewScreen() {
  const { tree } = useFarm();
  const { frame, scope, source, today, period, onPeriodChange } = useExplorer(PAGE);
  const { data, forecast, origin, state, retry } = useMildewData(scope, today);
  const view = panelView(period, scope, today, [data?.index, data?.longestRun]);
  const subject = useMemo(
    () => (mildewApplies(scope.crop?.id ?? null) ? reportSubject('mildew', tree, scope) : null),
    [tree, scope],
  );
  const { compared, lines, said, onPaper } = useMildewSideBySide(scope, data, today);
  const report = useReportButton(subject, onPaper);
  const framed = { ...frame, bar: { ...frame.bar, report } };
  const panel = {
    ...{ data, forecast, origin, source, state, onRetry: retry, view, onPeriodChange },
    compared: lines,
    said: <SeasonsSaid {...said} />,
    selector: (compared.isAlone || compared.offered.length > 0) && <CompareFields {...compared} />,
  };
  return <MildewView frame={framed} panel={panel} />;
}
