import type {
  DeliveryFailure,
  DeliveryKind,
  DeliveryState,
  WebhookKind,
  WebhookState,
} from '@vigia/domain/events';
import type { Generated } from 'kysely';
import type { Instant, MaybeInstant, MaybeText } from './columns.ts';

/** A program's address that is told what happened. */
export interface WebhookTable {
  client_id: number;
  webhook_id: Generated<number>;
  webhook_name: string;
  webhook_url: string;
  webhook_kinds: WebhookKind[];
  /** Empty: of all sectors. */
  sector_ids: Generated<number[]>;
  webhook_state: Generated<WebhookState>;
  /** Encrypted, see `Seal`. */
  sealed_secret: string;
  /** The secret before, which signs too until `old_secret_until`. */
  old_sealed_secret: MaybeText;
  old_secret_until: MaybeInstant;
  /** Of the receiver as a whole, in a row. */
  failures: Generated<number>;
  delivery_failure: DeliveryFailure | null | undefined;
  failed_at: MaybeInstant;
  delivered_at: MaybeInstant;
  /** Nothing is sent before. */
  next_at: Instant;
  created_at: Instant;
  created_by: MaybeText;
}

/** A message to a webhook. */
export interface WebhookDeliveryTable {
  client_id: number;
  /** Ascending; a later message about the same subject has a higher one. */
  delivery_id: Generated<number>;
  webhook_id: number;
  message_id: string;
  message_kind: DeliveryKind;
  /** What happens once has one message in each webhook. */
  occasion: string;
  /** Messages of one subject are sent one after the other. */
  subject: string;
  message_body: string;
  delivery_state: Generated<DeliveryState>;
  made_at: Instant;
  /** The time for which it is tried began. */
  since_at: Instant;
  tries: Generated<number>;
  next_try_at: Instant;
  /** A server is sending it until then. */
  taken_until: MaybeInstant;
  tried_at: MaybeInstant;
  answer_status: number | null | undefined;
  delivery_failure: DeliveryFailure | null | undefined;
  answer_start: MaybeText;
}

export interface WebhookTables {
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
}
