import { focusRing, textSize, visuallyHidden } from '../../../theme/mixins.ts';
import { styled } from '../../../theme/styled.ts';
import { MOTION, RADIUS } from '../../../theme/tokens.ts';
import type { ChartSeries, SeriesColor, SeriesKind } from '../../chart-series.ts';

/** px, if there is room for it. */
export const TOOLTIP_WIDTH = 252;

export const Plot = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${RADIUS.control}px;
  touch-action: pan-y;
  &[data-scrolled] { touch-action: pan-x pan-y; }
  user-select: none;

  svg { display: block; }

  &:focus-visible { ${focusRing} outline-offset: 4px; }

  &:not([data-reading]) > [data-part='rule'],
  &:not([data-reading]) > [data-part='dot'],
  &:not([data-reading]) > [data-part='tooltip'] { visibility: hidden !important; }
`;

export const Rule = styled.div`
  position: absolute;
  left: 0;
  width: 1px;
  background: ${({ theme }) => theme.color.text};
  pointer-events: none;
`;

/** The period that a drag of the mouse is selecting. */
export const Brush = styled.div`
  position: absolute;
  left: 0;
  border: solid ${({ theme }) => theme.color.primary};
  border-width: 0 1px;
  background: color-mix(in srgb, ${({ theme }) => theme.color.primary} 16%, transparent);
  pointer-events: none;
  visibility: hidden;
`;

export const Dot = styled.div<{ $color: SeriesColor; $isUnsent?: boolean | undefined }>`
  position: absolute;
  top: -5px;
  left: -5px;
  width: 10px;
  height: 10px;
  border: 2px solid ${({ theme }) => theme.color.surface};
  border-radius: 50%;
  background: ${({ theme, $color, $isUnsent }) =>
    $isUnsent ? theme.status.warning.text : theme.series[$color]};
  pointer-events: none;
`;

export const Tooltip = styled.div`
  position: absolute;
  left: 0;
  padding: 8px 12px;
  border-radius: ${RADIUS.control}px;
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.float};
  color: ${({ theme }) => theme.color.text};
  font-size: ${textSize('compact')};
  pointer-events: none;
  transition: opacity ${MOTION.fast};

  strong, em { display: block; }
  strong { margin-bottom: 4px; }
  em:empty { display: none; }
  em { margin-top: 6px; color: ${({ theme }) => theme.color.muted}; font-style: normal; }

  p {
    display: grid;
    grid-template-columns: 14px 1fr auto;
    gap: 6px;
    align-items: baseline;
    margin: 2px 0;
  }

  p > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  b {
    display: block;
    max-width: 130px;
    font-weight: 400;
    text-align: right;
    white-space: pre-line;
    &::first-line { font-weight: 600; }
  }
`;

/** The sign of a series as it is drawn: a bar, a line, or the area of a band. */
export const Mark = styled.i<{
  $color: SeriesColor;
  $kind: SeriesKind;
  $isUnsent?: boolean | undefined;
  $compared?: ChartSeries['compared'];
}>`
  print-color-adjust: exact;
  display: inline-block;
  flex: none;
  align-self: center;
  justify-self: center;
  width: ${({ $kind }) => ($kind === 'bar' ? 9 : 14)}px;
  height: ${({ $kind }) => MARK_HEIGHT[$kind]}px;
  border-radius: 2px;
  background: ${({ theme, $color, $kind }) =>
    $kind === 'band' ? `color-mix(in srgb, ${theme.series[$color]} 24%, transparent)` : theme.series[$color]};
  ${({ theme, $color, $kind }) =>
    $kind === 'band' && `border: solid ${theme.series[$color]}; border-width: 1px 0; border-radius: 0;`}
  ${({ theme, $color, $compared }) =>
    $compared &&
    `height: 0; border-top: 2px ${$compared} ${theme.series[$color]}; border-radius: 0; background: none;`}
  ${({ theme, $isUnsent }) =>
    $isUnsent && `border: 1.5px dashed ${theme.status.warning.text}; background: ${theme.color.surface};`}
`;
const MARK_HEIGHT: Readonly<Record<SeriesKind, number>> = { bar: 14, band: 12, line: 4, step: 4 };

export const Status = styled.div`${visuallyHidden}`;
