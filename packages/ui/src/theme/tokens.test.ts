import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { graphicPairs, LEAST_CONTRAST, textPairs } from './contrast-pairs.ts';
import { PALETTES } from './palettes.ts';
import { DENSITY, ICON, LAYOUT, RADIUS, SPACE } from './tokens.ts';

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
