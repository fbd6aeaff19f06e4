import { Card, EmptyState, useWords } from '@vigia/ui';
import { ChartSync } from '@vigia/ui/charts';
import {
  CapturePanel,
  type CapturePanelProps,
  IncrementPanel,
  type IncrementPanelProps,
  MirroredCaptures,
  type MirroredCapturesProps,
  PestPanel,
  type PestPanelProps,
} from '@vigia/ui/panels';
import { Bug, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { SeasonStages } from '../../../shared/season-stages/season-stages.tsx';
import { Expandable } from '../../../shared/ui/expandable.tsx';
import { Summary } from '../../../shared/ui/summary.tsx';
import { ExplorerFrame, type ExplorerFrameProps } from '../explorer-frame.tsx';
import { EXPLORERS } from '../words.ts';

export interface PestsViewProps {
  readonly frame: Omit<ExplorerFrameProps, 'title' | 'children'>;
  /** Whether any pest of the choice has a chart. */
  readonly hasPests: boolean;
  /** Degree-days alone: the captures have panels of their own. */
  readonly pest: PestPanelProps;
  /** Null while they are unknown. */
  readonly sentences: readonly string[] | null;
  /** Captures of other seasons below those of this one; null while nothing is compared. */
  readonly beside: MirroredCapturesProps | null;
  /** "¿Y si…?", once it is open. */
  readonly whatIf?: ReactNode;
  readonly increments: IncrementPanelProps;
  readonly captures: CapturePanelProps;
}

/** Informes > Plagas: degree-days, incremental captures, and captures of each station. */
export function PestsView(props: PestsViewProps) {
  const words = useWords(EXPLORERS);
  const { frame, hasPests } = props;
  return (
    <ExplorerFrame {...frame} title={words.pests}>
      {frame.scope.pest === null ? <NoPest hasPests={hasPests} /> : <PestCharts {...props} />}
    </ExplorerFrame>
  );
}

function NoPest({ hasPests }: Pick<PestsViewProps, 'hasPests'>) {
  const words = useWords(EXPLORERS);
  return (
    <EmptyState icon={Bug} title={hasPests ? words.choosePest : words.noPests}>
      {hasPests ? words.choosePestHint : words.noPestsHint}
    </EmptyState>
  );
}

function PestCharts({ frame, pest, sentences, beside, whatIf, increments, captures }: PestsViewProps) {
  const words = useWords(EXPLORERS);
  return (
    <ChartSync>
      <Expandable period={pest.view.period}>
        {(size) => (
          <>
            {frame.scope.sector === null ? (
              <Card>
                <EmptyState icon={MapPin} title={words.chooseSector}>
                  {words.chooseSectorHint}
                </EmptyState>
              </Card>
            ) : (
              <>
                <PestPanel
                  {...pest}
                  {...size}
                  hasCaptures={false}
                  foot={beside && <MirroredCaptures {...beside} {...size} />}
                />
                {(pest.data || pest.state === 'loading') && (
                  <SeasonStages data={pest.data} today={pest.view.today} />
                )}
                {whatIf}
                <Summary sentences={sentences} />
                <IncrementPanel {...increments} {...size} />
              </>
            )}
            <CapturePanel {...captures} />
          </>
        )}
      </Expandable>
    </ChartSync>
  );
}
