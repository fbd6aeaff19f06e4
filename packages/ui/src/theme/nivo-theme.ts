import { FONT_FAMILY, FONT_SIZE, OPACITY, type Palette } from './tokens.ts';

/**
 * The palette as nivo's `theme` prop: one source for what nivo draws and for the layers of the charts, which write
 * their axes and grid with the same styles. A plain object, so that a theme costs no chart.
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
