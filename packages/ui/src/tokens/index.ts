/** Colours and measures without React: for server components, a build, or plain CSS. */
export { cssVariables } from '../theme/css-variables.ts';
export { PALETTES } from '../theme/palettes.ts';
export { themeOf, type VigiaTheme } from '../theme/theme-of.ts';
export * from '../theme/tokens.ts';
