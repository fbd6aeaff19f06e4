import type { LucideIcon } from 'lucide-react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  Link as AriaLink,
} from 'react-aria-components';
import { css } from 'styled-components';
import { ellipsis, focusRing, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { pendingProps } from '../button/pending.ts';
import { Spinner } from '../button/spinner.tsx';

const look = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-width: 0;
  min-height: 52px;
  padding: 4px 1px;
  border: 0;
  border-radius: ${RADIUS.control}px;
  background: transparent;
  color: ${({ theme }) => theme.color.text};
  font-size: min(${textSize('small')}, 3.5vw);
  font-weight: 600;
  line-height: 1.15;
  text-decoration: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  & > svg { flex: none; }
  & > span { ${ellipsis} max-width: 100%; }
  &[data-pressed] { filter: brightness(0.94); }
  &[data-focus-visible] { ${focusRing} outline-offset: -2px; }
  &[data-busy] { cursor: progress; }
  &[data-current] {
    background: ${({ theme }) => theme.color.primaryTint};
    color: ${({ theme }) => theme.color.primaryStrong};
  }
`;

const Press = styled(AriaButton)<{ $isMain: boolean }>`
  ${look}
  ${({ $isMain, theme }) => $isMain && { background: theme.color.primary, color: theme.color.onPrimary }}
`;
const Lead = styled(AriaLink)`${look}`;

export interface BarButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  readonly icon: LucideIcon;
  /** Under the icon; one word. */
  readonly label: string;
  /** The one action that stands out. */
  readonly isMain?: boolean;
  /** The action is running: a spinner replaces the icon and presses are ignored. */
  readonly busy?: boolean;
}

/** Does something from the bar at the foot of a phone's screen. */
export function BarButton({ icon: Icon, label, isMain = false, busy = false, ...rest }: BarButtonProps) {
  return (
    <Press {...pendingProps(rest, busy)} $isMain={isMain}>
      {busy ? <Spinner /> : <Icon size={22} aria-hidden />}
      <span>{label}</span>
    </Press>
  );
}

export interface BarLinkProps extends Pick<BarButtonProps, 'icon' | 'label'> {
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Leads to another screen from that bar. */
export function BarLink({ icon: Icon, label, href, isCurrent }: BarLinkProps) {
  return (
    <Lead href={href} {...(isCurrent ? { 'aria-current': 'page', 'data-current': true } : {})}>
      <Icon size={22} aria-hidden />
      <span>{label}</span>
    </Lead>
  );
}
