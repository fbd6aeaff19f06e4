import { describe, expect, it } from 'vitest';
import { PALETTES } from './palettes.ts';
import type { Palette } from './tokens.ts';

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function textPairs({ color, status, marker, series }: Palette): [string, string, string][] {
  const grounds = { page: color.page, surface: color.surface, sunken: color.sunken, tint: color.primaryTint };
  const inks = { text: color.text, muted: color.muted, primary: color.primary, strong: color.primaryStrong };
  return [
    ...Object.entries(grounds).flatMap(([ground, back]) =>
      Object.entries(inks).map(([ink, front]): [string, string, string] => [
        `${ink} on ${ground}`,
        front,
        back,
      ]),
    ),
    ['on primary', color.onPrimary, color.primary],
    ['on primary hover', color.onPrimary, color.primaryStrong],
    ['on danger', color.onDanger, color.danger],
    ['danger on surface', color.danger, color.surface],
    ...Object.entries(status).map(([name, s]): [string, string, string] => [`${name} text`, s.text, s.tint]),
    ...Object.entries(status).map(([name, s]): [string, string, string] => [
      `${name} bare`,
      s.text,
      color.surface,
    ]),
    ...Object.entries(marker).map(([name, c]): [string, string, string] => [
      `${name} label`,
      c,
      color.surface,
    ]),
    ['degree-days axis title', series.degreeDays, color.surface],
    ['captures axis title', series.captures, color.surface],
  ];
}

function graphicPairs({ color, status, series, stage }: Palette): [string, string, string][] {
  return [
    ['control border', color.control, color.surface],
    ['focus on page', color.focus, color.page],
    ['focus on surface', color.focus, color.surface],
    ...Object.entries(status).flatMap(([name, s]): [string, string, string][] => [
      [`${name} icon on tint`, s.main, s.tint],
      [`${name} icon on surface`, s.main, color.surface],
    ]),
    ...Object.entries({ ...series, ...stage }).map(([name, c]): [string, string, string] => [
      name,
      c,
      color.surface,
    ]),
  ];
}

describe.each(Object.values(PALETTES))('$mode palette', (palette) => {
  it.each(textPairs(palette))('%s reads as text', (_name, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(palette.mode === 'sol' ? 7 : 4.5);
  });

  it.each(graphicPairs(palette))('%s stands out', (_name, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(palette.mode === 'sol' ? 4.5 : 3);
  });
});

it('knows the contrast of black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
});
