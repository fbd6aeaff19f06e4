import type { ReactNode } from 'react';
import { ChartSync } from '../charts/chart-sync.tsx';
import { PanelCharts } from './chart-notes.tsx';
import type { OriginEntry } from './origin/origin-list.tsx';
import { PanelOrigin } from './origin/panel-origin.tsx';
import { Panel, PanelHead, PanelPeriod } from './panel-parts.tsx';
import type { SharedPanelProps } from './shared-props.ts';

export interface ChartsPanelProps
  extends Pick<SharedPanelProps, 'view' | 'onPeriodChange' | 'selector' | 'strip'> {
  /** Its name as a region: 'Clima'. */
  readonly label: string;
  /** More choices, between the selector and the period. */
  readonly choices?: ReactNode;
  /** Words over the charts. */
  readonly head?: ReactNode;
  /** Words under the charts. */
  readonly foot?: ReactNode;
  /** What `¿De dónde sale?` derives; the panel's name by default. */
  readonly derived?: string;
  readonly entries: readonly OriginEntry[];
  /** One `SeriesChart` or several: they share cursor and zoom. */
  readonly children: ReactNode;
}

/**
 * What panels of time charts have in common: choices, charts that are read together, and where the figures come from.
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
