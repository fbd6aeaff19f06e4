import { css } from 'styled-components';
import { focusRing, notOnPaper, textSize } from '../../theme/mixins.ts';
import { LAYOUT, MOTION, RADIUS } from '../../theme/tokens.ts';

/** `primary` at most once in a view; `danger` only for actions that lose something permanently. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/**
 * `regular` follows the density (32 or 40 px). `small` is 8 px lower, for rows. With a coarse pointer both are
 * 44 px.
 */
export type ButtonSize = 'small' | 'regular';

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
    &[data-hovered] {
      background: color-mix(in srgb, ${({ theme }) => theme.color.danger}, ${({ theme }) => theme.color.text} 14%);
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

/** Height with a mouse, px. */
export const controlHeight = css<{ $size?: ButtonSize }>`
  ${({ theme, $size }) => ($size === 'small' ? theme.density.control - 8 : theme.density.control)}px
`;

/** Look of everything that is pressed: `Button`, `IconButton`, `ToggleButton`, `SplitButton`. */
export const buttonLook = css<{ $variant: ButtonVariant; $size?: ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  max-width: 100%;
  min-height: ${controlHeight};
  border: 1px solid transparent;
  border-radius: ${RADIUS.control}px;
  font-size: ${({ $size }) => textSize($size === 'small' ? 'compact' : 'base')};
  font-weight: 600;
  line-height: 1.2;
  cursor: pointer;
  transition: background-color ${MOTION.fast};
  -webkit-tap-highlight-color: transparent;
  ${({ $variant }) => variants[$variant]}

  & > svg { flex: none; }
  &[data-pressed] { filter: brightness(0.94); }
  &[data-focus-visible] { ${focusRing} }
  &[data-disabled] { opacity: 0.5; cursor: not-allowed; }
  &[data-busy] { cursor: progress; }

  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
  ${notOnPaper}
`;
