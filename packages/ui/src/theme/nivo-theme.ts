import { FONT_FAMILY, FONT_SIZE, type Palette } from './tokens.ts';

/**
 * The palette as nivo's `theme` prop: one source for its axes, grid, labels and crosshair. A plain object, so
 * that a theme costs no chart.
 */
export function nivoTheme({ color }: Palette) {
  const text = { fontFamily: FONT_FAMILY, fontSize: FONT_SIZE.small, fill: color.muted };
  return {
    background: 'transparent',
    text,
    axis: {
      domain: { line: { stroke: color.control, strokeWidth: 1 } },
      ticks: { line: { stroke: color.control, strokeWidth: 1 }, text },
      legend: { text: { ...text, fontWeight: 600 } },
    },
    grid: { line: { stroke: color.line, strokeWidth: 1 } },
    labels: { text: { ...text, fill: color.text } },
    crosshair: { line: { stroke: color.text, strokeWidth: 1, strokeDasharray: 'none' } },
  } as const;
}
