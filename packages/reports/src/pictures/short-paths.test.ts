import { expect, test } from 'vitest';
import { shortPaths } from './short-paths.ts';

const pathOf = (d: string) => `<path d="${d}" stroke="#000"></path>`;
const shortOf = (d: string) => / d="([^"]*)"/.exec(shortPaths(pathOf(d)))?.[1];

test('a line goes on from each point to the next, gaps kept', () => {
  expect(shortOf('M19.387,66.78L21.325,69.93L23.264,71.82M40,5.049L41.96,5')).toBe(
    'M19.4,66.8l1.9,3.1 2,1.9M40,5l2,0',
  );
});

test('a path that is no line of points is only rounded', () => {
  expect(shortOf('M0,126H822M19.38679245,126v5')).toBe('M0,126H822M19.4,126v5');
  expect(shortOf('M4.26,2A5,5,0,1,1,0.04,2Z')).toBe('M4.3,2A5,5,0,1,1,0,2Z');
  expect(shortOf('')).toBe('');
});

test('no point is further off than a twentieth of a pixel, however long the line', () => {
  const points = Array.from({ length: 2000 }, (_, i) => [i * 0.4437, 200 + 190 * Math.sin(i * i)] as const);
  const written = points.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join('L');
  const [start, ...moves] = (shortOf(`M${written}`) ?? '')
    .slice(1)
    .split(/[l ]/)
    .map((pair) => pair.split(',').map(Number));
  const at = { x: start?.[0] ?? Number.NaN, y: start?.[1] ?? Number.NaN };
  expect(moves).toHaveLength(points.length - 1);
  for (const [i, [dx = Number.NaN, dy = Number.NaN]] of moves.entries()) {
    at.x += dx;
    at.y += dy;
    expect(Math.abs(at.x - points[i + 1]![0])).toBeLessThan(0.0511);
    expect(Math.abs(at.y - points[i + 1]![1])).toBeLessThan(0.0511);
  }
});
