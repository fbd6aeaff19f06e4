/** Longest side of a photo as it is sent, px: a person at a screen sees no more. */
const LONGEST_SIDE = 2048;
const QUALITY = 0.85;
/** A file of this size or less is sent as it is, bytes. */
const SMALL = 600_000;

async function drawn(bitmap: ImageBitmap): Promise<Blob | null> {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * factor));
  canvas.height = Math.max(1, Math.round(bitmap.height * factor));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return await new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
}

/**
 * A photo of a phone, small enough for a slow line: upright, at most 2048 px, without the place and the other data that the
 * camera wrote into it. A small file stays as it is, and so does one that would not become smaller.
 *
 * @returns null if this browser cannot read it as a picture
 */
export async function shrunk(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    if (file.size <= SMALL) return file;
    const smaller = await drawn(bitmap);
    if (!smaller || smaller.size >= file.size) return file;
    return new File([smaller], file.name, { type: smaller.type, lastModified: file.lastModified });
  } finally {
    bitmap.close();
  }
}
