import { defineWidgets } from '../loader/define.ts';

// A page that is prepared on a server knows no elements.
if (typeof customElements !== 'undefined') {
  defineWidgets(location.origin, { fetch: () => undefined, load: () => import('../panels/main.ts') });
}
