import { Children, type ReactNode } from 'react';
import { ChartSync } from '../charts/chart-sync.tsx';
import { useEmbedded } from '../charts/embedded.tsx';
import { ChartsTogether } from './chart-notes.tsx';
import type { OriginEntry } from './origin/origin-list.tsx';
import { PanelOrigin } from './origin/panel-origin.tsx';
import { Charts, Panel, PanelPeriod, Toolbar } from './panel-parts.tsx';
import type { SharedPanelProps } from './shared-props.ts';

export interface ChartsPanelProps extends Pick<SharedPanelProps, 'view' | 'onPeriodChange' | 'selector'> {
  /** Its name as a region: 'Clima'. */
  readonly label: string;
  /** More choices, between the selector and the period. */
  readonly choices?: ReactNode;
  /** Words over the charts. */
  readonly head?: ReactNode;
  /** Words under the charts. */
  readonly foot?: ReactNode;
  /** What `¿De dónde sale?` derives; the panel's name unless told. */
  readonly derived?: string;
  readonly entries: readonly OriginEntry[];
  /** One `SeriesChart` or several: they share cursor and zoom. */
  readonly children: ReactNode;
}

/**
 * What panels of time charts have in common: choices, charts that are read together, and where the figures come from.
 * Inside somebody else's page the room is scarce: there the charts come before what is said of them.
 */
export function ChartsPanel({ label, view, children, derived = label, ...props }: ChartsPanelProps) {
  const isScarce = useEmbedded() && Children.count(children) > 1;
  const Place = isScarce ? ChartsTogether : Charts;
  return (
    <Panel label={label}>
      <Toolbar>
        {props.selector}
        {props.choices}
        <PanelPeriod view={view} onPeriodChange={props.onPeriodChange} />
      </Toolbar>
      {props.head}
      <ChartSync>
        <Place>{children}</Place>
      </ChartSync>
      {props.foot}
      <PanelOrigin title={derived} entries={props.entries} />
    </Panel>
  );
}
