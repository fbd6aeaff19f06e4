import { chartWindow, type IsoDate, type Period } from '@vigia/domain';
import { useState } from 'react';
import { within } from 'storybook/test';
import { Select } from '../../controls/select/select.tsx';
import type { PanelView } from '../panel-view.ts';
import { PestPanel, type PestPanelProps } from '../pest-panel.tsx';
import { LAST, PEST, SEASON, TODAY } from './demo-season.ts';

/** The season is not over. */
const running = { start: SEASON.start, end: '2027-06-30' as IsoDate };

export function viewOf(period: Period): PanelView {
  const window = chartWindow({
    period,
    season: running,
    today: TODAY,
    dataStart: SEASON.start,
    dataEnd: LAST,
  });
  return { period, window, today: TODAY };
}

/** The panel with a period that the reader can change. */
function Chosen(props: PestPanelProps) {
  const [period, setPeriod] = useState<Period>(props.view.period);
  const view = { ...viewOf(period), today: props.view.today };
  return <PestPanel {...props} view={view} onPeriodChange={setPeriod} />;
}

const selector = (
  <Select
    label="Plaga"
    options={[{ value: 1, label: 'Lobesia botrana' }]}
    value={1}
    onChange={() => undefined}
  />
);

export const PEST_STORY = {
  render: (args: PestPanelProps) => (
    <div style={{ padding: 12 }}>
      <Chosen {...args} />
    </div>
  ),
  args: { data: PEST, view: viewOf('90days'), onPeriodChange: () => undefined, selector },
};

export const chartOf = async (canvas: HTMLElement) =>
  within(canvas).findByRole('application', { name: /Grados día y capturas/ });
