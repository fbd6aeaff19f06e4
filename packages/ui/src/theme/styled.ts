import { useContext } from 'react';
import { styled as bare, ThemeContext } from 'styled-components';
import { LIGHT } from './palettes.ts';
import type { VigiaTheme } from './theme-of.ts';
import { DENSITY } from './tokens.ts';

/** The theme outside a `VigiaProvider`. */
const USUAL_THEME: VigiaTheme = { ...LIGHT, density: DENSITY.comfortable };

/**
 * Type of `styled.div`, `styled(Other)` and their `attrs` and `withConfig`: called with a template, they return
 * a component.
 */
interface Maker {
  (...template: readonly unknown[]): object;
  readonly attrs: (...args: readonly unknown[]) => Maker;
  readonly withConfig: (...args: readonly unknown[]) => Maker;
}

const dressed = (make: Maker): Maker =>
  Object.assign(
    (...template: readonly unknown[]) =>
      Object.assign(make(...template), { defaultProps: { theme: USUAL_THEME } }),
    {
      attrs: (...args: readonly unknown[]) => dressed(make.attrs(...args)),
      withConfig: (...args: readonly unknown[]) => dressed(make.withConfig(...args)),
    },
  );

/** `styled` of styled-components, with a default theme for components outside a provider. */
export const styled = new Proxy(bare, {
  apply: (_, __, [target]) => dressed(bare(target) as unknown as Maker),
  get: (_, tag) => dressed(Reflect.get(bare, tag) as Maker),
});

/** The theme of the provider, else the default theme. */
export const useTheme = (): VigiaTheme => useContext(ThemeContext) ?? USUAL_THEME;
