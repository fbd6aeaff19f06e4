import { Busboy } from '@fastify/busboy';

/** A part of a form that came with the name of a file. */
export interface FilePart {
  /** Of the part. */
  readonly part: string;
  /** Of the file, as its sender calls it; shown back, never used as a path. */
  readonly name: string;
  /** As its sender says; `text/plain` where they say nothing. */
  readonly type: string;
  readonly content: Buffer;
}

interface Form {
  readonly files: readonly FilePart[];
  readonly fields: readonly (readonly [name: string, value: string])[];
}

interface MostParts {
  readonly files: number;
  readonly fields: number;
  /** Bytes of one file; a larger one is cut after one byte more. */
  readonly fileBytes: number;
  /** Bytes of one field; a longer one is cut after one byte more. */
  readonly fieldBytes: number;
}

/** The body is no whole form. */
export class FormUnreadable extends Error {}
/** The form has more parts than it may. */
export class TooManyParts extends Error {}

/**
 * Takes a `multipart/form-data` body apart. A boundary counts where a line begins with it and nowhere else, so that a
 * short one, as small devices choose them, may occur within a photo.
 *
 * @throws {FormUnreadable | TooManyParts}
 */
export function partsOf(body: Buffer, contentType: string, most: MostParts): Promise<Form> {
  return new Promise((done, refuse) => {
    const files: FilePart[] = [];
    const fields: (readonly [string, string])[] = [];
    const reader = new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      preservePath: true,
      limits: {
        files: most.files + 1,
        fields: most.fields + 1,
        fileSize: most.fileBytes + 1,
        fieldSize: most.fieldBytes + 1,
      },
    });
    reader.on('file', (part, stream, name, _encoding, type) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', (cause) => refuse(new FormUnreadable('a file is cut', { cause })));
      stream.on('end', () => files.push({ part, name, type, content: Buffer.concat(chunks) }));
    });
    reader.on('field', (name, value) => fields.push([name, value]));
    reader.on('error', (cause) => refuse(new FormUnreadable('no whole form', { cause })));
    reader.on('finish', () => {
      if (files.length > most.files || fields.length > most.fields) refuse(new TooManyParts());
      else done({ files, fields });
    });
    reader.end(body);
  });
}
