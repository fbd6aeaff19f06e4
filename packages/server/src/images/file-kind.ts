import { ImageRefused } from './image-problem.ts';

export type FileKind = 'jpeg' | 'png' | 'webp';

/** Largest size of a photo of a camera or a phone. */
export const MAX_FILE_BYTES = 12 * 1024 * 1024;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEIF_BRAND = /^(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])$/;

/**
 * What a file is by its own first bytes, whatever its name says.
 *
 * @throws {ImageRefused} no accepted photo, or several pictures, or a file with other content too
 */
export function fileKind(bytes: Buffer): FileKind {
  if (bytes.length === 0) throw new ImageRefused('empty');
  if (bytes.length > MAX_FILE_BYTES) throw new ImageRefused('too-large');
  const kind = kindByMagic(bytes);
  if (isAnimated(bytes, kind)) throw new ImageRefused('animated');
  if (isAlsoSomethingElse(bytes)) throw new ImageRefused('polyglot');
  return kind;
}

function kindByMagic(bytes: Buffer): FileKind {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  const heif = text(4, 8) === 'ftyp' && HEIF_BRAND.test(text(8, 12));
  throw new ImageRefused(heif ? 'heif' : 'not-an-image');
}

/** An animated PNG says so in a chunk before its pixels, an animated WebP in a flag of its header. */
function isAnimated(bytes: Buffer, kind: FileKind): boolean {
  if (kind === 'webp') return bytes.toString('latin1', 12, 16) === 'VP8X' && (bytes[20]! & 0x02) !== 0;
  if (kind !== 'png') return false;
  for (let at = PNG_SIGNATURE.length; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}

/** Markup that is long enough not to occur in compressed pixels by chance. */
const MARKUP = [/<script/i, /<!doctype/i, /<\?php/i, /javascript:/i, /%PDF-1\./];
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** The end record of an archive: 22 bytes and a comment of up to 64 KiB whose length it contains. */
const ZIP_END_BYTES = 22;
const LONGEST_ZIP_COMMENT = 0xffff;

/** A photo that a browser would read as a page, a viewer as a PDF or an unpacker as an archive. */
function isAlsoSomethingElse(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return MARKUP.some((mark) => mark.test(text)) || endsAsZip(bytes);
}

function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(ZIP_END_BYTES + LONGEST_ZIP_COMMENT));
  for (let at = tail.indexOf(ZIP_END); at >= 0; at = tail.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_BYTES > tail.length) return false;
    if (at + ZIP_END_BYTES + tail.readUInt16LE(at + 20) === tail.length) return true;
  }
  return false;
}
