import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { graphicPairs, LEAST_CONTRAST, textPairs } from './contrast-pairs.ts';
import { PALETTES } from './palettes.ts';
import { BREAKPOINT, DENSITY, ICON, LAYOUT, RADIUS, SPACE } from './tokens.ts';

describe.each(Object.values(PALETTES))('$mode palette', (palette) => {
  const least = LEAST_CONTRAST[palette.mode];

  it.each(textPairs(palette))('$name reads as text', ({ front, back }) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least.text);
  });

  it.each(graphicPairs(palette))('$name stands out', ({ front, back }) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least.graphic);
  });
});

it('knows the contrast of black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
});

it.each(Object.entries(SPACE))('space %s stands on the 4 px grid', (_name, px) => {
  expect(px % 4).toBe(0);
});

it('keeps sizes that follow each other in order', () => {
  for (const sizes of [SPACE, ICON, RADIUS]) {
    const px = Object.values(sizes);
    expect(px).toEqual(px.toSorted((a, b) => a - b));
  }
  for (const [name, px] of Object.entries(DENSITY.compact))
    expect(px, name).toBeLessThan(DENSITY.comfortable[name as keyof typeof DENSITY.comfortable]);
  expect(LAYOUT.viewerWidth / LAYOUT.viewerHeight).toBeCloseTo(4 / 3);
});

/** 0–360; 0 is red, 60 yellow, 120 green. */
function hueOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  const sixth = most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return (sixth * 60 + 360) % 360;
}

describe('the specification names', () => {
  it.each(Object.values(PALETTES))('green, red and yellow of the $mode palette', ({ color, status }) => {
    for (const green of [color.primary, status.ok.main]) {
      expect(hueOf(green)).toBeGreaterThan(90);
      expect(hueOf(green)).toBeLessThan(170);
    }
    expect(Math.min(hueOf(status.error.main), 360 - hueOf(status.error.main))).toBeLessThan(15);
    expect(hueOf(status.warning.main)).toBeGreaterThan(35);
    expect(hueOf(status.warning.main)).toBeLessThan(65);
  });

  it('where a screen is narrow, the drawer, the map of a phone and the chart, px', () => {
    expect(BREAKPOINT).toEqual({ narrow: 800, medium: 1000 });
    expect(LAYOUT).toMatchObject({ drawer: 190, mapNarrow: 300, chart: 320 });
  });
});
