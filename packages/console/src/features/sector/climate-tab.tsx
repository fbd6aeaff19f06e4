import { ClimatePanel } from '@vigia/ui/panels';
import { panelView } from '../../shared/series/panel-view.ts';
import type { SectorChoice } from '../../shared/series/sector-choice.ts';
import { climateSentences } from '../../shared/series/summaries.ts';
import { useClimateData } from '../../shared/series/use-climate-data.ts';
import { usePeriod } from '../../shared/series/use-period.ts';
import { useSource } from '../../shared/series/use-source.ts';
import { CompareFields } from '../../shared/side-by-side/compare-fields.tsx';
import { SeasonsSaid } from '../../shared/side-by-side/seasons-said.tsx';
import { useClimateSideBySide } from '../../shared/side-by-side/use-climate-side-by-side.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { Expandable } from '../../shared/ui/expandable.tsx';
import { Summary } from '../../shared/ui/summary.tsx';
import { ReportButton } from './report-button.tsx';

export function ClimateTab({ choice }: { readonly choice: SectorChoice }) {
  const { today } = useFarm();
  const [period, setPeriod] = usePeriod();
  const { data, forecast, origin, state, retry } = useClimateData(choice, today);
  const view = panelView(period, choice, today, [data?.temperatureMax, data?.humidityMax]);
  const source = useSource(choice);
  const { compared, lines, said, onPaper } = useClimateSideBySide(choice, data, view.window, today);
  const panel = {
    ...{ data, forecast, origin, source, state, onRetry: retry, view, onPeriodChange: setPeriod },
    compared: lines,
    said: <SeasonsSaid {...said} />,
    selector: (
      <>
        <CompareFields {...compared} />
        <ReportButton document="climate" choice={choice} onPaper={onPaper} />
      </>
    ),
  };
  return (
    <Expandable period={period}>
      {(size) => (
        <>
          <ClimatePanel {...panel} {...size} />
          {data && <Summary sentences={climateSentences(data, view.window)} />}
        </>
      )}
    </Expandable>
  );
}
