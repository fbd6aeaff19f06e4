/** Types of the package's first entry, without its code. */
export type { ElementTag } from '../elements/catalogue.ts';
export type { WidgetErrorCode } from '../elements/widget-error.ts';
export type * from './element-types.ts';
