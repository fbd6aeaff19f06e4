/** The contract of the service: wire shapes in snake_case, used by server, client, OpenAPI and tests. */

export * from './ahead.ts';
export * from './alert-cause.ts';
export * from './alert-rules.ts';
export * from './analytics.ts';
export * from './arrivals.ts';
export * from './assistants/index.ts';
export * from './auth.ts';
export * from './biofix.ts';
export * from './by-station.ts';
export * from './capture-threshold.ts';
export * from './catalogue.ts';
export * from './changes.ts';
export {
  ClientBody,
  ClientListAnswer,
  ClientPatch,
  ClientWire,
  client,
  clientInput,
  listedClient,
} from './client.ts';
export * from './common.ts';
export * from './data-points.ts';
export * from './devices.ts';
export * from './embed.ts';
export * from './embed-data.ts';
export * from './embed-data-to-domain.ts';
export { EMBED_FIELDS } from './embed-fields.ts';
export * from './embed-keys.ts';
export type { EmbedData, EmbedFields, PlainKind } from './embed-kinds.ts';
export { publishedFromWire, toDatesAhead } from './embed-to-domain.ts';
export * from './event.ts';
export * from './event-bodies.ts';
export * from './events.ts';
export * from './exports.ts';
export * from './farm-logs.ts';
export * from './field-count.ts';
export {
  type Decoded,
  type Encoded,
  type Fields,
  fromWire,
  namesOf,
  type RowOf,
  toWire,
  wireNames,
} from './fields.ts';
export * from './forecast.ts';
export * from './hardware.ts';
export { hardwareFromWire, hardwareToWire } from './hardware-shape.ts';
export * from './harvest-date.ts';
export * from './health.ts';
export * from './hours-ahead.ts';
export * from './images.ts';
export * from './imports.ts';
export * from './infrastructure.ts';
export { atPosition, inDegrees } from './location.ts';
export { LegacyNode, NodeBody, NodePatch, NodeWire, node, nodeInput, nodeOf } from './node.ts';
export * from './notifications.ts';
export * from './own-sessions.ts';
export * from './paging.ts';
export * from './password.ts';
export { PestDocument } from './pest-document.ts';
export {
  type CheckedPest,
  checkPestDocument,
  type DocumentError,
  faultSentences,
} from './pest-document-check.ts';
export * from './photo-pieces.ts';
export * from './product.ts';
export * from './push.ts';
export * from './report-comments.ts';
export * from './reports.ts';
export * from './retention.ts';
export * from './scenario.ts';
export * from './scheduled-reports.ts';
export * from './season.ts';
export * from './season-opening.ts';
export * from './second-step.ts';
export * from './sector.ts';
export * from './service.ts';
export * from './service-tokens.ts';
export * from './set-apart.ts';
export * from './setup.ts';
export * from './sign-ins.ts';
export * from './station.ts';
export * from './station-sources.ts';
export * from './tables.ts';
export * from './text.ts';
export * from './uplinks.ts';
export * from './users.ts';
export * from './webhook-messages.ts';
export * from './webhooks.ts';
