/**
 * A problem that the person at the terminal can solve. Its message is one Spanish sentence, shown without a
 * stack.
 */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
