import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '../controls/button/icon-button.tsx';
import { Menu } from '../controls/menu/menu.tsx';
import { styled } from '../theme/styled.ts';
import { useWords } from '../words/language.tsx';
import type { RowAction } from './data-table-props.ts';
import { TABLE } from './words.ts';

const Row = styled.span`
  display: inline-flex;
  justify-content: flex-end;
`;

export interface RowActionsProps {
  /** The row's name, announced with each action. */
  readonly name: string;
  readonly actions: readonly RowAction[];
  /** False inside a grid, whose arrow keys and Enter move here. */
  readonly isInTabOrder: boolean;
}

/** The actions of one row: buttons for frequent actions, a menu for the others. */
export function RowActions({ name, actions, isInTabOrder }: RowActionsProps) {
  const words = useWords(TABLE);
  const inline = actions.filter(({ isInline, href }) => isInline && href === undefined);
  const others = actions.filter((action) => !inline.includes(action));
  const order = isInTabOrder ? {} : { excludeFromTabOrder: true };
  return (
    <Row>
      {inline.map(({ id, label, icon, onAction, isDisabled = false }) => (
        <IconButton
          key={id}
          icon={icon}
          iconSize={18}
          label={words.actionOn(label, name)}
          isDisabled={isDisabled}
          {...order}
          {...(onAction ? { onPress: onAction } : {})}
        />
      ))}
      {others.length > 0 && (
        <Menu
          label={words.actionsOf(name)}
          trigger={
            <IconButton icon={EllipsisVertical} iconSize={18} label={words.actionsOf(name)} {...order} />
          }
          entries={others.map(({ isInline: _, ...entry }) => entry)}
        />
      )}
    </Row>
  );
}
