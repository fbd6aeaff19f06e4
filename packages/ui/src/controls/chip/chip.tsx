import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import { css } from 'styled-components';
import { ellipsis, focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, RADIUS, type Status } from '../../theme/tokens.ts';
import { touchReach } from '../../theme/touch-reach.ts';
import { useWords } from '../../words/language.tsx';
import { CONTROLS } from '../words.ts';
import { RoundButton } from './round-button.ts';

const look = css<{ $status: Status }>`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  max-width: 100%;
  min-height: 28px;
  padding: 2px 12px 2px 10px;
  border: 0;
  border-radius: ${RADIUS.pill}px;
  background: ${({ theme, $status }) => theme.status[$status].tint};
  color: ${({ theme, $status }) => theme.status[$status].text};
  font-weight: 500;
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;

  strong { font-weight: 700; }
  & > svg { flex: none; }
`;

const pressable = css`
  cursor: pointer;
  &[data-hovered] { text-decoration: underline; text-underline-offset: 3px; }
  &[data-focus-visible] { ${focusRing} }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget - 8}px; }
  ${touchReach}
`;

const Still = styled.span<{ $status: Status }>`${look}`;
const Pressable = styled(AriaButton)<{ $status: Status }>`${look} ${pressable}`;
const Linked = styled(AriaLink)<{ $status: Status }>`${look} ${pressable}`;

export const ChipText = styled.span`${ellipsis}`;

const Removable = styled(Still)`padding-right: 3px;`;

const Remove = styled(RoundButton)`&[data-focus-visible] { outline-offset: 0; }`;

export interface ChipProps {
  /** Whether the fact is good, doubtful or bad; neutral if it is none of them. */
  readonly status?: Status;
  readonly children: ReactNode;
  /** Makes it a button. */
  readonly onPress?: (() => void) | undefined;
  /** Makes it a link. */
  readonly href?: string | undefined;
  /** Adds a button that removes the chip. */
  readonly onRemove?: (() => void) | undefined;
  /** Name of that button: "Quitar tag Norte". */
  readonly removeLabel?: string;
}

/** A short fact in a tinted pill, on one line; a longer text is cut. */
export function Chip({ status = 'neutral', children, onPress, href, onRemove, removeLabel }: ChipProps) {
  const words = useWords(CONTROLS);
  if (onRemove)
    return (
      <Removable $status={status}>
        <ChipText>{children}</ChipText>
        <Remove aria-label={removeLabel ?? words.remove} onPress={onRemove}>
          <X size={14} aria-hidden />
        </Remove>
      </Removable>
    );
  if (href !== undefined)
    return (
      <Linked $status={status} href={href}>
        {children}
      </Linked>
    );
  if (onPress)
    return (
      <Pressable $status={status} onPress={onPress}>
        {children}
      </Pressable>
    );
  return (
    <Still $status={status}>
      {typeof children === 'string' ? <ChipText>{children}</ChipText> : children}
    </Still>
  );
}
