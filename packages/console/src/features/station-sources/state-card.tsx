import { Button, Card, Chip, IconButton, Menu, type MenuEntry, type Status, StatusIcon } from '@vigia/ui';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  margin-bottom: 12px;
  overflow-wrap: anywhere;
  &:last-child { margin-bottom: 0; }
  span { min-width: 0; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface StateCardProps {
  readonly title: string;
  /** How it is: in a word, and what there is to do or know about it. */
  readonly state: { readonly status: Status; readonly label: string; readonly hint: string };
  /** What is done most, and the menu of the rest; null for those who may only look. */
  readonly actions: {
    readonly icon: LucideIcon;
    readonly label: string;
    readonly onPress: () => void;
    /** Name of the menu. */
    readonly more: string;
    readonly entries: readonly MenuEntry[];
  } | null;
  readonly children: ReactNode;
}

/** A source of measurements: an account with a maker, or a door. */
export function StateCard({ title, state, actions, children }: StateCardProps) {
  const { status, label, hint } = state;
  return (
    <Card
      title={title}
      actions={
        actions && (
          <Actions>
            <Button size="small" icon={actions.icon} onPress={actions.onPress}>
              {actions.label}
            </Button>
            <Menu
              label={actions.more}
              trigger={<IconButton size="small" icon={Ellipsis} label={actions.more} />}
              entries={actions.entries}
            />
          </Actions>
        )
      }
    >
      <State>
        <Chip status={status}>
          <StatusIcon status={status} size={16} />
          {label}
        </Chip>
        <span>{hint}</span>
      </State>
      {children}
    </Card>
  );
}
