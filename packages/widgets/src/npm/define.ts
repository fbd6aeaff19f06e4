import { defineWidgets } from '../loader/define.ts';

defineWidgets(globalThis.location?.origin ?? '', {
  fetch: () => undefined,
  load: () => import('../panels/main.ts'),
});
