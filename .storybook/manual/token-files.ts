import { cssVariables } from '../../packages/ui/src/theme/css-variables.ts';
import { themeOf } from '../../packages/ui/src/theme/theme-of.ts';
import {
  BREAKPOINT,
  DENSITY,
  FONT_FAMILY,
  FONT_SIZE,
  FONT_WEIGHT,
  ICON,
  LAYER,
  LAYOUT,
  MOTION,
  type Mode,
  OPACITY,
  RADIUS,
  SPACE,
} from '../../packages/ui/src/theme/tokens.ts';
import { colorValue, shadowValue } from './token-values.ts';

const MODES: readonly Mode[] = ['light', 'dark', 'sol'];

type Group = { readonly [name: string]: unknown };
/** Objects are groups, all other values are tokens. */
type Tree = { readonly [name: string]: Tree | string | number };

/**
 * The design tokens as files, by name: CSS properties, and the format of the Design Tokens Community Group
 * (2025.10).
 */
export function tokenFiles(): Readonly<Record<string, string>> {
  return { 'tokens.css': tokensCss(), 'tokens.json': `${JSON.stringify(tokensJson(), null, 2)}\n` };
}

/**
 * The light theme for every page, the other themes for `data-vigia-theme`. Values common to all themes are
 * written once.
 */
function tokensCss(): string {
  const light = cssVariables(themeOf('light'));
  const blocks = MODES.map((mode) => {
    const selector = mode === 'light' ? ':root' : `[data-vigia-theme='${mode}']`;
    const own = Object.entries(cssVariables(themeOf(mode))).filter(
      ([name, value]) => mode === 'light' || light[name] !== value,
    );
    return `${selector} {\n${own.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;
  });
  return blocks.join('\n');
}

function tokensJson(): Group {
  return {
    theme: Object.fromEntries(MODES.map((mode) => [mode, themeGroup(mode)])),
    space: group('dimension', SPACE, px),
    radius: group('dimension', RADIUS, px),
    icon: group('dimension', ICON, px),
    layout: group('dimension', LAYOUT, px),
    breakpoint: group('dimension', BREAKPOINT, px),
    density: group('dimension', DENSITY, px),
    fontSize: group('dimension', FONT_SIZE, px),
    fontWeight: group('fontWeight', FONT_WEIGHT),
    fontFamily: { $type: 'fontFamily', base: { $value: FONT_FAMILY.replaceAll("'", '').split(', ') } },
    motion: {
      ...group('duration', { fast: MOTION.fast, slow: MOTION.slow }, ms),
      easing: { $type: 'cubicBezier', $value: MOTION.easing.match(/[\d.]+/g)?.map(Number) },
    },
    opacity: group('number', OPACITY),
    layer: group('number', LAYER),
  };
}

function themeGroup(mode: Mode): Group {
  const { color, status, series, marker, stage, signal, count, map, shadow } = themeOf(mode);
  const colors = { color, status, series, marker, stage, signal, count, map } as unknown as Tree;
  return { ...group('color', colors, colorValue), elevation: group('shadow', shadow, shadowValue) };
}

function group(type: string, tree: Tree, valued: (value: never) => unknown = (value) => value): Group {
  return { $type: type, ...tokens(tree, valued) };
}

function tokens(tree: Tree, valued: (value: never) => unknown): Group {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'object' ? tokens(value, valued) : { $value: valued(value as never) },
    ]),
  );
}

const px = (value: number) => ({ value, unit: 'px' });
const ms = (value: string) => ({ value: Number.parseFloat(value), unit: 'ms' });
