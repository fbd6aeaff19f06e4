import { HttpProblem, type ProblemCode } from '../http/problem.ts';

/**
 * Reasons to refuse a file, each with its problem code and its Spanish message for the person who chose the
 * file.
 */
const REFUSALS = {
  empty: ['invalid-input', 'El archivo está vacío'],
  'too-large': ['too-large', 'El archivo pesa más de 12 MB'],
  'not-an-image': ['unsupported-media', 'Solo se admiten fotos JPEG, PNG o WebP'],
  heif: ['unsupported-media', 'El formato HEIC no se admite: guarde la foto como JPEG'],
  animated: ['unsupported-media', 'La imagen es animada: elija una foto fija'],
  polyglot: ['unsupported-media', 'El archivo contiene más que una foto'],
  'too-many-pixels': ['too-large', 'La imagen tiene más de 25 millones de píxeles'],
  'too-long': ['too-large', 'La imagen mide más de 65.500 píxeles de ancho o de alto'],
  corrupt: ['invalid-input', 'La foto está dañada o incompleta'],
} as const satisfies Record<string, readonly [ProblemCode, string]>;
export type Refusal = keyof typeof REFUSALS;

/** A file that is refused, with the reason. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
  readonly refusal: Refusal;
  /** Spanish message for the person who chose the file. */
  readonly sentence: string;

  constructor(refusal: Refusal, cause?: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
    this.sentence = REFUSALS[refusal][1];
  }
}

/** The refusal as a problem that names the part of the form. */
export const refusedPart = ({ refusal, sentence }: ImageRefused, field: string): HttpProblem =>
  new HttpProblem(REFUSALS[refusal][0], { detail: sentence, errors: [{ field, message: sentence }] });

/** The problem of a form whose files are all refused: the status of the first file, and one error per file. */
export function refusedFile(
  files: readonly { readonly refused: ImageRefused | string }[],
  part: string,
): HttpProblem {
  const errors = files.map(({ refused }, i) => ({
    field: files.length === 1 ? part : `${part}.${i}`,
    message: typeof refused === 'string' ? refused : refused.sentence,
  }));
  const first = files[0]?.refused;
  const code = first instanceof ImageRefused ? REFUSALS[first.refusal][0] : 'invalid-input';
  return new HttpProblem(code, { detail: errors[0]?.message ?? '', errors });
}
