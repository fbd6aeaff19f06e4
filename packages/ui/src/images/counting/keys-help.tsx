import { Keyboard } from 'lucide-react';
import { IconButton } from '../../controls/button/icon-button.tsx';
import { Popover } from '../../controls/popover/popover.tsx';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import type { CanvasActions, MoreAction } from './actions.ts';
import { COUNTING } from './words.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 16px;
  max-height: min(60dvh, 480px);
  margin: 0;
  overflow: auto;
  font-size: ${textSize('compact')};
  dt { font-weight: 600; white-space: nowrap; }
  dd { margin: 0; }
`;

interface KeysHelpProps {
  readonly actions: CanvasActions;
  /** Actions of the screen, listed first. */
  readonly more: readonly MoreAction[];
}

/** A list of all actions with their keys. */
export function KeysHelp({ actions, more }: KeysHelpProps) {
  const words = useWords(COUNTING);
  return (
    <Popover label={words.keysTitle} trigger={<IconButton icon={Keyboard} label={words.keys} />}>
      <List tabIndex={0}>
        {more.map(({ key, name, keys }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{keys}</dt>
            <dd>{name}</dd>
          </div>
        ))}
        {Object.entries(actions).map(([id, { name, keys }]) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>{keys}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </List>
    </Popover>
  );
}
