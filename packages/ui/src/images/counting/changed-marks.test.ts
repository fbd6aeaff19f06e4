import { imagePoint } from '@vigia/domain/captures';
import { expect, it } from 'vitest';
import { changedMarks } from './changed-marks.ts';

const marks = (...xs: number[]) => xs.map((x) => ({ at: imagePoint(x, 0) }));
const changed = (before: number[], after: number[]) =>
  changedMarks(marks(...before), marks(...after)).map(({ at }) => at.x);

it.each([
  ['one added at the end', [1, 2], [1, 2, 3], [3]],
  ['one removed within', [1, 2, 3], [1, 3], [2]],
  ['one of two alike removed', [1, 1, 2], [1, 2], [1]],
  ['the first one added', [], [1], [1]],
  ['all removed', [1, 2], [], [1, 2]],
  ['nothing', [1, 2], [1, 2], []],
  ['one moved', [1, 2, 3], [1, 9, 3], [2, 9]],
])('%s', (_name, before, after, expected) => {
  expect(changed(before, after)).toEqual(expected);
});
