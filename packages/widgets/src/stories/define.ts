import { defineWidgets } from '../loader/define.ts';

/** Defines the elements from the sources: nothing is built, nothing is requested from a service. */
defineWidgets(location.origin, { fetch: () => undefined, load: () => import('../panels/main.ts') });
