/** The types of the package's first door, apart from what it runs. */
export type { ElementTag } from '../elements/catalogue.ts';
export type { WidgetErrorCode } from '../elements/widget-error.ts';
export type * from './element-types.ts';
