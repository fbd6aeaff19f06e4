import {
  type PestDocument as Document,
  type DocumentPath,
  PEST_FAULT_SENTENCES,
  pestDocumentFaults,
} from '@vigia/domain/pests';
import type * as z from 'zod/mini';
import { PestDocument } from './pest-document.ts';
import { documentSentence } from './pest-document-words.ts';

/** Where a document is wrong, as its author finds it (`model.stages[2].value`), and a Spanish sentence. */
export interface DocumentError {
  /** Empty for the document as a whole. */
  readonly path: string;
  readonly sentence: string;
}

export type CheckedPest =
  | { readonly document: Document; readonly errors: readonly [] }
  | { readonly document: null; readonly errors: readonly DocumentError[] };

/**
 * A pest's document, or everything that is wrong with it.
 *
 * @param value what a JSON file contains
 */
export function checkPestDocument(value: unknown): CheckedPest {
  const result = PestDocument.safeParse(value, { error: documentSentence });
  const shape = result.success ? [] : result.error.issues.flatMap(errorsOf);
  const errors = [...shape, ...faultSentences(pestDocumentFaults(value), PEST_FAULT_SENTENCES)];
  if (!result.success || errors.length > 0) return { document: null, errors };
  return { document: result.data, errors: [] };
}

/** Faults that the domain has found, as its author reads them. */
export const faultSentences = <Code extends string>(
  faults: readonly { readonly path: DocumentPath; readonly code: Code }[],
  sentences: Readonly<Record<Code, string>>,
): DocumentError[] => faults.map(({ path, code }) => ({ path: pathText(path), sentence: sentences[code] }));

/** One error, or one for each name that the form does not have. */
function errorsOf(issue: z.core.$ZodIssue): DocumentError[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: pathText([...path, key]), sentence: issue.message }));
  }
  return [{ path: pathText(path), sentence: issue.message }];
}

const PLAIN_NAME = /^[\w$]+$/;

function pathText(path: DocumentPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    if (!PLAIN_NAME.test(step)) return `${text}[${JSON.stringify(step)}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}
