import { expect, it } from 'vitest';
import { changeLogs } from '../../.storybook/manual/change-logs.ts';

it('lists of the packages for partners every version, below a heading of its own', () => {
  const logs = changeLogs();
  expect(logs.map(({ name }) => name)).toEqual(['@vigia/ui', '@vigia/widgets']);
  for (const { next, past } of logs) {
    expect(past).toMatch(/^### 0\.1\.0$/m);
    expect(`${next}\n${past}`).not.toMatch(/^(---|#{1,2} )/m);
  }
});
