import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, test } from 'vitest';
import { newSecret, signatureHeaders } from '../../src/webhooks/sign.ts';
import { testFolder } from '../support/cli.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../../docs/webhooks.md'), 'utf8');
const { folder, remove } = testFolder();
afterAll(remove);

const programIn = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(GUIDE)?.[1] ?? '';
const body = JSON.stringify({ message_id: 'a', data: { text: 'ñandú' } });
const secrets = [newSecret(), newSecret()];
const headers = signatureHeaders({ id: 'a', at: Date.now(), body }, secrets);
/** Whether it is from us: as sent, with the other secret, changed, with a wrong secret, of an hour ago. */
const CASES = [
  [headers, body, secrets[0]],
  [headers, body, secrets[1]],
  [headers, body.replace('ñ', 'n'), secrets[0]],
  [headers, body, newSecret()],
  [signatureHeaders({ id: 'a', at: Date.now() - 3_600_000, body }, secrets), body, secrets[0]],
] as const;
const EXPECTED = [true, true, false, false, false];
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('the guide’s programs and the library of Standard Webhooks agree', () => {
  test('in Node', async () => {
    const file = join(folder, 'from-vigia.mjs');
    writeFileSync(file, programIn('js'));
    const { isFromVigia } = (await import(file)) as { isFromVigia: (...given: unknown[]) => boolean };
    expect(CASES.map((given) => isFromVigia(...given))).toEqual(EXPECTED);
  });

  test.runIf(hasPython)('in Python', () => {
    writeFileSync(join(folder, 'from_vigia.py'), programIn('python'));
    const lines = CASES.map((given) => JSON.stringify(given)).join('\n');
    const script = `import sys, json, from_vigia
for line in sys.stdin:
    headers, body, secret = json.loads(line)
    print(from_vigia.is_from_vigia(headers, body.encode(), secret))`;
    const said = execFileSync('python3', ['-c', script], { cwd: folder, input: lines, encoding: 'utf8' });
    expect(said.trim().split('\n')).toEqual(EXPECTED.map((is) => (is ? 'True' : 'False')));
  });

  test('in the library', () => {
    const isGood = ([given, text, secret]: (typeof CASES)[number]) => {
      try {
        new Webhook(secret as string).verify(text, given);
        return true;
      } catch {
        return false;
      }
    };
    expect(CASES.map(isGood)).toEqual(EXPECTED);
  });
});
