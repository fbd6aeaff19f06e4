/** Photos as a trap camera sends them, drawn once before anything is measured. */
import { randomBytes, randomUUID } from 'node:crypto';
import { platePhoto } from '../../packages/server/src/seed/plate-photo.ts';

const SIZE = { width: 1_600, height: 1_200 };
const DIFFERENT = 6;
const HOUR_MS = 3_600_000;

const drawn: Buffer<ArrayBuffer>[] = [];

export async function drawPhotos(): Promise<void> {
  for (let i = drawn.length; i < DIFFERENT; i += 1) {
    drawn.push(await platePhoto({ ...SIZE, insects: [], name: `carga ${i}` }));
  }
}

/** One of the drawn photos as a photo of its own: what stands behind a JPEG's end is not drawn. */
function unique(): Buffer<ArrayBuffer> {
  const jpeg = drawn[Math.floor(Math.random() * drawn.length)] as Buffer<ArrayBuffer>;
  return Buffer.concat([jpeg, randomBytes(16)]);
}

/** @param count photos in one form */
export function fieldPhoto(count = 1): { form: FormData; headers: Record<string, string> } {
  const form = new FormData();
  form.append('date_created', new Date(Date.now() - HOUR_MS).toISOString());
  for (let i = 0; i < count; i += 1) {
    form.append('file', new File([unique()], `${randomUUID()}.jpg`, { type: 'image/jpeg' }));
  }
  return { form, headers: { 'idempotency-key': randomUUID() } };
}
