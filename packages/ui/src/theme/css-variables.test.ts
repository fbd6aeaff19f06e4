import { expect, it } from 'vitest';
import { cssVariables } from './css-variables.ts';
import { PALETTES } from './palettes.ts';
import { themeOf } from './theme-of.ts';

it('names every colour of the palette', () => {
  const variables = cssVariables(PALETTES.light);
  expect(variables).toMatchObject({
    '--vigia-color-primary': '#1e6b3c',
    '--vigia-color-primary-tint': '#e6f0e7',
    '--vigia-status-warning-text': '#6b4e00',
    '--vigia-series-degree-days': '#1e6b3c',
    '--vigia-marker-biofix': '#7a4b9a',
    '--vigia-stage-pupa': '#94705a',
    '--vigia-signal-poor-tint': '#fbe2df',
    '--vigia-count-previous': '#1565d8',
    '--vigia-map-water': '#dbe7ec',
  });
});

it('names space, type, motion and the density of a theme', () => {
  expect(cssVariables(themeOf('dark', 'compact'))).toMatchObject({
    '--vigia-space-xl': '24px',
    '--vigia-radius-control': '6px',
    '--vigia-font-size-base': '14px',
    '--vigia-font-weight-strong': '600',
    '--vigia-motion-slow': '200ms',
    '--vigia-density-row': '36px',
    '--vigia-elevation-float': expect.stringContaining('rgb(0 0 0'),
  });
});
