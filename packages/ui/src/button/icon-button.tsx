import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import styled from 'styled-components';
import { LAYOUT } from '../theme/tokens.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { type ButtonVariant, buttonLook } from './button-styles.ts';

const Box = styled(AriaButton)<{ $variant: ButtonVariant }>`
  ${buttonLook}
  flex: none;
  min-width: ${({ theme }) => theme.density.control}px;
  padding: 0;
  @media (pointer: coarse) { min-width: ${LAYOUT.touchTarget}px; }
`;

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label' | 'isPending'> {
  readonly icon: LucideIcon;
  /** The button's name, also its tooltip. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly iconSize?: number;
}

export function IconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  iconSize = 20,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Box {...rest} $variant={variant} aria-label={label}>
        <Icon size={iconSize} aria-hidden />
      </Box>
    </Tooltip>
  );
}
