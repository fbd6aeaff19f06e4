/** For an application with a bundler: importing this defines every element. */
import { defineWidgets } from './loader/define.ts';

defineWidgets(globalThis.location?.origin ?? '', {
  fetch: () => undefined,
  load: () => import('./panels/main.ts'),
});

export type { WidgetErrorCode } from './elements/widget-error.ts';
