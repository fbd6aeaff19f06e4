import { ApiError } from '@vigia/api/client';
import { expect, it, vi } from 'vitest';
import { photosOf, sendPhotos } from './photos.ts';
import { EVENT } from './words.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const [a, b, c] = [file('a.jpg'), file('b.jpg'), file('c.jpg')];

it('a photo keeps its key while it is chosen', () => {
  const first = photosOf([a, b], []);
  expect(new Set(first.map(({ key }) => key)).size).toBe(2);
  const next = photosOf([b, c], first);
  expect(next[0]).toBe(first[1]);
  expect(next[1]?.key).not.toBe(first[0]?.key);
});

function sendWith(answers: readonly (ApiError | 'ok')[]) {
  const requests: string[] = [];
  const addToEvent = vi.fn(async (_event: number, { name }: File) => {
    const answer = answers[requests.push(name) - 1];
    if (answer instanceof ApiError) throw answer;
  });
  const onNext = vi.fn();
  const { signal } = new AbortController();
  const photos = photosOf([a, b, c], []);
  const left = sendPhotos(EVENT.spanish, { addToEvent } as never, {
    eventId: 7,
    photos,
    onNext,
    signal,
  });
  return { left, requests, onNext, photos };
}

it('a refused photo does not stop the others, and can be sent again with its key', async () => {
  const { left, requests, onNext, photos } = sendWith(['ok', new ApiError('invalid', 'no'), 'ok']);
  expect(await left).toEqual([{ ...photos[1], problem: 'no' }]);
  expect(requests).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(onNext.mock.calls).toEqual([[1], [2], [3]]);
});

it('without a network the remaining photos wait', async () => {
  const { left, requests, photos } = sendWith(['ok', new ApiError('network', 'x')]);
  expect((await left).map(({ key, problem }) => [key, problem === null])).toEqual([
    [photos[1]?.key, false],
    [photos[2]?.key, true],
  ]);
  expect(requests).toEqual(['a.jpg', 'b.jpg']);
});
