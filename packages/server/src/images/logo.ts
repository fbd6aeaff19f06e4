import sharp from 'sharp';
import { fileKind } from './file-kind.ts';
import { MAX_PIXELS, withinTime } from './pixels.ts';

/** Twice the 40 px it has on a report and wide enough for a name beside a sign. */
const BOX = { width: 480, height: 160 };
const SMALLEST = 24;
/** px a side while its margin is looked for: enough that what is left is still sharp. */
const WORKING = 2_400;
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };
const WHITE = { ...CLEAR, alpha: 1 };
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
 * Writes an uploaded logo anew as a small PNG without the clear or white margin around it, which would make it print
 * small; what is transparent within it stays, and nothing else of the file.
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
  const refused = () => {
    throw new LogoRefused('La imagen está dañada, incompleta o es demasiado grande');
  };
  const whole = await source.metadata().catch(refused);
  const working = await withinTime(
    source
      .autoOrient()
      .trim({ background: CLEAR })
      .resize({ width: WORKING, height: WORKING, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 }),
  ).catch(refused);
  const png = await withinTime(
    sharp(working)
      .trim({ background: WHITE })
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 }),
  ).catch(refused);
  const { width, height } = await sharp(png).metadata();
  // A word on one line may be flat once its margin is gone; a dot may not.
  if (Math.min(whole.width, whole.height) < SMALLEST || Math.max(width, height) < SMALLEST) {
    throw new LogoRefused(`El logo es muy pequeño: se necesitan al menos ${SMALLEST} píxeles por lado`);
  }
  return { png, width, height };
}
