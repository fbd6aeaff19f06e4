import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/cli.ts';
import { FolderInUse, readHolder, takeLock } from './lock.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

let scratch: ReturnType<typeof testFolder>;
const children: ChildProcess[] = [];
beforeEach(() => {
  scratch = testFolder();
});
afterEach(async () => {
  for (const child of children.splice(0)) await killed(child);
  scratch.remove();
});

function holder(): ChildProcess {
  const script = resolve(import.meta.dirname, '../../tests/support/hold-folder.ts');
  const child = spawn(process.execPath, [script, scratch.folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}
const firstWord = async (child: ChildProcess) => String((await once(child.stdout!, 'data'))[0]).trim();
async function killed(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('the second to come reads who was first', async () => {
  const child = holder();
  expect(await firstWord(child)).toBe('held');
  const refused = expect.objectContaining({
    name: 'FolderInUse',
    message: expect.stringMatching(
      new RegExp(`proceso ${child.pid} \\(vigia start en http://127.0.0.1:4400, desde 20`),
    ),
  });
  expect(() => takeLock(scratch.folder, 'start', NOW)).toThrow(refused);
});

test('within one process the folder is taken once as well', () => {
  const lock = takeLock(scratch.folder, 'import', NOW);
  expect(() => takeLock(scratch.folder, 'start', NOW)).toThrow(FolderInUse);
  lock.release();
  takeLock(scratch.folder, 'start', NOW).release();
});

test('a killed holder leaves nothing in the way', async () => {
  const child = holder();
  await firstWord(child);
  await killed(child);
  expect(readHolder(scratch.folder)?.pid).toBe(child.pid); // its file is still there, but has no effect
  const lock = takeLock(scratch.folder, 'migrate', NOW);
  expect(readHolder(scratch.folder)).toEqual({
    pid: process.pid,
    purpose: 'migrate',
    since: '2026-11-21T12:00:00.000Z',
  });
  lock.release();
  expect(readHolder(scratch.folder)).toBeUndefined();
});

test('of many that start together exactly one gets it', async () => {
  const words = await Promise.all(Array.from({ length: 6 }, () => firstWord(holder())));
  expect(words.toSorted()).toEqual([...Array(5).fill('FolderInUse'), 'held']);
});
