import { expect, it } from 'vitest';
import { cleared, triedBefore } from './outbox-acts.ts';
import type { OutboxItem } from './outbox-item.ts';

const refusal = (isTakenBefore: boolean) => ({ text: 'no', errors: {}, isTakenBefore });
const item = (more: Partial<OutboxItem>) =>
  ({ id: '1', photos: [], firstTriedAt: 5, refusal: null, ...more }) as unknown as OutboxItem;

it('keeps when it was first sent while the service may have it', () => {
  expect(triedBefore(item({}))).toBe(5);
  expect(triedBefore(item({ refusal: refusal(true) }))).toBe(5);
  expect(triedBefore(item({ refusal: refusal(false) }))).toBeNull();
});

it('is sent again without the reasons for which it was refused', () => {
  const photo = { file: new File([''], 'a.jpg'), key: 'a', problem: 'not a photo' };
  const again = cleared(item({ refusal: refusal(false), photos: [photo] }));
  expect(again).toMatchObject({ refusal: null, firstTriedAt: null, photos: [{ key: 'a', problem: null }] });
});
