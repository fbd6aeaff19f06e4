import { FIELD_MESSAGES } from '../es/field-messages.ts';

/** What a file input gives, without the content. */
export interface ChosenFile {
  readonly name: string;
  /** MIME type; some phones leave it empty. */
  readonly type: string;
}

/** For the `accept` of a file input. */
export const IMAGE_ACCEPT = 'image/*';

const IMAGE_NAME = /\.(?:jpe?g|png|webp|gif|bmp|tiff?|heic|heif|avif)$/i;
/** SVG is refused: it can carry scripts and is no photograph. */
const NOT_A_PHOTO = 'image/svg+xml';

/** An image by its type, or by its name where the device names no type. */
export function isImageFile({ name, type }: ChosenFile): boolean {
  if (type === '') return IMAGE_NAME.test(name);
  return /^image\/./.test(type) && type !== NOT_A_PHOTO;
}

/** The message when any of the files is no image; no files at all are fine. */
export function imageFilesError(files: readonly ChosenFile[]): string | null {
  return files.every(isImageFile) ? null : FIELD_MESSAGES.imageFile;
}
