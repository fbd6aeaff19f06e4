import { useMemo } from 'react';
import { reportSubject } from '../../../shared/pdf-report/pdf-report.ts';
import { useReportButton } from '../../../shared/pdf-report/use-report-button.ts';
import { panelView } from '../../../shared/series/panel-view.ts';
import { useClimateData } from '../../../shared/series/use-climate-data.ts';
import { CompareFields } from '../../../shared/side-by-side/compare-fields.tsx';
import { SeasonsSaid } from '../../../shared/side-by-side/seasons-said.tsx';
import { useClimateSideBySide } from '../../../shared/side-by-side/use-climate-side-by-side.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import { climatePage } from '../page-rules.ts';
import { useExplorer } from '../use-explorer.ts';
import { ClimateView } from './climate-view.tsx';

const PAGE = {
  path: '/climate-explorer',
  rule: climatePage,
  fields: ['season', 'sector', 'crop', 'pest', 'dates'],
} as const;

export function ClimateScreen() {
  const { tree } = useFarm();
  const { frame, scope, source, today, period, onPeriodChange } = useExplorer(PAGE);
  const { data, forecast, origin, state, retry } = useClimateData(scope, today);
  const view = panelView(period, scope, today, [data?.temperatureMax, data?.humidityMax]);
  const subject = useMemo(() => reportSubject('climate', tree, scope), [tree, scope]);
  const { compared, lines, said, onPaper } = useClimateSideBySide(scope, data, view.window, today);
  const report = useReportButton(subject, onPaper);
  const framed = { ...frame, bar: { ...frame.bar, report } };
  const panel = {
    ...{ data, forecast, origin, source, state, onRetry: retry, view, onPeriodChange },
    compared: lines,
    said: <SeasonsSaid {...said} />,
    selector: (compared.isAlone || compared.offered.length > 0) && <CompareFields {...compared} />,
  };
  return <ClimateView frame={framed} panel={panel} />;
}
