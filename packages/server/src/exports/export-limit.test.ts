import { expect, test } from 'vitest';
import { exportLimit } from './export-limit.ts';

const code = (enter: () => unknown) => {
  try {
    enter();
    return 'entered';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

test('a person takes four at a time, a server makes sixteen, and what ends lets the next one in', () => {
  const enter = exportLimit();
  const leave = enter(1);
  for (let more = 1; more < 4; more += 1) enter(1);
  expect(code(() => enter(1))).toBe('too-many-requests');
  for (let person = 2; person <= 13; person += 1) enter(person);
  expect(code(() => enter(14))).toBe('busy');
  leave();
  leave();
  expect(code(() => enter(1))).toBe('entered');
  expect(code(() => enter(14))).toBe('busy');
});
