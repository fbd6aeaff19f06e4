import type { ReportComparedChart, ReportData } from '@vigia/domain/reports';
import type { ChartSeries } from '@vigia/ui/charts';
import { type LinesLook, seasonCounts, seasonLines } from '@vigia/ui/panels';

type Compared = Pick<ReportData, 'compared' | 'seasonName'>;
const withSeason = (look: LinesLook, name: string | null): LinesLook => ({
  ...look,
  beside: name ?? undefined,
});

/** Thin lines of the other seasons over a chart of a report; none where nothing is compared. */
export const comparedLines = (
  { compared, seasonName }: Compared,
  chart: Exclude<ReportComparedChart, 'captures'>,
  look: LinesLook,
): ChartSeries[] => seasonLines(compared?.charts[chart] ?? [], withSeason(look, seasonName), undefined);

/** Captures of the other seasons by week, hanging below a report's own. */
export const comparedCounts = ({ compared, seasonName }: Compared, look: LinesLook): ChartSeries[] =>
  seasonCounts(compared?.charts.captures ?? [], withSeason(look, seasonName), undefined);
