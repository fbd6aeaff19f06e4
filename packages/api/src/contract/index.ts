/** The one contract of the service: wire shapes in snake_case, used by server, client, OpenAPI and tests. */
export * from './analytics.ts';
export * from './auth.ts';
export * from './common.ts';
export * from './devices.ts';
export * from './embed.ts';
export { publishedFromWire } from './embed-to-domain.ts';
export * from './event-bodies.ts';
export * from './events.ts';
export * from './health.ts';
export * from './images.ts';
export * from './infrastructure.ts';
export * from './notifications.ts';
export * from './paging.ts';
export * from './password.ts';
export * from './scheduled-reports.ts';
export * from './text.ts';
export * from './reports.ts';
export * from './users.ts';
