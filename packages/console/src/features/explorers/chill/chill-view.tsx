import { useWords } from '@vigia/ui';
import { ChillPanel, type ChillPanelProps } from '@vigia/ui/panels';
import { Expandable } from '../../../shared/ui/expandable.tsx';
import { ExplorerFrame, type ExplorerFrameProps } from '../explorer-frame.tsx';
import { EXPLORERS } from '../words.ts';

export interface ChillViewProps {
  readonly frame: Omit<ExplorerFrameProps, 'title' | 'children'>;
  readonly panel: ChillPanelProps;
}

/** Informes > Horas Frío: what the four models have accumulated. */
export function ChillView({ frame, panel }: ChillViewProps) {
  const words = useWords(EXPLORERS);
  return (
    <ExplorerFrame {...frame} title={words.chill}>
      <Expandable period={panel.view.period}>{(size) => <ChillPanel {...panel} {...size} />}</Expandable>
    </ExplorerFrame>
  );
}
