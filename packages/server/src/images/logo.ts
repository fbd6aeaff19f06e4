import sharp from 'sharp';
import { fileKind } from './file-kind.ts';
import { MAX_PIXELS, withinTime } from './pixels.ts';

/** Twice the 40 px it has on a report and wide enough for a name beside a sign. */
const BOX = { width: 480, height: 160 };
const SMALLEST = 24;
const HEAVIEST = 2 * 1024 * 1024;
/** How far into a file a drawing's first tag may lie: behind a prologue and a comment. */
const HEAD = 4_096;

export interface Logo {
  readonly png: Buffer<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A file that is no logo, with the sentence for who chose it. */
export class LogoRefused extends Error {
  override readonly name = 'LogoRefused';
  readonly sentence: string;

  constructor(sentence: string) {
    super(sentence);
    this.sentence = sentence;
  }
}

/**
 * Writes an uploaded logo anew as a small PNG that keeps what is transparent, and nothing else of the file.
 *
 * @throws {LogoRefused} it is a drawing, another format, too heavy or too small
 * @throws {ImageRefused} it is no whole picture
 */
export async function logoOf(bytes: Buffer): Promise<Logo> {
  if (/<svg[\s>]/i.test(bytes.toString('utf8', 0, HEAD))) {
    throw new LogoRefused('El formato SVG no se admite: guarde el logo como PNG');
  }
  if (bytes.length > HEAVIEST) throw new LogoRefused('El logo pesa más de 2 MB');
  if (fileKind(bytes) === 'webp') throw new LogoRefused('El logo debe ser PNG o JPEG');
  const source = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true });
  const png = await withinTime(
    source
      .autoOrient()
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 }),
  ).catch(() => {
    throw new LogoRefused('La imagen está dañada, incompleta o es demasiado grande');
  });
  const { width, height } = await sharp(png).metadata();
  if (Math.min(width, height) < SMALLEST) {
    throw new LogoRefused(`El logo es muy pequeño: se necesitan al menos ${SMALLEST} píxeles por lado`);
  }
  return { png, width, height };
}
