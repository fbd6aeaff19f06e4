import { createGlobalStyle, css } from 'styled-components';
import { cssVariables } from './css-variables.ts';
import { FONT_FAMILY, FONT_SIZE } from './tokens.ts';

/** `:host` makes the same sheet work inside a widget's shadow root. */
export const GlobalStyle = createGlobalStyle`
  ${({ theme }) => css`
    :root, :host {
      ${Object.entries(cssVariables(theme))
        .map(([name, value]) => `${name}: ${value};`)
        .join('\n')}
      --vigia-type-scale: 1;
      color-scheme: ${theme.mode === 'dark' ? 'dark' : 'light'};
    }

    @media (pointer: coarse) {
      :root, :host { --vigia-type-scale: ${16 / FONT_SIZE.base}; }
    }

    *, *::before, *::after { box-sizing: border-box; }

    body, :host {
      margin: 0;
      background: ${theme.color.page};
      color: ${theme.color.text};
      font-family: ${FONT_FAMILY};
      font-size: calc(${FONT_SIZE.base}px * var(--vigia-type-scale));
      font-variant-numeric: tabular-nums;
      line-height: 1.4;
      -webkit-font-smoothing: antialiased;
      text-size-adjust: 100%;
    }

    :host { display: block; background: transparent; }

    button, input, select, textarea { font: inherit; letter-spacing: inherit; }

    :focus-visible { outline: 2px solid ${theme.color.focus}; outline-offset: 2px; }

    ::selection { background: ${theme.color.primaryTint}; color: ${theme.color.text}; }

    @media print {
      body { background: ${theme.color.surface}; }
      li, tr { break-inside: avoid; }
      h1, h2, h3 { break-after: avoid; }
    }

    @media (prefers-reduced-motion: reduce) {
      *, *::before, *::after {
        animation-duration: 0.01ms !important;
        animation-iteration-count: 1 !important;
        scroll-behavior: auto !important;
        /* Zero, because even the shortest transition would delay every change of every element by a frame. */
        transition-duration: 0s !important;
      }
    }
  `}
`;
