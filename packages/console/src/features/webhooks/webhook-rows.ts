import type { EpochMs } from '@vigia/domain';
import { WEBHOOK_KIND_WORDS } from '@vigia/domain/es';
import { WEBHOOK_KINDS, type Webhook } from '@vigia/domain/events';
import type { ClientTree } from '@vigia/domain/farm';
import { conditionOf, type WebhookCondition } from './webhook-condition.ts';
import type { WebhookWords } from './words.ts';

export interface WebhookRow {
  readonly webhook: Webhook;
  readonly condition: WebhookCondition;
  /** In the order of the form. */
  readonly kinds: readonly string[];
  /** Names of the sectors, or that it tells of all. */
  readonly sectors: string;
}

/** Webhooks with their state in words; a sector that is gone is shown by its number. */
export const webhookRows = (
  words: WebhookWords,
  webhooks: readonly Webhook[],
  { sectors }: Pick<ClientTree, 'sectors'>,
  now: EpochMs,
): WebhookRow[] =>
  webhooks.map((webhook) => ({
    webhook,
    condition: conditionOf(words, webhook, now),
    kinds: WEBHOOK_KINDS.filter((kind) => webhook.kinds.includes(kind)).map(
      (kind) => WEBHOOK_KIND_WORDS[kind],
    ),
    sectors:
      webhook.sectorIds.length === 0
        ? words.allSectors
        : webhook.sectorIds
            .map((id) => sectors.find((one) => one.id === id)?.name ?? words.form.gone(id))
            .join(', '),
  }));
