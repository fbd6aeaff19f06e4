import { ChillPanel } from '@vigia/ui/panels';
import { panelView } from '../../shared/series/panel-view.ts';
import type { SectorChoice } from '../../shared/series/sector-choice.ts';
import { useChillData } from '../../shared/series/use-chill-data.ts';
import { usePeriod } from '../../shared/series/use-period.ts';
import { useSource } from '../../shared/series/use-source.ts';
import { CompareFields } from '../../shared/side-by-side/compare-fields.tsx';
import { SeasonsSaid } from '../../shared/side-by-side/seasons-said.tsx';
import { useChillSideBySide } from '../../shared/side-by-side/use-chill-side-by-side.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { Expandable } from '../../shared/ui/expandable.tsx';
import { ReportButton } from './report-button.tsx';

export function ChillTab({ choice }: { readonly choice: SectorChoice }) {
  const { today } = useFarm();
  const [period, setPeriod] = usePeriod();
  const { data, forecast, origin, state, retry } = useChillData(choice, today);
  const view = panelView(period, choice, today, Object.values(data?.series ?? {}));
  const source = useSource(choice);
  const { compared, lines, said, onPaper } = useChillSideBySide(choice, data, today);
  const panel = {
    ...{ data, forecast, origin, source, state, onRetry: retry, view, onPeriodChange: setPeriod },
    compared: lines,
    said: <SeasonsSaid {...said} />,
    selector: (
      <>
        <CompareFields {...compared} />
        <ReportButton document="chill" choice={choice} onPaper={onPaper} />
      </>
    ),
  };
  return <Expandable period={period}>{(size) => <ChillPanel {...panel} {...size} />}</Expandable>;
}
