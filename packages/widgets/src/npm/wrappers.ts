/** The elements as components of React 19, with typed props and event handlers. */
import type { ReactElement } from 'react';
import { useWidget, type WidgetProps } from './use-widget.ts';

export type { WidgetProps } from './use-widget.ts';

export function VigiaField(props: WidgetProps<'vigia-field'>): ReactElement {
  return useWidget('vigia-field', props);
}

export function VigiaDegreeDays(props: WidgetProps<'vigia-degree-days'>): ReactElement {
  return useWidget('vigia-degree-days', props);
}

export function VigiaCaptures(props: WidgetProps<'vigia-captures'>): ReactElement {
  return useWidget('vigia-captures', props);
}

export function VigiaClimate(props: WidgetProps<'vigia-climate'>): ReactElement {
  return useWidget('vigia-climate', props);
}

export function VigiaMildew(props: WidgetProps<'vigia-mildew'>): ReactElement {
  return useWidget('vigia-mildew', props);
}

export function VigiaChill(props: WidgetProps<'vigia-chill'>): ReactElement {
  return useWidget('vigia-chill', props);
}

export function VigiaStationCard(props: WidgetProps<'vigia-station-card'>): ReactElement {
  return useWidget('vigia-station-card', props);
}

export function VigiaSectorMap(props: WidgetProps<'vigia-sector-map'>): ReactElement {
  return useWidget('vigia-sector-map', props);
}

export function VigiaRiskBadge(props: WidgetProps<'vigia-risk-badge'>): ReactElement {
  return useWidget('vigia-risk-badge', props);
}
