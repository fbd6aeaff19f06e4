import type { ReactNode } from 'react';
import { ChartSync } from '../charts/chart-sync.tsx';
import { PanelCharts } from './chart-notes.tsx';
import type { OriginEntry } from './origin/origin-list.tsx';
import { PanelOrigin } from './origin/panel-origin.tsx';
import { Panel, PanelHead, PanelPeriod } from './panel-parts.tsx';
import type { SharedPanelProps } from './shared-props.ts';

export interface ChartsPanelProps
  extends Pick<SharedPanelProps, 'view' | 'onPeriodChange' | 'selector' | 'strip'> {
  /** Name of the panel as a region: 'Clima'. */
  readonly label: string;
  /** Further choices, between the selector and the period. */
  readonly choices?: ReactNode;
  /** Text above the charts. */
  readonly head?: ReactNode;
  /** Text below the charts. */
  readonly foot?: ReactNode;
  /** Subject of `¿De dónde sale?`; the panel's name by default. */
  readonly derived?: string;
  readonly entries: readonly OriginEntry[];
  /** One `SeriesChart` or several: they share cursor and zoom. */
  readonly children: ReactNode;
}

/**
 * The common parts of panels with time charts: choices, charts with a shared cursor, and the origin of the
 * figures.
 */
export function ChartsPanel({ label, view, children, derived = label, ...props }: ChartsPanelProps) {
  return (
    <Panel label={label}>
      <PanelHead selector={props.selector}>
        {props.choices}
        <PanelPeriod view={view} onPeriodChange={props.onPeriodChange} />
      </PanelHead>
      {props.head}
      <ChartSync>
        <PanelCharts strip={props.strip}>{children}</PanelCharts>
      </ChartSync>
      {props.foot}
      <PanelOrigin title={derived} entries={props.entries} />
    </Panel>
  );
}
