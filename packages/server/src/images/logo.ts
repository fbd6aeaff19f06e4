import sharp from 'sharp';
import { fileKind } from './file-kind.ts';
import { MAX_PIXELS, withinTime } from './pixels.ts';

/**
 * Largest size, px: twice the 40 px of height that a report gives it, and wide enough for a symbol and a name.
 */
const BOX = { width: 480, height: 160 };
const SMALLEST = 24;
/** px a side while the margin is removed. The logo without its margin is still sharp at this size. */
const WORKING = 2_400;
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };
const WHITE = { ...CLEAR, alpha: 1 };
const HEAVIEST = 2 * 1024 * 1024;
/** The first bytes, where the `<svg>` tag is looked for: it may follow a prologue and a comment. */
const HEAD = 4_096;

export interface Logo {
  readonly png: Buffer<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A file that cannot be used as a logo, with a Spanish message for the person who chose it. */
export class LogoRefused extends Error {
  override readonly name = 'LogoRefused';
  readonly sentence: string;

  constructor(sentence: string) {
    super(sentence);
    this.sentence = sentence;
  }
}

/**
 * Encodes an uploaded logo anew as a small PNG. The transparent or white margin is cut off, as it would make
 * the logo print small. Transparency inside the logo stays. Metadata of the file is dropped.
 *
 * @throws {LogoRefused} the file is SVG or WebP, damaged, too heavy, or too large or small
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
  // A word on one line may be flat once its margin is cut off, so only the longer side is checked here.
  if (Math.min(whole.width, whole.height) < SMALLEST || Math.max(width, height) < SMALLEST) {
    throw new LogoRefused(`El logo es muy pequeño: se necesitan al menos ${SMALLEST} píxeles por lado`);
  }
  return { png, width, height };
}
