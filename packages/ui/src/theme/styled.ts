import { useContext } from 'react';
import { styled as bare, ThemeContext } from 'styled-components';
import { LIGHT } from './palettes.ts';
import type { VigiaTheme } from './theme-of.ts';
import { DENSITY } from './tokens.ts';

/** Worn where no `VigiaProvider` is around. */
const USUAL_THEME: VigiaTheme = { ...LIGHT, density: DENSITY.comfortable };

/** What `styled.div`, `styled(Other)` and their `attrs` and `withConfig` are: called with a template, they make a component. */
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

/** styled-components' own, whose components wear the usual theme where none is around. */
export const styled = new Proxy(bare, {
  apply: (_, __, [target]) => dressed(bare(target) as unknown as Maker),
  get: (_, tag) => dressed(Reflect.get(bare, tag) as Maker),
});

/** The theme around, else the usual one. */
export const useTheme = (): VigiaTheme => useContext(ThemeContext) ?? USUAL_THEME;
