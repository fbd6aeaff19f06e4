import type { LucideIcon } from 'lucide-react';
import { Link as AriaLink } from 'react-aria-components';
import { css } from 'styled-components';
import { ellipsis, focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, MOTION, RADIUS } from '../../theme/tokens.ts';
import { Badge } from '../badge/badge.tsx';

export interface SideMenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Missing for a group without a page of its own. */
  readonly href?: string;
  readonly isCurrent?: boolean;
  /** Number of open items on that page. */
  readonly badge?: number;
  readonly children?: readonly SideMenuItem[];
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const line = css<{ $nested: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ $nested }) => ($nested ? 9 : 10)}px;
  min-height: ${({ $nested }) => ($nested ? 34 : 40)}px;
  padding: 4px 10px 4px ${({ $nested }) => ($nested ? 24 : 10)}px;
  border-radius: ${RADIUS.control}px;
  color: ${({ theme, $nested }) => ($nested ? theme.color.muted : theme.color.text)};
  font-weight: ${({ $nested }) => ($nested ? 500 : 600)};
  text-decoration: none;

  & > svg { flex: none; }
  & > span:first-of-type { ${ellipsis} flex: 1; }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;

const GroupName = styled.div<{ $nested: boolean }>`${line}`;

const Entry = styled(AriaLink)<{ $nested: boolean }>`
  ${line}
  transition: background-color ${MOTION.fast};
  &[data-hovered] { background: ${({ theme }) => theme.color.sunken}; }
  &[data-current] {
    background: ${({ theme }) => theme.color.primaryTint};
    color: ${({ theme }) => theme.color.primaryStrong};
  }
  &[data-focus-visible] { ${focusRing} outline-offset: -2px; }
`;

interface SideMenuListProps {
  readonly items: readonly SideMenuItem[];
  readonly nested?: boolean;
  readonly label?: string;
  readonly onNavigate?: (() => void) | undefined;
}

/** The menu's entries; children of groups are indented and always visible. */
export function SideMenuList({ items, nested = false, label, onNavigate }: SideMenuListProps) {
  return (
    <List aria-label={label}>
      {items.map(({ id, label: name, icon: Icon, href, isCurrent = false, badge = 0, children }) => {
        const face = (
          <>
            <Icon size={nested ? 16 : 19} aria-hidden />
            <span>{name}</span>
            <Badge count={badge} />
          </>
        );
        return (
          <li key={id}>
            {href === undefined ? (
              <GroupName $nested={nested}>{face}</GroupName>
            ) : (
              <Entry
                href={href}
                $nested={nested}
                onPress={onNavigate}
                {...(isCurrent ? { 'aria-current': 'page', 'data-current': true } : {})}
              >
                {face}
              </Entry>
            )}
            {children && <SideMenuList items={children} nested label={name} onNavigate={onNavigate} />}
          </li>
        );
      })}
    </List>
  );
}
