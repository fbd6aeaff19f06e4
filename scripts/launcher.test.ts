import { expect, test } from 'vitest';
import { launchersAbove } from './launcher.ts';

const tree = (rows: Record<number, [parent: number, ...command: string[]]>) => (pid: number) => {
  const row = rows[pid];
  return row && { parent: row[0], command: row.slice(1) as string[] };
};

test('npx and pnpm are found through the shells between them, the user’s own shell ends the search', () => {
  const processes = tree({
    50: [40, 'sh', '-c', 'node scripts/start.ts'],
    40: [30, 'pnpm', 'start'],
    30: [20, 'sh', '-c', "'pnpm' start"],
    20: [10, 'npm exec pnpm@12.21.0 start'],
    10: [1, '/usr/sbin/sshd'],
  });
  expect(launchersAbove(50, processes)).toEqual([40, 20]);
});

test('started by node itself it has no launcher', () => {
  expect(launchersAbove(10, tree({ 10: [9, '-bash'], 9: [1, 'login'] }))).toEqual([]);
  expect(launchersAbove(1, tree({}))).toEqual([]);
});

test('a pnpm given by its path counts, a file that is only named like it does not', () => {
  expect(launchersAbove(5, tree({ 5: [4, '/opt/bin/pnpm', 'start'], 4: [1, '/opt/pnpm-tool'] }))).toEqual([
    5,
  ]);
});
