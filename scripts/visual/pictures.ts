/** Screenshots as small files: half the width and half the height, in WebP. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../shell.ts';
import type { Picture } from './compare.ts';

/** The part of sharp that is used here. */
interface Sharp {
  metadata(): Promise<{ width: number; height: number }>;
  resize(width: number, height: number, options: { kernel: string; fit: string }): Sharp;
  ensureAlpha(): Sharp;
  raw(): Sharp;
  png(): Sharp;
  webp(options: { nearLossless: boolean; quality: number; effort: number }): Sharp;
  toBuffer(): Promise<Buffer>;
  toBuffer(options: { resolveWithObject: true }): Promise<{
    data: Buffer;
    info: { width: number; height: number };
  }>;
}
type Raw = { raw: { width: number; height: number; channels: 4 } };

/** The server's sharp, so that it is installed once. */
const sharp = createRequire(join(ROOT, 'packages', 'server', 'package.json'))('sharp') as (
  input: Uint8Array,
  options?: Raw,
) => Sharp;

/** Quality of the encoder, 0–100: its loss is well below the tolerance of the comparison. */
const QUALITY = 60;

/** @param png a screenshot at full size */
export async function halved(png: Uint8Array): Promise<Picture> {
  const { width, height } = await sharp(png).metadata();
  const size = [Math.round(width / 2), Math.round(height / 2)] as const;
  return pixelsOf(sharp(png).resize(...size, { kernel: 'linear', fit: 'fill' }));
}

export function decoded(file: Uint8Array): Promise<Picture> {
  return pixelsOf(sharp(file));
}

export function asWebp(picture: Picture): Promise<Buffer> {
  return raw(picture).webp({ nearLossless: true, quality: QUALITY, effort: 6 }).toBuffer();
}

export function asPng(picture: Picture): Promise<Buffer> {
  return raw(picture).png().toBuffer();
}

const raw = ({ width, height, data }: Picture) => sharp(data, { raw: { width, height, channels: 4 } });

async function pixelsOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
