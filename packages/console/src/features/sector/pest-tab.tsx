import { pestOptions, Select, useWords } from '@vigia/ui';
import { ChartSync } from '@vigia/ui/charts';
import { MirroredCaptures, PestPanel } from '@vigia/ui/panels';
import { SeasonStages } from '../../shared/season-stages/season-stages.tsx';
import { panelView } from '../../shared/series/panel-view.ts';
import type { SectorChoice } from '../../shared/series/sector-choice.ts';
import { usePeriod } from '../../shared/series/use-period.ts';
import { usePestData } from '../../shared/series/use-pest-data.ts';
import { AS_MEASURED } from '../../shared/series/use-series.ts';
import { useSource } from '../../shared/series/use-source.ts';
import { CompareFields } from '../../shared/side-by-side/compare-fields.tsx';
import { SeasonsSaid } from '../../shared/side-by-side/seasons-said.tsx';
import { usePestSideBySide } from '../../shared/side-by-side/use-pest-side-by-side.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { Expandable } from '../../shared/ui/expandable.tsx';
import { SelectBox } from '../../shared/ui/filter-boxes.ts';
import { Summary } from '../../shared/ui/summary.tsx';
import { useWhatIf } from '../../shared/what-if/use-what-if.tsx';
import { ReportButton } from './report-button.tsx';
import { SECTOR } from './words.ts';

export function PestTab({ choice }: { readonly choice: SectorChoice }) {
  const words = useWords(SECTOR);
  const { today } = useFarm();
  const filters = useFilters();
  const { setFilters } = useNavigation();
  const [period, setPeriod] = usePeriod();
  const { data, sentences, state, retry } = usePestData(choice, today);
  const { captures, degreeDays } = data ?? {};
  const view = panelView(period, choice, today, [degreeDays, captures?.incremental, captures?.photo]);
  const { compared, lines, said, counts, onPaper } = usePestSideBySide(choice, data, today);
  const whatIf = useWhatIf(choice, data, state);
  const source = useSource(choice);
  const selector = choice.chartPests.length > 0 && (
    <>
      <SelectBox>
        <Select
          label={words.pest}
          options={pestOptions(choice.chartPests)}
          value={choice.pest?.id ?? null}
          onChange={(id) => {
            const { suppose: _, ...others } = filters;
            setFilters({ ...others, pest: id });
          }}
        />
      </SelectBox>
      <CompareFields {...compared} />
      {whatIf.button}
      <ReportButton document="pest" choice={choice} pest={choice.pest} onPaper={onPaper} />
    </>
  );
  const panel = {
    data,
    origin: AS_MEASURED,
    source,
    state,
    onRetry: retry,
    view,
    onPeriodChange: setPeriod,
    selector,
    compared: lines,
  };
  return (
    <Expandable period={period}>
      {(size) => (
        <>
          <ChartSync>
            <PestPanel
              {...panel}
              {...size}
              said={<SeasonsSaid {...said} />}
              foot={counts && <MirroredCaptures {...counts} {...size} view={view} source={source} />}
            />
          </ChartSync>
          {(data || state === 'loading') && <SeasonStages data={data} today={view.today} />}
          {whatIf.section}
          <Summary sentences={sentences} />
        </>
      )}
    </Expandable>
  );
}
