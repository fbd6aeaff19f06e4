import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { putBehindRequests } from './behind-requests.ts';

test('the server comes before its database, and both before heavy work', () => {
  const other = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const [database, decoder] = [other(), other()];
  try {
    putBehindRequests(database.pid!, 'database');
    putBehindRequests(decoder.pid!, 'heavyWork');
    const [server, first, second] = [getPriority(), getPriority(database.pid!), getPriority(decoder.pid!)];
    expect([first - server, second - server]).toEqual([5, 10].map((nicer) => Math.min(19 - server, nicer)));
  } finally {
    database.kill();
    decoder.kill();
  }
});
