import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { OWN_TAB } from '../link/own-tab.ts';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-styles.ts';

const Box = styled(AriaLink)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonLook}
  padding: ${({ $size }) => ($size === 'small' ? '3px 10px' : '6px 16px')};
  text-decoration: none;
`;

export interface LinkButtonProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: Exclude<ButtonVariant, 'danger'>;
  readonly size?: ButtonSize;
  readonly icon?: LucideIcon;
  /** The page opens in a new tab: a guide to read beside the work, or a page of another site. */
  readonly opensTab?: boolean;
  /** A name that begins with the text and says more, for readers who do not see what it is about. */
  readonly label?: string | undefined;
}

/** A link to another page that looks like a button, for rows of buttons: "Detalles" at the foot of a dialog. */
export function LinkButton({
  href,
  children,
  variant = 'secondary',
  size = 'regular',
  icon: Icon,
  opensTab = false,
  label,
}: LinkButtonProps) {
  return (
    <Box href={href} aria-label={label} {...(opensTab && OWN_TAB)} $variant={variant} $size={size}>
      {Icon && <Icon size={18} aria-hidden />}
      {children}
    </Box>
  );
}
