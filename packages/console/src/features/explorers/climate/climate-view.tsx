import { useWords } from '@vigia/ui';
import { ClimatePanel, type ClimatePanelProps } from '@vigia/ui/panels';
import { climateSentences } from '../../../shared/series/summaries.ts';
import { Expandable } from '../../../shared/ui/expandable.tsx';
import { Summary } from '../../../shared/ui/summary.tsx';
import { ExplorerFrame, type ExplorerFrameProps } from '../explorer-frame.tsx';
import { EXPLORERS } from '../words.ts';

export interface ClimateViewProps {
  readonly frame: Omit<ExplorerFrameProps, 'title' | 'children'>;
  readonly panel: ClimatePanelProps;
}

/** Informes > Clima: extremes of temperature and humidity by day. */
export function ClimateView({ frame, panel }: ClimateViewProps) {
  const words = useWords(EXPLORERS);
  return (
    <ExplorerFrame {...frame} title={words.climate}>
      <Expandable period={panel.view.period}>{(size) => <ClimatePanel {...panel} {...size} />}</Expandable>
      {panel.data && <Summary sentences={climateSentences(panel.data, panel.view.window)} />}
    </ExplorerFrame>
  );
}
