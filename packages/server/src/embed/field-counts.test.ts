import { EmbedCaptures, EmbedDegreeDays } from '@vigia/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBED_KEY_ID, PARTNER_ORIGIN } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let service: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startTestApp();
  const claims = { clientId: 1, keyId: EMBED_KEY_ID, origin: PARTNER_ORIGIN };
  headers = {
    authorization: `Bearer ${await service.embedTokens.issue(claims)}`,
    origin: PARTNER_ORIGIN,
  };
});
afterAll(() => service.close());

async function published(figure: 'captures' | 'degree-days', query = '') {
  const answer = await service.ask(`/embed/sectors/11/${figure}${query}`, { headers });
  expect(answer.status).toBe(200);
  const json = await answer.json();
  return figure === 'captures' ? EmbedCaptures.parse(json) : EmbedDegreeDays.parse(json);
}

test('a published figure names the captures that people counted, and has no such name without any', async () => {
  for (const figure of ['captures', 'degree-days'] as const) {
    expect(await published(figure)).not.toHaveProperty('field_counts');
  }
  const { owner } = service.databases;
  const ofTrap = { client_id: 1, station_id: 1001, pest_id: 1 };
  await owner
    .insertInto('field_count')
    .values([
      { ...ofTrap, day: '2026-10-05', counted_at: '2026-10-05T15:00:00Z', number_found: 3 },
      { ...ofTrap, day: '2026-10-12', counted_at: '2026-10-12T15:00:00Z', number_found: 7 },
    ])
    .execute();
  // The count after this photo may have the same insects: it is told, and adds nothing.
  const photo = { ...ofTrap, t: '2026-10-10T15:00:00Z', day: '2026-10-10', in_photo: 7, plate_changed: true };
  await owner.insertInto('capture').values(photo).execute();
  for (const figure of ['captures', 'degree-days'] as const) {
    const { captures, field_counts } = await published(figure);
    expect(field_counts).toEqual([
      { date: '2026-10-05', found: 3, summed: 3 },
      { date: '2026-10-12', found: 7, summed: 0 },
    ]);
    const counted = captures.filter(({ value }) => value !== null);
    expect(counted).toEqual([
      { date: '2026-10-05', value: 3 },
      { date: '2026-10-10', value: 7 },
    ]);
    expect(await published(figure, '?from=2026-10-10')).toMatchObject({
      field_counts: [{ date: '2026-10-12', found: 7, summed: 0 }],
    });
  }
  const picture = await service.ask('/embed/sectors/11/captures.svg', { headers });
  expect(await picture.text()).toContain('conteo en terreno');
});
