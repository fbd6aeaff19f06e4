import type { LucideIcon } from 'lucide-react';
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components';
import styled from 'styled-components';
import { buttonLook } from '../button/button-styles.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';

const Box = styled(ToggleButton)<{ $variant: 'secondary' }>`
  ${buttonLook}
  padding: 4px 10px;
  white-space: nowrap;
  &[data-selected] {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
  }
`;

interface ToolButtonProps extends Omit<ToggleButtonProps, 'children' | 'className' | 'style'> {
  readonly icon: LucideIcon;
  readonly label: string;
  /** More than the label says, on hover and focus. */
  readonly hint: string;
}

/** A tool that is on or off, with its name in sight. */
export function ToolButton({ icon: Icon, label, hint, ...rest }: ToolButtonProps) {
  return (
    <Tooltip text={hint}>
      <Box {...rest} $variant="secondary">
        <Icon size={18} aria-hidden />
        {label}
      </Box>
    </Tooltip>
  );
}
