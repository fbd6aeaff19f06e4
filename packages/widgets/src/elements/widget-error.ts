/** Why a widget shows nothing: the `code` of `vigia-error`. */
export type WidgetErrorCode =
  | 'missing-attribute'
  | 'bad-attribute'
  | 'network'
  | 'refused'
  | 'no-origin'
  | 'not-found'
  | 'busy'
  | 'server'
  | 'bad-data'
  | 'render';

/**
 * A widget cannot be drawn with what the service or the page gave it. `message` is for the page's developer.
 */
export class WidgetError extends Error {
  override readonly name = 'WidgetError';
  readonly code: WidgetErrorCode;

  constructor(code: WidgetErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const widgetError = (error: unknown): WidgetError =>
  error instanceof WidgetError ? error : new WidgetError('render', `${error}`);

/** The error of a refused request. A local file and a sandboxed frame have no origin that a key could list. */
export function codeOf(status: number): WidgetErrorCode {
  if (status === 401 || status === 403) return globalThis.origin === 'null' ? 'no-origin' : 'refused';
  if (status === 404) return 'not-found';
  if (status === 429) return 'busy';
  return status >= 500 ? 'server' : 'bad-attribute';
}
