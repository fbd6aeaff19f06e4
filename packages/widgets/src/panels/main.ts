/** The module of the interactive part, which the loader imports. */
export { createPanel } from './panel-element.tsx';
