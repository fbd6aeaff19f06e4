import type { LucideIcon } from 'lucide-react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { type ButtonSize, type ButtonVariant, buttonLook, controlHeight } from './button-styles.ts';

const Box = styled(AriaToggleButton)<{ $variant: ButtonVariant; $size: ButtonSize; $iconOnly: boolean }>`
  ${buttonLook}
  min-width: ${controlHeight};
  padding: ${({ $iconOnly }) => ($iconOnly ? '0' : '6px 14px')};
  white-space: nowrap;

  &[data-selected] {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primaryTint};
    box-shadow: inset 0 -2px 0 ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.primaryStrong};
  }
  @media (pointer: coarse) { min-width: ${LAYOUT.touchTarget}px; }
`;

export interface ToggleButtonProps {
  /** Does not change with the state: `aria-pressed` gives the state. */
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Shows only the icon, with the label as its tooltip. */
  readonly iconOnly?: boolean;
  /** A longer text for hover and focus. */
  readonly hint?: string;
  /** Id of a visible text that explains more, for example why the button is disabled. */
  readonly describedBy?: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly size?: ButtonSize;
  readonly isDisabled?: boolean;
}

/** Turns something visible on and off, for example the A.I. layer of an image. */
export function ToggleButton(props: ToggleButtonProps) {
  const { label, icon: Icon, iconOnly = false, size = 'regular', isDisabled = false } = props;
  const hint = props.hint ?? (iconOnly ? label : undefined);
  const box = (
    <Box
      $variant="secondary"
      $size={size}
      $iconOnly={iconOnly}
      isSelected={props.isSelected}
      onChange={props.onChange}
      isDisabled={isDisabled}
      {...(iconOnly ? { 'aria-label': label } : {})}
      {...(props.describedBy === undefined ? {} : { 'aria-describedby': props.describedBy })}
    >
      {Icon && <Icon size={iconOnly ? 20 : 18} aria-hidden />}
      {!iconOnly && label}
    </Box>
  );
  return hint === undefined ? box : <Tooltip text={hint}>{box}</Tooltip>;
}
