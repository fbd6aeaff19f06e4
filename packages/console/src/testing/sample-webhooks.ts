/** Webhooks of a client and their messages, for tests and stories. */
import type { ListedDelivery } from '@vigia/api/client';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vigia/domain';
import type { Webhook } from '@vigia/domain/events';

/** 21 November 2026, noon in Santiago. */
export const WEBHOOKS_NOW = Date.UTC(2026, 10, 21, 15);

export const aWebhook = (parts: Partial<Webhook> = {}): Webhook => ({
  ...{ id: 1, clientId: 1, name: 'ERP de la exportadora', url: 'https://erp.exportadora.example/vigia' },
  kinds: ['report', 'capture-threshold', 'milestone'],
  ...{ sectorIds: [], state: 'on', createdAt: WEBHOOKS_NOW - 30 * DAY_MS },
  createdBy: 'ana@losaromos.example',
  ...{ oldSecretUntil: null, failure: null, failedAt: null },
  ...{ deliveredAt: WEBHOOKS_NOW - 20 * MINUTE_MS, waiting: 0, aside: 0 },
  ...parts,
});

export const aDelivery = (parts: Partial<ListedDelivery> = {}): ListedDelivery => ({
  ...{ id: 1, webhookId: 1, clientId: 1, eventId: '5b0c5a3e-2f0e-4d39-9a4f-0d1f5cbd7c55' },
  ...{ kind: 'capture-threshold', state: 'delivered', tries: 1 },
  madeAt: WEBHOOKS_NOW - HOUR_MS,
  triedAt: WEBHOOKS_NOW - HOUR_MS + 2_000,
  ...{ nextAt: null, status: 200, failure: null, answer: '{"ok":true}' },
  body: '{"message_kind":"capture-threshold","station_id":31,"data":{"week_captures":60}}',
  place: { sectorId: 3, stationId: 31, nodeSerial: '1C010331' },
  ...parts,
});
