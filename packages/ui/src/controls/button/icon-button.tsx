import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { type ButtonSize, type ButtonVariant, buttonLook, controlHeight } from './button-styles.ts';
import { pendingProps } from './pending.ts';
import { Spinner } from './spinner.tsx';

const Box = styled(AriaButton)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonLook}
  flex: none;
  min-width: ${controlHeight};
  padding: 0;
  @media (pointer: coarse) { min-width: ${LAYOUT.touchTarget}px; }
`;

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label' | 'isPending'> {
  readonly icon: LucideIcon;
  /** The button's name, also its tooltip. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** px. */
  readonly iconSize?: number;
  /** The action is running: a spinner replaces the icon and presses are ignored. */
  readonly busy?: boolean;
}

/** A button with one well-known icon. Its name is also its tooltip. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  size = 'regular',
  iconSize = size === 'small' ? 18 : 20,
  busy = false,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Box {...pendingProps(rest, busy)} $variant={variant} $size={size} aria-label={label}>
        {busy ? <Spinner /> : <Icon size={iconSize} aria-hidden />}
      </Box>
    </Tooltip>
  );
}
