import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Circle, MANUAL } from './circles.ts';
import { inferenceModelsOf, openInference, shownInference } from './inference.ts';
import { imagePoint } from './points.ts';
import {
  circlesOfAnalytics,
  countedInsects,
  imageAnalyticsOf,
  manualCountPayload,
  unitedCount,
} from './saved-count.ts';

const circle = (x: number, y: number, pestId: number, method = MANUAL): Circle => ({
  at: imagePoint(x, y),
  pestId,
  method,
});

describe('a saved count', () => {
  it('carries samples and their number by pest', () => {
    const circles = [circle(10.5, 20, 1), circle(30, 40, 6, 'lobesia-v3'), circle(50, 60, 1)];
    const payload = manualCountPayload(circles, [1], '2026-11-20T12:00:05.123Z');
    expect(payload.takenAt).toBe('2026-11-20T12:00:05.123+00:00');
    expect(JSON.parse(payload.analytics)).toEqual({
      bug: {
        '1': {
          samples: [
            { x: 10.5, y: 20, method: 'manual' },
            { x: 50, y: 60, method: 'manual' },
          ],
          overall: 2,
        },
        '6': { samples: [{ x: 30, y: 40, method: 'lobesia-v3' }], overall: 1 },
      },
    });
  });

  it('says zero of a pest that was looked for', () => {
    expect(imageAnalyticsOf([], [2])).toEqual({ bug: { '2': { samples: [], overall: 0 } } });
  });

  it('comes back as it was', () => {
    const coordinate = fc.double({ min: 0, max: 2592, noNaN: true, noDefaultInfinity: true });
    const any = fc.record({ x: coordinate, y: coordinate, pestId: fc.integer({ min: 1, max: 14 }) });
    fc.assert(
      fc.property(fc.array(any), (list) => {
        const circles = list.map(({ x, y, pestId }) => circle(x === 0 ? 0 : x, y === 0 ? 0 : y, pestId));
        const { analytics } = manualCountPayload(circles, [1], '2026-11-20T12:00:00Z');
        const read = circlesOfAnalytics(JSON.parse(analytics));
        const byPest = [...circles].sort((a, b) => a.pestId - b.pestId);
        expect(read).toEqual(byPest);
      }),
    );
  });

  it('is nothing where none was made', () => {
    expect([circlesOfAnalytics(null), circlesOfAnalytics({}), circlesOfAnalytics({ bug: {} })]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('refuses what it could not save again', () => {
    const samples = [{ x: Number.NaN, y: 1, method: MANUAL }];
    expect(() => circlesOfAnalytics({ bug: { '1': { samples, overall: 1 } } })).toThrow(RangeError);
    expect(() => circlesOfAnalytics({ bug: { moth: { samples: [], overall: 0 } } })).toThrow(RangeError);
  });

  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00+00:00'],
    ['2026-11-20T12:00:00.5+00:00', '2026-11-20T12:00:00.5+00:00'],
  ])('dates %s as %s', (from, to) => {
    expect(manualCountPayload([], [], from).takenAt).toBe(to);
  });

  it.each([
    '2026-11-20',
    '2026-11-20T12:00:00',
    '2026-11-20T12:00:00-03:00',
    'x2026-11-20T12:00:00Z',
    '2026-11-20T12:00:00Zx',
  ])('refuses the date %s', (date) => {
    expect(() => manualCountPayload([], [], date)).toThrow(RangeError);
  });
});

it('shows proposals only where an inference was made, the surest first', () => {
  const box = (score: number) => ({
    centroid: imagePoint(5, 5),
    box: { left: 0, top: 0, right: 10, bottom: 10 },
    score,
    className: 'lobesia',
  });
  expect(shownInference(null)).toEqual([]);
  const boxes = [box(0.4), box(0.9), box(0.5)];
  expect(shownInference(boxes).map(({ score }) => score)).toEqual([0.9, 0.5, 0.4]);
  expect(shownInference(boxes, 0.5).map(({ score }) => score)).toEqual([0.9, 0.5]);
});

it('knows the models of a pest, the most particular first', () => {
  expect(inferenceModelsOf(1)).toEqual(['lobesia', 'insect']);
  expect([2, 6, 13].map((pestId) => inferenceModelsOf(pestId)[0])).toEqual([
    'cydia',
    'ceratitis',
    'dalbulus',
  ]);
  expect([inferenceModelsOf(5), inferenceModelsOf(null)]).toEqual([['insect'], ['insect']]);
});

it('takes proposals for open that no circle stands for', () => {
  const around = (x: number, y: number) => ({
    centroid: imagePoint(x, y),
    box: { left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 },
    score: 0.9,
    className: 'insect',
  });
  const boxes = [around(100, 100), around(200, 100), around(300, 100)];
  expect(openInference(boxes, [circle(109, 92, 1), circle(211, 100, 1)])).toEqual([boxes[1], boxes[2]]);
});

it('unites two counts of one photo without marking an insect twice', () => {
  const theirs = [circle(10, 10, 1), circle(50, 50, 1)];
  const ours = [circle(12, 12, 1), circle(80, 80, 2)];
  expect(unitedCount(theirs, ours)).toEqual([...theirs, circle(80, 80, 2)]);
});

it('adds up the pests of a count, and knows none from nobody has counted', () => {
  expect(countedInsects(imageAnalyticsOf([circle(1, 1, 1), circle(2, 2, 2)], [1, 6]))).toBe(2);
  expect(countedInsects(imageAnalyticsOf([], [1]))).toBe(0);
  expect(countedInsects(null)).toBeNull();
  expect(countedInsects({})).toBeNull();
});
