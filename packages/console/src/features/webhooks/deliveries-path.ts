import type { Webhook } from '@vigia/domain/events';

export const WEBHOOKS_PATH = '/admin/webhooks';

/** The messages of a webhook. */
export const deliveriesPath = (id: Webhook['id']): string => `${WEBHOOKS_PATH}/${id}`;
