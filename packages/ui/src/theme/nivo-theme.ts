import { FONT_FAMILY, FONT_SIZE, OPACITY, type Palette } from './tokens.ts';

/**
 * The palette as nivo's `theme` prop. What nivo draws and the layers of the charts use the same styles. It is a
 * plain object, so that a theme loads no chart code.
 */
export function nivoTheme({ color, mode }: Palette) {
  const text = { fontFamily: FONT_FAMILY, fontSize: FONT_SIZE.small, fill: color.muted };
  const line = { stroke: color.control, strokeWidth: 1 };
  return {
    background: 'transparent',
    text,
    axis: {
      domain: { line },
      ticks: { line, text },
      legend: { text: { ...text, fontWeight: 600 } },
    },
    grid: {
      line: {
        stroke: color.line,
        strokeOpacity: mode === 'sol' ? OPACITY.gridSol : OPACITY.grid,
        strokeWidth: 1,
      },
    },
    labels: { text: { ...text, fill: color.text } },
  } as const;
}
