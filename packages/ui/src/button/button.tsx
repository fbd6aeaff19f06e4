import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  ProgressBar,
} from 'react-aria-components';
import styled from 'styled-components';
import { WORDS } from '../words.ts';
import { type ButtonVariant, buttonLook } from './button-styles.ts';
import { Spinner } from './spinner.tsx';

const Box = styled(AriaButton)<{ $variant: ButtonVariant }>`
  ${buttonLook}
  padding: 6px 16px;
`;

const Progress = styled(ProgressBar)`display: inline-flex;`;

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  /** Work is under way: the button keeps focus, shows it and ignores presses. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

export function Button({ variant = 'secondary', icon: Icon, busy = false, children, ...rest }: ButtonProps) {
  return (
    <Box {...rest} $variant={variant} isPending={busy}>
      {busy ? (
        <Progress isIndeterminate aria-label={WORDS.busy}>
          <Spinner />
        </Progress>
      ) : (
        Icon && <Icon size={18} aria-hidden />
      )}
      {children}
    </Box>
  );
}
