import { CROPS } from '@vigia/domain/farm';
import { Card, EmptyState, useWords } from '@vigia/ui';
import { CropPanel, type CropPanelProps } from '@vigia/ui/panels';
import { Sprout } from 'lucide-react';
import { Expandable } from '../../../shared/ui/expandable.tsx';
import { ExplorerFrame, type ExplorerFrameProps } from '../explorer-frame.tsx';
import { hasDegreeHours } from '../page-rules.ts';
import { EXPLORERS } from '../words.ts';

export interface CropsViewProps {
  readonly frame: Omit<ExplorerFrameProps, 'title' | 'children'>;
  readonly panel: CropPanelProps;
}

/** Names of the crops whose degree-hours are followed: 'Manzano'. */
const FOLLOWED = [...new Set([...CROPS.values()].filter(hasDegreeHours).map(({ name }) => name))].join(', ');

/** Informes > Hospederos: phenology of the crop and its degree-hours. */
export function CropsView({ frame, panel }: CropsViewProps) {
  const words = useWords(EXPLORERS);
  const { crop } = frame.scope;
  const isFollowed = crop !== null && hasDegreeHours(crop);
  return (
    <ExplorerFrame {...frame} title={words.crops}>
      {isFollowed ? (
        <Expandable period={panel.view.period}>{(size) => <CropPanel {...panel} {...size} />}</Expandable>
      ) : (
        <Card>
          <EmptyState icon={Sprout} title={words.noDegreeHours}>
            {words.noDegreeHoursHint(FOLLOWED.toLowerCase())}
          </EmptyState>
        </Card>
      )}
    </ExplorerFrame>
  );
}
