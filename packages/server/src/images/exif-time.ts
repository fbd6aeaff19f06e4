/** Where a camera notes when it took a photo: the IFD0 pointer to the Exif part, and the time in it. */
const EXIF_POINTER = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const ENTRY_BYTES = 12;
const TEXT = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/;
const HEADER = Buffer.from('Exif\0\0', 'latin1');

/**
 * The time of a photo by the camera's clock; null when it is missing or cannot be read.
 *
 * @param exif the file's EXIF block
 * @returns local time as `2026-11-20T14:30:00`
 * @source CIPA DC-008-2023 (Exif 3.0), 4.6: TIFF header, IFD entries of 12 bytes, tag 36867
 */
export function exifTime(exif: Buffer | undefined): string | null {
  if (!exif) return null;
  const tiff = exif.subarray(0, HEADER.length).equals(HEADER) ? exif.subarray(HEADER.length) : exif;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  try {
    const read = readerOf(tiff, order === 'II');
    const part = tagValue(read, read.uint32(4), EXIF_POINTER);
    const at = part === null ? null : tagValue(read, part, DATE_TIME_ORIGINAL);
    const match = at === null ? null : TEXT.exec(tiff.toString('latin1', at, at + 19));
    return match ? `${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}:${match[6]}` : null;
  } catch (cause) {
    if (cause instanceof RangeError) return null; // an offset beyond the block
    throw cause;
  }
}

interface Reader {
  uint16(at: number): number;
  uint32(at: number): number;
}

const readerOf = (bytes: Buffer, little: boolean): Reader =>
  little
    ? { uint16: (at) => bytes.readUInt16LE(at), uint32: (at) => bytes.readUInt32LE(at) }
    : { uint16: (at) => bytes.readUInt16BE(at), uint32: (at) => bytes.readUInt32BE(at) };

/** The value (or the place of the text) of a tag in the directory at an offset. */
function tagValue(read: Reader, directory: number, tag: number): number | null {
  const entries = read.uint16(directory);
  for (let i = 0; i < entries; i += 1) {
    const entry = directory + 2 + i * ENTRY_BYTES;
    if (read.uint16(entry) === tag) return read.uint32(entry + 8);
  }
  return null;
}
