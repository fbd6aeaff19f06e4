import { Busboy } from '@fastify/busboy';

/** A part of a form that has a file name. */
export interface FilePart {
  /** Name of the part. */
  readonly part: string;
  /** Name of the file, given by the sender. It is only shown, never used as a path. */
  readonly name: string;
  /** Media type given by the sender; `text/plain` without one. */
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
  /**
   * Bytes of one file. A larger one is cut after one byte more, so that the caller sees that it is too large.
   */
  readonly fileBytes: number;
  /** Bytes of one field. A longer one is cut after one byte more. */
  readonly fieldBytes: number;
}

/** The body is not a complete form. */
export class FormUnreadable extends Error {}
/** The form has more parts than allowed. */
export class TooManyParts extends Error {}

/**
 * Splits a `multipart/form-data` body into its parts. A boundary is recognised only at the beginning of a line:
 * small devices choose short boundaries, whose bytes may also occur within a photo.
 *
 * @throws {FormUnreadable} the body is not a complete form
 * @throws {TooManyParts} it has more files or fields than `most` allows
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
