import { css } from 'styled-components';
import { focusRing } from '../theme/mixins.ts';
import { LAYOUT, MOTION, RADIUS } from '../theme/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variants = {
  primary: css`
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
    &[data-hovered] { background: ${({ theme }) => theme.color.primaryStrong}; }
  `,
  secondary: css`
    background: ${({ theme }) => theme.color.surface};
    border-color: ${({ theme }) => theme.color.control};
    color: ${({ theme }) => theme.color.text};
    &[data-hovered] { background: ${({ theme }) => theme.color.sunken}; }
  `,
  quiet: css`
    background: transparent;
    color: ${({ theme }) => theme.color.text};
    &[data-hovered] { background: ${({ theme }) => theme.color.primaryTint}; }
  `,
  danger: css`
    background: ${({ theme }) => theme.color.danger};
    color: ${({ theme }) => theme.color.onDanger};
    &[data-hovered] { background: color-mix(in srgb, ${({ theme }) => theme.color.danger}, black 14%); }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

/** Shared by `Button` and `IconButton`. */
export const buttonLook = css<{ $variant: ButtonVariant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${({ theme }) => theme.density.control}px;
  border: 1px solid transparent;
  border-radius: ${RADIUS.control}px;
  font-weight: 600;
  line-height: 1.2;
  cursor: pointer;
  transition: background-color ${MOTION.fast};
  -webkit-tap-highlight-color: transparent;
  ${({ $variant }) => variants[$variant]}

  &[data-pressed] { filter: brightness(0.94); }
  &[data-focus-visible] { ${focusRing} }
  &[data-disabled] { opacity: 0.5; cursor: not-allowed; }
  &[data-pending] { cursor: progress; }

  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;
