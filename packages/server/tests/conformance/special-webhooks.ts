import { WEBHOOK_ID } from '../support/small-farm.ts';
import { put, type Special } from './steps.ts';

const INPUT = {
  webhook_name: 'ERP',
  webhook_url: 'https://erp.example/',
  webhook_kinds: ['report'],
  sector_ids: [],
};

/** What somebody else has changed meanwhile. */
export const SPECIAL_OF_WEBHOOKS: readonly Special[] = [
  {
    route: 'PUT /v2/webhooks/{webhook_id}',
    answer: 'conflict',
    run: put(`/v2/webhooks/${WEBHOOK_ID}`, {
      ...INPUT,
      webhook_name: 'Mío',
      seen: { ...INPUT, webhook_name: 'Antes' },
    }),
  },
];
