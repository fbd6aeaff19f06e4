import { randomBytes } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../src/images/photo.ts';
import { platePhoto } from '../../src/seed/plate-photo.ts';
import { type CrashFarm, crashFarm, START_MS } from './farm.ts';
import { filesAndRows } from './state.ts';

/** `VIGIA_CRASH_CUTS=50` for the long run. */
const ROUNDS = Number(process.env.VIGIA_CRASH_CUTS ?? 4);
const MEGABYTE = 1024 * 1024;
const CHUNK = 64 * 1024;
/** Longest time from the last byte to the blow: the photo is being stored then. */
const LONGEST_AFTER_MS = 400;
const BOUNDARY = 'vigia-cut';

let farm: CrashFarm;
beforeAll(async () => {
  farm = await crashFarm();
}, 2 * START_MS);
afterAll(async () => {
  expect(await farm?.close()).toBe(0);
});

/** A photo of some 8 MB, most of which is a comment: it is quickly drawn and takes long to send. */
async function largePhoto(name: string): Promise<Buffer> {
  const jpeg = await platePhoto({ width: 640, height: 480, insects: [], name });
  const afterFirst = 4 + jpeg.readUInt16BE(4);
  const comments = Array.from({ length: 128 }, () => {
    const text = randomBytes(CHUNK - 4);
    const head = Buffer.from([0xff, 0xfe, 0, 0]);
    head.writeUInt16BE(text.length + 2, 2);
    return Buffer.concat([head, text]);
  });
  return Buffer.concat([jpeg.subarray(0, afterFirst), ...comments, jpeg.subarray(afterFirst)]);
}

function formOf(jpeg: Buffer): Buffer {
  const taken = new Date(Date.now() - 3_600_000).toISOString();
  const field = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="date_created"\r\n\r\n${taken}\r\n`;
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(field + file), jpeg, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** An upload that is under way. */
interface Upload {
  /** Sends the next bytes of the form. */
  readonly send: (bytes: Buffer) => Promise<void>;
  /** The status of the answer; null when none came. */
  readonly end: () => Promise<number | null>;
  readonly breakOff: () => void;
}

function begin(key: string, length: number): Upload {
  const url = new URL('/v2/images?station_id=1001', farm.address);
  const headers = {
    ...farm.headers,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': length,
    'idempotency-key': key,
  };
  const sent: ClientRequest = request(url, { method: 'POST', headers });
  const status = new Promise<number | null>((resolve) => {
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? null)).on('error', () => resolve(null));
    });
    sent.on('error', () => resolve(null));
    sent.on('close', () => resolve(null));
  });
  return {
    send: (bytes) => new Promise((resolve) => sent.write(bytes, () => resolve())),
    end: () => {
      sent.end();
      return status;
    },
    breakOff: () => sent.destroy(),
  };
}

async function sendAll(upload: Upload, form: Buffer): Promise<void> {
  for (let at = 0; at < form.length; at += CHUNK) await upload.send(form.subarray(at, at + CHUNK));
}

const stored = async (hash: string) =>
  (
    await farm.databases.owner
      .selectFrom('image')
      .select('image_id')
      .where('source_sha256', '=', hash)
      .execute()
  ).length;

/** Cuts an upload by a blow in its middle or, with all of it sent, while it is stored. @returns the answer's status */
async function cut(key: string, form: Buffer, { isStop, isSent }: { isStop: boolean; isSent: boolean }) {
  const upload = begin(key, form.length);
  const most = isSent ? form.length : Math.floor(form.length * (0.05 + Math.random() * 0.9));
  await sendAll(upload, form.subarray(0, most));
  const answer = isSent ? upload.end() : undefined;
  if (isSent) await sleep(Math.random() * LONGEST_AFTER_MS);
  const blow = isStop ? farm.stop() : farm.kill('server');
  // A sender that does not know of the stop goes on; one whose service was killed has nobody to send to.
  if (isStop && !isSent) await sendAll(upload, form.subarray(most));
  const status = await (answer ?? upload.end());
  upload.breakOff();
  await blow;
  return status;
}

test(`a large photo whose upload is cut is stored whole or not at all, ${ROUNDS} rounds`, {
  timeout: 60_000 + ROUNDS * 60_000,
}, async () => {
  const counts = { answered: 0, unanswered: 0, storedUnheard: 0 };
  for (let i = 0; i < ROUNDS; i += 1) {
    const key = `cut ${i}`;
    const jpeg = await largePhoto(key);
    expect(jpeg.length).toBeGreaterThan(8 * MEGABYTE);
    const form = formOf(jpeg);
    const status = await cut(key, form, { isStop: i % 2 === 0, isSent: i % 4 >= 2 });
    await farm.recover();
    const there = await stored(sha256(jpeg));
    expect(status === 201 ? [1] : [0, 1]).toContain(there);
    if (status === 201) counts.answered += 1;
    else counts.unanswered += 1;
    if (status !== 201 && there === 1) counts.storedUnheard += 1;
    const again = begin(key, form.length);
    await sendAll(again, form);
    expect(await again.end()).toBe(201);
    expect(await stored(sha256(jpeg))).toBe(1);
    expect(await filesAndRows(farm)).toEqual([]);
  }
  process.stdout.write(
    `${ROUNDS} uploads cut: ${counts.answered} answered, ${counts.unanswered} not, ${counts.storedUnheard} of which were stored; sent again, each is stored once\n`,
  );
});
