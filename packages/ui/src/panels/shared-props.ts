import { PERIODS, type Period } from '@vigia/domain';
import { EMBED_UNITS } from '@vigia/domain/published';
import type { ReactNode } from 'react';
import { CHART_STATES } from '../charts/chart-choices.ts';
import type { ChartState } from '../charts/chart-series.ts';
import type { Units } from '../charts/units.ts';
import { warnOfWrong } from '../warn-of-wrong.ts';
import type { OriginFacts } from './origin/origin-facts.ts';
import type { PanelView } from './panel-view.ts';

/** Controls right under the charts: what else a panel says follows them. */
export interface PanelStrip {
  readonly controls: ReactNode;
  /** Number of charts above them. */
  readonly after: number;
}

/** What every panel of graphs takes beside its data. */
export interface SharedPanelProps {
  /** Period and days shown; `today` is null for a past season. */
  readonly view: PanelView;
  readonly onPeriodChange: (period: Period) => void;
  /**
   * `ready` by default; a panel that is ready without data says so by itself. `refreshing` keeps the data at hand on
   * screen while newer ones load.
   */
  readonly state?: ChartState;
  readonly onRetry?: () => void;
  /** Choices before the period: crop, pest, station. */
  readonly selector?: ReactNode;
  /** Inside somebody else's page alone. */
  readonly strip?: PanelStrip;
  /** Of each chart, px; 320 by default. */
  readonly height?: number;
  /** A unit of time, ms: on charts as narrow as a phone it takes 30 px and they scroll sideways; a week by default. */
  readonly scrollUnit?: number;
  /** `metric` unless said; the data are metric in any case. */
  readonly units?: Units;
  /** Who measured, for downloads and `¿De dónde sale?`: 'Vigía · Los Aromos Norte'. */
  readonly source?: string;
  /** How the series came about, as far as only whoever asked for them knows it: the rest is the domain's. */
  readonly origin?: OriginFacts;
}

/** Warns a developer of props that a panel of this name does not know. */
export function warnOfWrongPanel(name: string, { state, units, view }: SharedPanelProps): void {
  warnOfWrong(
    name,
    { state, units, period: view?.period },
    { state: CHART_STATES, units: EMBED_UNITS, period: PERIODS },
  );
}

/** What a panel hands on to each of its charts. */
export function chartProps({ view, state = 'ready', ...props }: SharedPanelProps) {
  const { height, source, scrollUnit, onRetry } = props;
  return { view, state, height, source, scrollUnit, ...(onRetry ? { onRetry } : {}) };
}
