import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { ellipsis, focusRing, MEDIA, notOnPaper } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { MOTION, OPACITY } from '../../theme/tokens.ts';
import { useNarrow } from '../../theme/use-narrow.ts';
import { Badge } from '../badge/badge.tsx';

const List = styled(TabList)`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

const Item = styled(Tab)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: none;
  min-width: 44px;
  max-width: min(320px, 100%);
  min-height: 44px;
  padding: 0 14px;
  border-bottom: 3px solid transparent;
  border-radius: 6px 6px 0 0;
  color: ${({ theme }) => theme.color.muted};
  font-weight: 600;
  letter-spacing: 0.04em;
  cursor: pointer;
  outline: none;
  transition: color ${MOTION.fast}, border-color ${MOTION.fast};

  & > svg { flex: none; }
  &[data-hovered] { color: ${({ theme }) => theme.color.text}; background: ${({ theme }) => theme.color.primaryTint}; }
  &[data-selected] {
    border-bottom-color: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.primaryStrong};
  }
  &[data-focus-visible] { ${focusRing} outline-offset: -2px; }
  &[data-disabled] { opacity: ${OPACITY.disabled}; cursor: not-allowed; }
  ${MEDIA.narrow} { flex: 1; padding: 0; }
  &:not([data-selected]) { ${notOnPaper} }
  @media print { flex: none; }
`;

const Name = styled.span`${ellipsis}`;

const Panel = styled(TabPanel)`
  padding-top: 16px;
  outline: none;
  &[data-focus-visible] { ${focusRing} }
`;

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Number of open items in it. */
  readonly badge?: number;
  readonly isDisabled?: boolean;
  /** Shown when this tab is chosen. */
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Name of the group of tabs, for screen readers. */
  readonly label: string;
  /** Id of the chosen tab. */
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** In reading order. */
  readonly items: readonly TabItem<Id>[];
}

/** Tabs with icon and text. Narrow screens show the icons alone; screen readers announce the text. */
export function Tabs<Id extends string>({ label, value, onChange, items }: TabsProps<Id>) {
  const narrow = useNarrow();
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange(key as Id)}>
      <List aria-label={label}>
        {items.map(({ id, label: name, icon: Icon, badge = 0, isDisabled = false }) => (
          <Item
            key={id}
            id={id}
            isDisabled={isDisabled}
            {...(narrow ? { 'aria-label': badge > 0 ? `${name} ${badge}` : name } : {})}
          >
            <Icon size={narrow ? 22 : 19} aria-hidden />
            {!narrow && <Name>{name}</Name>}
            <Badge count={badge} tone="neutral" />
          </Item>
        ))}
      </List>
      {items.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </AriaTabs>
  );
}
