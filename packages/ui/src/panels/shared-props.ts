import { PERIODS, type Period } from '@vigia/domain';
import { EMBED_UNITS } from '@vigia/domain/published';
import type { ReactNode } from 'react';
import { CHART_STATES } from '../charts/chart-choices.ts';
import type { ChartState } from '../charts/chart-series.ts';
import type { Units } from '../charts/units.ts';
import { warnOfWrong } from '../warn-of-wrong.ts';
import type { OriginFacts } from './origin/origin-facts.ts';
import type { PanelView } from './panel-view.ts';

/** Controls directly below the charts of an embedded panel; everything else follows them. */
export interface PanelStrip {
  readonly controls: ReactNode;
  /** Number of charts above them. */
  readonly after: number;
}

/** Props that every panel of graphs has beside its data. */
export interface SharedPanelProps {
  /** Period and days shown; `today` is null for a past season. */
  readonly view: PanelView;
  readonly onPeriodChange: (period: Period) => void;
  /**
   * `ready` by default; a panel that is ready without data shows that by itself. `refreshing` keeps known data
   * on screen while newer ones are loading.
   */
  readonly state?: ChartState;
  readonly onRetry?: () => void;
  /** Choices before the period: crop, pest, station. */
  readonly selector?: ReactNode;
  /** Only for embedded panels. */
  readonly strip?: PanelStrip;
  /** Height of each chart, px; 320 by default. */
  readonly height?: number;
  /**
   * A unit of time, ms: on charts as narrow as a phone it has 30 px, and they scroll sideways; a week by
   * default.
   */
  readonly scrollUnit?: number;
  /** `metric` by default; the data are always metric. */
  readonly units?: Units;
  /** Who measured, for downloads and `¿De dónde sale?`: 'Vigía · Los Aromos Norte'. */
  readonly source?: string;
  /** Directly below the first chart: what lines of other seasons say. */
  readonly said?: ReactNode;
  /** Facts about the origin of the series that the domain does not know. */
  readonly origin?: OriginFacts;
}

/** Warns a developer of unknown values of the props of a panel. */
export function warnOfWrongPanel(name: string, { state, units, view }: SharedPanelProps): void {
  warnOfWrong(
    name,
    { state, units, period: view?.period },
    { state: CHART_STATES, units: EMBED_UNITS, period: PERIODS },
  );
}

/** The props that a panel passes to each of its charts. */
export function chartProps({ view, state = 'ready', ...props }: Omit<SharedPanelProps, 'onPeriodChange'>) {
  const { height, source, scrollUnit, onRetry } = props;
  return { view, state, height, source, scrollUnit, ...(onRetry ? { onRetry } : {}) };
}
