import { DELIVERY_FAILURES } from '@vigia/domain/events';
import { describe, expect, it } from 'vitest';
import { aWebhook, WEBHOOKS_NOW } from '../../testing/sample-webhooks.ts';
import { conditionOf } from './webhook-condition.ts';
import { draftOf, inputOf, NEW_WEBHOOK, seenOf, webhookErrors } from './webhook-draft.ts';
import { WEBHOOKS } from './words.ts';

const words = WEBHOOKS.spanish;
const condition = (parts: Parameters<typeof aWebhook>[0]) =>
  conditionOf(words, aWebhook(parts), WEBHOOKS_NOW);

describe('the state of a webhook', () => {
  it('names the worst first, and a pause before all', () => {
    const bad = { failure: 'refused', failedAt: WEBHOOKS_NOW, aside: 2, waiting: 1 } as const;
    expect(condition({ ...bad, state: 'paused' })).toMatchObject({ status: 'neutral', label: 'En pausa' });
    expect(condition(bad)).toEqual({
      ...{ status: 'error', label: 'Con fallas' },
      hints: [
        'El programa rechazó el aviso (21 nov 2026, 12:00)',
        '1 aviso en espera',
        '2 avisos sin entregar',
      ],
    });
    expect(condition({ aside: 1 })).toMatchObject({ status: 'warning', hints: ['1 aviso sin entregar'] });
    expect(condition({ deliveredAt: null })).toMatchObject({ status: 'neutral', hints: [] });
    expect(condition({})).toEqual({ status: 'ok', label: 'Al día', hints: [] });
  });

  it('says until when the secret before signs, while it does', () => {
    expect(condition({ oldSecretUntil: WEBHOOKS_NOW + 60_000 }).hints).toEqual([
      'El secreto anterior firma hasta el 21 nov 2026, 12:01',
    ]);
    expect(condition({ oldSecretUntil: WEBHOOKS_NOW }).hints).toEqual([]);
  });

  it('has advice for every failure', () => {
    for (const failure of DELIVERY_FAILURES) expect(words.trial.advice[failure]).toMatch(/\.$/);
  });
});

describe('the form of a webhook', () => {
  const good = { ...NEW_WEBHOOK, name: 'ERP', url: ' https://erp.example/vigia ' };

  it('takes a whole address alone', () => {
    expect(webhookErrors(words, good)).toEqual({});
    for (const url of ['', 'erp.example', 'ftp://erp.example', 'https://', 'https:// x'])
      expect(Object.keys(webhookErrors(words, { ...good, url })), url).toEqual(['url']);
  });

  it('sends sectors only where some were chosen', () => {
    expect(inputOf({ ...good, sectorIds: [3] })).toMatchObject({
      ...{ url: 'https://erp.example/vigia', sectorIds: [] },
    });
    expect(inputOf({ ...good, reach: 'sectors', sectorIds: [3] }).sectorIds).toEqual([3]);
    expect(webhookErrors(words, { ...good, reach: 'sectors' })).toHaveProperty('sectorIds');
  });

  it('opens as it was stored, and says what was seen of it', () => {
    const webhook = aWebhook({ sectorIds: [3] });
    const { name, url, kinds, sectorIds } = webhook;
    expect(draftOf(webhook)).toEqual({ name, url, kinds, sectorIds, reach: 'sectors' });
    expect(draftOf(aWebhook()).reach).toBe('client');
    expect(seenOf({ name, reach: 'client' })).toEqual({ name });
  });
});
