import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components';
import styled from 'styled-components';
import { Floating } from '../popover/floating.tsx';
import { LAYOUT } from '../theme/tokens.ts';

const List = styled(AriaMenu)`
  min-width: 200px;
  padding: 4px;
  outline: none;
`;

const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 38px;
  padding: 6px 12px;
  border-radius: 6px;
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;
  text-decoration: none;
  outline: none;

  svg { flex: none; color: ${({ theme }) => theme.color.muted}; }
  &[data-focused], &[data-hovered] { background: ${({ theme }) => theme.color.primaryTint}; }
  &[data-focus-visible] { box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color.focus}; }
  &[data-disabled] { opacity: 0.5; cursor: default; }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;

const Head = styled.div`
  padding: 12px 16px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly onAction?: () => void;
  readonly href?: string;
  readonly isDisabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly label: string;
  /** Shown above the entries, e.g. who is signed in. */
  readonly header?: ReactNode;
  readonly entries: readonly MenuEntry[];
}

export function Menu({ trigger, label, header, entries }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Floating placement="bottom end">
        {header !== undefined && <Head>{header}</Head>}
        <List aria-label={label}>
          {entries.map(({ id, icon: Icon, label: text, ...entry }) => (
            <Item key={id} id={id} textValue={text} {...entry}>
              {Icon && <Icon size={18} aria-hidden />}
              {text}
            </Item>
          ))}
        </List>
      </Floating>
    </MenuTrigger>
  );
}
