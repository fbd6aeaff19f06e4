import type { Alignment } from '@vigia/domain';
import type { ReportCompared } from '@vigia/domain/reports';

/** What a report takes along of a screen's comparison. */
export interface OnPaper {
  /** Null where nothing is compared. */
  readonly make: () => ReportCompared | null;
  /** Some seasons are loading: a report would lack them. */
  readonly isLoading: boolean;
}

/**
 * The seasons that a screen lays over its charts, for its report.
 *
 * @param names those drawn; by default the names of the lines
 */
export function comparedInReport(
  alignment: Alignment,
  sentences: readonly string[],
  charts: ReportCompared['charts'],
  names: readonly string[] = Object.values(charts).flatMap((lines) => lines.map(({ name }) => name)),
): ReportCompared {
  return { alignment, sentences, charts, names: [...new Set(names)] };
}
