import { WEBHOOK_KINDS, type WebhookInput } from '@vigia/domain/events';
import { type FieldErrors, fieldErrors, whenBlank } from '@vigia/domain/farm';
import type { Reach } from '../../shared/dialogs/sector-reach.tsx';
import type { WebhookWords } from './words.ts';

export interface WebhookDraft extends WebhookInput {
  /** Whether it tells of the whole client, or only of sectors. */
  readonly reach: Reach;
}
export type WebhookField = 'name' | 'url' | 'kinds' | 'sectorIds';

export const NEW_WEBHOOK: WebhookDraft = {
  ...{ name: '', url: '', kinds: WEBHOOK_KINDS, reach: 'client', sectorIds: [] },
};

export const draftOf = ({ name, url, kinds, sectorIds }: WebhookInput): WebhookDraft => ({
  ...{ name, url, kinds, sectorIds },
  reach: sectorIds.length === 0 ? 'client' : 'sectors',
});

/** What a form can say; whether the address may be sent to says the service. */
export function webhookErrors(words: WebhookWords, draft: WebhookDraft): FieldErrors<WebhookField> {
  const { errors } = words.form;
  return fieldErrors<WebhookField>({
    name: whenBlank(draft.name, errors.name),
    url: /^https?:\/\/[^/\s]/i.test(draft.url.trim()) ? null : errors.url,
    kinds: draft.kinds.length === 0 ? errors.kinds : null,
    sectorIds: draft.reach === 'sectors' && draft.sectorIds.length === 0 ? errors.sectors : null,
  });
}

/** The webhook of a draft without errors. */
export const inputOf = ({ name, url, kinds, reach, sectorIds }: WebhookDraft): WebhookInput => ({
  ...{ name: name.trim(), url: url.trim(), kinds },
  sectorIds: reach === 'client' ? [] : sectorIds,
});

/** What its editor saw of a webhook, in fields that others may have changed meanwhile. */
export const seenOf = ({ reach: _, ...seen }: Partial<WebhookDraft>): Partial<WebhookInput> => seen;
