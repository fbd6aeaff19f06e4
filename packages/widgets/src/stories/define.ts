import { defineWidgets } from '../loader/define.ts';

/** The elements as they are while they are being worked on: nothing is built, nothing is fetched from a service. */
defineWidgets(location.origin, { fetch: () => undefined, load: () => import('../panels/main.ts') });
