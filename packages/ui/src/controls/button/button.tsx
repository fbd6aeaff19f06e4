import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  ProgressBar,
} from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { CONTROLS } from '../words.ts';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-styles.ts';
import { pendingProps } from './pending.ts';
import { Spinner } from './spinner.tsx';

const Box = styled(AriaButton)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonLook}
  padding: ${({ $size }) => ($size === 'small' ? '3px 10px' : '6px 16px')};
`;

const Progress = styled(ProgressBar)`display: inline-flex;`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: break-word;
`;

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  /** Weight in its view: `primary` once, `danger` for a permanent loss, `quiet` for going back. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Shown before the text; 18 px. */
  readonly icon?: LucideIcon;
  /** The action is running: the button keeps focus, shows a spinner and ignores presses. */
  readonly busy?: boolean;
  /** A verb and its object: "Descargar informe". */
  readonly children: ReactNode;
}

/** Does something on this page. To lead to another page, use `Link`. */
export function Button({
  variant = 'secondary',
  size = 'regular',
  icon: Icon,
  busy = false,
  children,
  ...rest
}: ButtonProps) {
  const words = useWords(CONTROLS);
  return (
    <Box {...pendingProps(rest, busy)} $variant={variant} $size={size}>
      {busy ? (
        <Progress isIndeterminate aria-label={words.busy}>
          <Spinner />
        </Progress>
      ) : (
        Icon && <Icon size={18} aria-hidden />
      )}
      <Words>{children}</Words>
    </Box>
  );
}
