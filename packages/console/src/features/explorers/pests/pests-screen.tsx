import { useMemo } from 'react';
import { UnsentCapturesNote } from '../../../shared/outbox/unsent-captures-note.tsx';
import { reportSubject } from '../../../shared/pdf-report/pdf-report.ts';
import { useReportButton } from '../../../shared/pdf-report/use-report-button.ts';
import { FullPlatesNotice } from '../../../shared/plate/full-plates-notice.tsx';
import { usePlates } from '../../../shared/plate/use-plates.ts';
import { panelView } from '../../../shared/series/panel-view.ts';
import { stationsOfPest } from '../../../shared/series/scope.ts';
import { usePestData } from '../../../shared/series/use-pest-data.ts';
import { AS_MEASURED } from '../../../shared/series/use-series.ts';
import { useStationCaptures } from '../../../shared/series/use-station-captures.ts';
import { CompareFields } from '../../../shared/side-by-side/compare-fields.tsx';
import { SeasonsSaid } from '../../../shared/side-by-side/seasons-said.tsx';
import { usePestSideBySide } from '../../../shared/side-by-side/use-pest-side-by-side.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import { PressureLink } from '../../../shared/ui/pressure-link.tsx';
import { useWhatIf } from '../../../shared/what-if/use-what-if.tsx';
import { chartPestsOf, pestPage } from '../page-rules.ts';
import { useExplorer } from '../use-explorer.ts';
import { PestsView } from './pests-view.tsx';

const PAGE = {
  path: '/data-explorer',
  rule: pestPage,
  fields: ['season', 'sector', 'crop', 'pest', 'dates'],
} as const;

export function PestsScreen() {
  const { tree } = useFarm();
  const { frame, scope, source, filters, context, today, period, onPeriodChange } = useExplorer(PAGE);
  const pest = usePestData(scope, today);
  const captures = useStationCaptures(scope, today);
  const plates = usePlates(useMemo(() => stationsOfPest(scope), [scope]));
  const hasPests = useMemo(
    () => chartPestsOf(context, { ...filters, pest: 'all' }).length > 0,
    [context, filters],
  );
  const { degreeDays, captures: counted } = pest.data ?? {};
  const view = panelView(period, scope, today, [degreeDays, counted?.incremental, counted?.photo]);
  const { pest: chosen, sector } = scope;
  const subject = useMemo(
    () => (chosen && sector ? reportSubject('pest', tree, scope, [chosen]) : null),
    [chosen, sector, tree, scope],
  );
  const nameOf = (id: number) => tree.stations.find((station) => station.id === id)?.name ?? '';
  const shared = { view, onPeriodChange, source };
  const pestName = chosen?.name;
  const alone = useMemo(() => pest.data && { ...pest.data, captures: {} }, [pest.data]);
  const { compared, lines, said, counts, onPaper } = usePestSideBySide(scope, pest.data, today);
  const report = useReportButton(subject, onPaper);
  const whatIf = useWhatIf(scope, pest.data, pest.state);
  const { origin } = captures;
  const stations = pest.data?.stations;
  const together = stations === undefined ? origin : { ...origin, stations };
  const answer = { state: pest.state, onRetry: pest.retry, ...shared };
  return (
    <PestsView
      frame={{ ...frame, bar: { ...frame.bar, report } }}
      hasPests={hasPests}
      pest={{
        data: alone,
        origin: AS_MEASURED,
        compared: lines,
        selector: (
          <>
            <CompareFields {...compared} />
            {whatIf.button}
            <PressureLink />
          </>
        ),
        said: <SeasonsSaid {...said} />,
        ...answer,
      }}
      beside={counts && { ...counts, ...shared }}
      whatIf={whatIf.section}
      sentences={pest.sentences}
      increments={{
        pestName,
        data: counted?.incremental ?? null,
        inField: counted?.inField,
        unsent: counted?.unsent,
        origin: together,
        ...answer,
      }}
      captures={{
        pestName,
        data: captures.data,
        unsent: captures.unsent,
        origin,
        state: captures.state,
        onRetry: captures.retry,
        note: (shown) => (
          <>
            <UnsentCapturesNote unsent={captures.unsent} view={shown} window={view.window} />
            {view.today !== null && <FullPlatesNotice plates={plates.loads} nameOf={nameOf} />}
          </>
        ),
        ...shared,
      }}
    />
  );
}
