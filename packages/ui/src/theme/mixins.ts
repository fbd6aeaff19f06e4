import { css } from 'styled-components';
import { BREAKPOINT, FONT_SIZE, type FontSize } from './tokens.ts';

/** A type size that grows on touch screens. */
export const textSize = (size: FontSize) => `calc(${FONT_SIZE[size]}px * var(--vigia-type-scale, 1))`;

/** Media queries as text, the same as those of `useNarrow`. */
export const MEDIA = {
  narrow: `@media (max-width: ${BREAKPOINT.narrow - 0.02}px)`,
  medium: `@media (max-width: ${BREAKPOINT.medium - 0.02}px)`,
  touch: '@media (pointer: coarse)',
} as const;

/** The keyboard focus ring, drawn outside the element. */
export const focusRing = css`
  outline: 2px solid ${({ theme }) => theme.color.focus};
  outline-offset: 2px;
`;

/** Background of a placeholder; in the mode `sol` the colour of lines is too dark for it. */
export const unfilled = css`
  background: ${({ theme }) => (theme.mode === 'sol' ? theme.status.neutral.tint : theme.color.line)};
`;

/** Only for screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Hides what only a screen needs, such as buttons, when the page is printed. */
export const notOnPaper = css`@media print { display: none; }`;
/** Shows what only paper needs, such as who printed it and lines to write on. */
export const onPaperOnly = css`@media not print { display: none; }`;

/** One line; a longer text ends with an ellipsis. */
export const ellipsis = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
