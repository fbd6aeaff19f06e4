import type { ClientId, SectorId } from '../entities/ids.ts';
import type { EpochMs } from '../units.ts';

/** What a program may be told of, in the order of the form. */
export const WEBHOOK_KINDS = [
  'report',
  'count',
  'capture-threshold',
  'milestone',
  'health',
  'notice',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Kinds of messages: what happened, and a trial that somebody asked for. */
export const DELIVERY_KINDS = [...WEBHOOK_KINDS, 'test'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

export const WEBHOOK_STATES = ['on', 'paused'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** `waiting`: not delivered yet; `aside`: given up, until somebody sends it again. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'aside'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a message was not taken. `not-allowed`: its address is private; `refused`: a status of 4xx. */
export const DELIVERY_FAILURES = [
  'unreachable',
  'timeout',
  'not-allowed',
  'redirected',
  'refused',
  'too-many',
  'server-error',
  'broken-answer',
  'no-secret',
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** Hours for which the secret before is still used beside a new one. */
export const OLD_SECRET_HOURS = { usual: 24, most: 168 } as const;

/** What of a webhook people write. */
export interface WebhookInput {
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
  /** Only of these sectors; empty: of the whole client. */
  readonly sectorIds: readonly SectorId[];
}

/** An address of a client's program that is told what happened. */
export interface Webhook extends WebhookInput {
  readonly id: number;
  readonly clientId: ClientId;
  readonly state: WebhookState;
  readonly createdAt: EpochMs;
  /** E-mail; null where it is not known. */
  readonly createdBy: string | null;
  /** The secret before is still used until then; null without one. */
  readonly oldSecretUntil: EpochMs | null;
  /** Why its last message was not taken; null if it was. */
  readonly failure: DeliveryFailure | null;
  readonly failedAt: EpochMs | null;
  /** When a message was last taken. */
  readonly deliveredAt: EpochMs | null;
  /** How many messages are still to be delivered. */
  readonly waiting: number;
  /** How many were given up. */
  readonly aside: number;
}

/** A message to a webhook and what became of it. */
export interface Delivery {
  readonly id: number;
  readonly webhookId: number;
  readonly clientId: ClientId;
  /** The same each time it is sent. */
  readonly eventId: string;
  readonly kind: DeliveryKind;
  readonly state: DeliveryState;
  readonly madeAt: EpochMs;
  readonly tries: number;
  readonly triedAt: EpochMs | null;
  /** When it is tried again; null unless it waits. */
  readonly nextAt: EpochMs | null;
  /** HTTP status of the last answer; null without one. */
  readonly status: number | null;
  readonly failure: DeliveryFailure | null;
  /** The first characters of the last answer. */
  readonly answer: string | null;
  /** JSON text as it is sent. */
  readonly body: string;
}
