/** Colours and shadows of the palettes in the Design Tokens format. */

interface ColorValue {
  readonly colorSpace: 'srgb';
  /** Red, green and blue, 0–1. */
  readonly components: readonly number[];
  readonly alpha: number;
  readonly hex: string;
}

const COLOR = /#[\da-f]{6}|rgb\([^)]+\)/;

/**
 * A colour in the Design Tokens format.
 *
 * @param css `#rrggbb` or `rgb(r g b / a%)`
 */
export function colorValue(css: string): ColorValue {
  const [r = 0, g = 0, b = 0, percent = 100] = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const parts = [r, g, b];
  return {
    colorSpace: 'srgb',
    components: parts.map((part) => Math.round((part / 255) * 10_000) / 10_000),
    alpha: percent / 100,
    hex: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  };
}

/**
 * Shadows in the Design Tokens format.
 *
 * @param css one shadow or several, separated by commas: `0 1px 4px rgb(0 0 0 / 44%)`
 */
export function shadowValue(css: string) {
  return css.split(/,(?![^(]*\))/).map((shadow) => {
    const [color = ''] = COLOR.exec(shadow) ?? [];
    const lengths = shadow.replace(color, '').trim().split(' ').map(Number.parseFloat);
    const [offsetX, offsetY, blur, spread] = [0, 1, 2, 3].map((at) => ({
      value: lengths[at] ?? 0,
      unit: 'px',
    }));
    return { color: colorValue(color), offsetX, offsetY, blur, spread };
  });
}
