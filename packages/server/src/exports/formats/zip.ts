import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}

/** Figures compress well at any level; higher ones mostly cost time. */
const LEVEL = 4;

/**
 * An archive whose files are made one after the other while it is taken. An entry is asked for when the one before has
 * ended, so a later one may tell of earlier ones.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  let open: Readable | undefined;
  const addAll = async () => {
    for await (const { name, content } of entries) {
      open = Readable.from(content, { highWaterMark: 1 });
      zip.addReadStream(open, name, { compressionLevel: LEVEL });
      await finished(open);
    }
    zip.end();
  };
  const breakOff = (error: unknown) => archive.destroy(error as Error);
  zip.on('error', breakOff);
  addAll().catch(breakOff);
  try {
    for await (const chunk of archive) yield chunk as Uint8Array;
  } finally {
    open?.destroy();
    archive.destroy();
  }
}

/** A text as the content of an entry. */
export async function* oneText(text: string): AsyncGenerator<string> {
  yield text;
}
