/** The interactive part: what the loader asks for when a widget is wanted. */
export { createPanel } from './panel-element.tsx';
