import { ZOOM_FACTOR } from '@vigia/domain/captures';
import { Crosshair, Maximize, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../controls/button/icon-button.tsx';
import { ToggleButton } from '../../controls/button/toggle-button.tsx';
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { type CanvasActions, KEY_ZOOM, type MoreAction } from './actions.ts';
import { KeysHelp } from './keys-help.tsx';
import { COUNTING } from './words.ts';
import type { CountingTools } from './workbench.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding-bottom: 12px;
`;
const Group = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;
const Percent = styled.span`
  min-width: 52px;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
`;

interface CountingToolbarProps {
  readonly tools: CountingTools;
  readonly actions: CanvasActions;
  readonly isReady: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly erases: boolean;
  readonly hasCursor: boolean;
  /** Steps of zoom, 0 for the whole photo. */
  readonly steps: number;
  readonly more: readonly MoreAction[];
}

/** The buttons of the actions; each name includes the key. */
export const CountingToolbar = memo(function CountingToolbar(props: CountingToolbarProps) {
  const words = useWords(COUNTING);
  const { tools, actions, isReady } = props;
  /** `Deshacer (Ctrl + Z)`. */
  const named = (key: string): string => {
    const action = actions[key];
    return action ? `${action.name} (${action.keys})` : key;
  };
  return (
    <Bar role="group" aria-label={words.tools}>
      <SegmentedControl
        label={words.mode}
        value={props.erases ? 'erase' : 'add'}
        onChange={(mode) => (mode === 'erase') !== props.erases && tools.toggleErase()}
        options={[
          { value: 'add', label: words.modes.add },
          { value: 'erase', label: words.modes.erase },
        ]}
      />
      <Group>
        <IconButton icon={Undo2} label={named('Ctrl+Z')} isDisabled={!props.canUndo} onPress={tools.undo} />
        <IconButton
          icon={Redo2}
          label={named('Ctrl+Shift+Z')}
          isDisabled={!props.canRedo}
          onPress={tools.redo}
        />
      </Group>
      <Group>
        <IconButton
          icon={ZoomOut}
          label={named('-')}
          isDisabled={!isReady}
          onPress={() => tools.zoom(-KEY_ZOOM)}
        />
        <Percent>{Math.round(100 * ZOOM_FACTOR ** props.steps)} %</Percent>
        <IconButton
          icon={ZoomIn}
          label={named('+')}
          isDisabled={!isReady}
          onPress={() => tools.zoom(KEY_ZOOM)}
        />
        <IconButton icon={Maximize} label={named('R')} isDisabled={!isReady} onPress={tools.reset} />
      </Group>
      <Group>
        <ToggleButton
          icon={Crosshair}
          label={words.crosshair}
          hint={named('C')}
          isDisabled={!isReady}
          isSelected={props.hasCursor}
          onChange={tools.toggleCursor}
        />
        <KeysHelp actions={actions} more={props.more} />
      </Group>
    </Bar>
  );
});
