export { cssVariables } from './theme/css-variables.ts';
export { GlobalStyle } from './theme/global-style.tsx';
export { ellipsis, focusRing, MEDIA, textSize, visuallyHidden } from './theme/mixins.ts';
export { PALETTES } from './theme/palettes.ts';
export {
  themeOf,
  usePortalContainer,
  VigiaProvider,
  type VigiaProviderProps,
  type VigiaTheme,
} from './theme/theme.tsx';
export * from './theme/tokens.ts';
export { useNarrow } from './theme/use-narrow.ts';
