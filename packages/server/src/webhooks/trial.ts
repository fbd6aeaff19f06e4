import { messageText } from '@vigia/api/contract';
import type { Webhook } from '@vigia/domain/events';
import type { Message } from '../stores/webhooks/outbox.ts';

/** A message without news, by which somebody sees whether a program takes them. @param at epoch ms */
export function trialMessage({ clientId }: Pick<Webhook, 'clientId'>, at: number): Message {
  const id = crypto.randomUUID();
  const nowhere = { sectorId: null, stationId: null, nodeSerial: null };
  return {
    ...{ id, kind: 'test', occasion: `test/${id}`, subject: `test/${id}`, sectorId: null, happenedBy: null },
    body: messageText({ eventId: id, kind: 'test', at, clientId, ...nowhere }, {}),
  };
}
