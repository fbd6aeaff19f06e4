import { defineWidgets } from '../loader/define.ts';

// A page that is rendered on a server has no custom elements.
if (typeof customElements !== 'undefined') {
  defineWidgets(location.origin, { fetch: () => undefined, load: () => import('../panels/main.ts') });
}
