import { IMAGE_TYPES } from '@vigia/domain/captures';
import { FIELD_MESSAGES } from '@vigia/domain/es';
import { type ChosenFile, imageFilesError } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import type { AppContext } from '../http/app-env.ts';
import { HttpProblem, invalidField } from '../http/problem.ts';
import { MAX_FILE_BYTES } from './file-kind.ts';
import { ImageRefused, refusedPart } from './image-problem.ts';
import { type FilePart, FormUnreadable, partsOf, TooManyParts } from './multipart.ts';

export interface UploadedFile {
  /** Given by the sender. It is only shown, never used as a path. */
  readonly name: string;
  readonly content: Buffer;
}

export interface UploadForm {
  readonly files: readonly UploadedFile[];
  /** The other parts of the form, by name. */
  readonly fields: ReadonlyMap<string, string>;
}

interface UploadRules {
  /** Name of the parts that contain files. */
  readonly part: string;
  readonly mostFiles: number;
  /** Name of a field that may come instead of files. */
  readonly instead?: string;
}

/** Room for the fields and the boundaries around the files. */
const FORM_BYTES = 64 * 1024;
const LONGEST_FIELD = 1_000;
const LIMITS = { fields: 10, fieldBytes: 4 * LONGEST_FIELD, fileBytes: MAX_FILE_BYTES };

/** Largest body of a form with so many files, bytes. */
export const largestUpload = (mostFiles: number): number =>
  Math.min(mostFiles * MAX_FILE_BYTES, 4 * MAX_FILE_BYTES) + FORM_BYTES;

/**
 * Reads a form with files. The body is measured while it is received, and dropped when it is too large.
 *
 * @throws {HttpProblem} too-large; unsupported-media (not a form, or a part that is not an image by its type or
 *     name); invalid-input, with the name of the part or field
 */
export async function readUpload(
  c: AppContext,
  { part, mostFiles, instead }: UploadRules,
): Promise<UploadForm> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*\bboundary=/i.test(type))
    throw new HttpProblem('unsupported-media', { detail: 'Se espera un formulario con archivos' });
  const body = await readCapped(c.req.raw, largestUpload(mostFiles));
  const form = await partsOf(body, type, { ...LIMITS, files: mostFiles }).catch((cause: unknown) => {
    if (cause instanceof TooManyParts) throw invalidField(part, `Se admiten hasta ${mostFiles} archivos`);
    if (cause instanceof FormUnreadable) throw invalidField(part, 'El formulario no se puede leer');
    throw cause;
  });
  const fields = new Map(form.fields.map(([name, value]) => [name, shortField(name, value)]));
  const files = form.files.map((file) => fileOf(file, part));
  const named = instead !== undefined && fields.has(instead);
  if (files.length === 0 && !named) throw invalidField(part, 'Falta el archivo');
  if (files.length > 0 && named) throw invalidField(instead, 'Va en lugar del archivo');
  return { files, fields };
}

function shortField(name: string, value: string): string {
  if (value.length > LONGEST_FIELD) throw invalidField(name.slice(0, 50), 'Es demasiado largo');
  return value;
}

function fileOf(file: FilePart, part: string): UploadedFile {
  if (file.part !== part) throw invalidField(file.part.slice(0, 50), `El archivo va en la parte «${part}»`);
  if (imageFilesError([declared(file)]) !== null) {
    const errors = [{ field: part, message: FIELD_MESSAGES.imageFile }];
    throw new HttpProblem('unsupported-media', { detail: FIELD_MESSAGES.imageFile, errors });
  }
  if (file.content.length > MAX_FILE_BYTES) throw refusedPart(new ImageRefused('too-large'), part);
  return { name: file.name, content: file.content };
}

/** Senders that do not know the type send `octet-stream`; then the name decides. */
const declared = ({ name, type }: FilePart): ChosenFile => ({
  name,
  type: type === 'application/octet-stream' ? '' : type,
});

/** Reads a body of at most `most` bytes; a longer one is never read into memory. */
export async function readCapped(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new HttpProblem('too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > most) throw new HttpProblem('too-large');
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof HttpProblem) throw cause;
    throw new HttpProblem('invalid-input', { detail: 'El envío se interrumpió' });
  }
  return Buffer.concat(chunks);
}

/** When the photos of a form were taken, epoch ms; null when it does not say. */
export const TakenField = z.pipe(
  z.optional(z.iso.datetime({ offset: true })),
  z.transform((text) => (text === undefined ? null : Date.parse(text))),
);

/** Id of a photo that an earlier form has uploaded; null when its file is in this form. */
export const ParkedField = z.pipe(
  z.optional(z.uuid({ error: 'Se espera el id de una foto revisada' })),
  z.transform((id) => id ?? null),
);

/** @throws {HttpProblem} invalid-input that names the field */
export function fieldOf<T>(fields: UploadForm['fields'], name: string, schema: z.ZodMiniType<T>): T {
  const result = schema.safeParse(fields.get(name));
  if (result.success) return result.data;
  throw invalidField(name, result.error.issues[0]?.message ?? 'No es válido');
}

/** OpenAPI description of an upload: photos under `part`, and fields with their JSON schemas. */
export const describedUpload = (
  { part, mostFiles, instead }: UploadRules,
  fields: Record<string, object> = {},
) => {
  const photo = { type: 'string', contentMediaType: 'image/*' };
  const photos = { type: 'array', items: photo, minItems: 1, maxItems: mostFiles };
  return {
    'multipart/form-data': {
      type: 'object' as const,
      ...(instead === undefined && { required: [part] }),
      properties: { [part]: mostFiles === 1 ? photo : photos, ...fields },
    },
  };
};

/** JSON schemas of the fields for the type of an image and the time it was taken. */
export const DESCRIBED_FIELDS = {
  image_type: { type: 'string', enum: [...IMAGE_TYPES] },
  date_created: { type: 'string', format: 'date-time' },
};
