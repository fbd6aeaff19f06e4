import { MILDEW_PEST, PESTS } from '@vigia/domain/farm';
import { Select, useWords } from '@vigia/ui';
import { MildewPanel, type MildewPanelProps } from '@vigia/ui/panels';
import { Expandable } from '../../../shared/ui/expandable.tsx';
import { SelectBox } from '../../../shared/ui/filter-boxes.ts';
import { ExplorerFrame, type ExplorerFrameProps } from '../explorer-frame.tsx';
import { EXPLORERS } from '../words.ts';

export interface MildewViewProps {
  readonly frame: Omit<ExplorerFrameProps, 'title' | 'children'>;
  /** Its selector follows that of the fungus. */
  readonly panel: Omit<MildewPanelProps, 'cropId'>;
}

const FUNGUS = [{ value: MILDEW_PEST, label: PESTS.get(MILDEW_PEST)!.name }];
/** The catalogue has no crop that gets mildew. */
const NO_CROP = 0;

/** Informes > Hongos: the risk of powdery mildew and the days behind it; the fungus is fixed. */
export function MildewView({ frame, panel }: MildewViewProps) {
  const words = useWords(EXPLORERS);
  return (
    <ExplorerFrame {...frame} title={words.mildew}>
      <Expandable period={panel.view.period}>
        {(size) => (
          <MildewPanel
            {...panel}
            cropId={frame.scope.crop?.id ?? NO_CROP}
            selector={
              <>
                <SelectBox>
                  <Select
                    label={words.fungus}
                    options={FUNGUS}
                    value={MILDEW_PEST}
                    isDisabled
                    onChange={keep}
                  />
                </SelectBox>
                {panel.selector}
              </>
            }
            {...size}
          />
        )}
      </Expandable>
    </ExplorerFrame>
  );
}
const keep = () => undefined;
