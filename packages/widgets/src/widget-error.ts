/** Why a widget shows no chart; the `code` of `vigia-error`. */
export type WidgetErrorCode =
  | 'missing-attribute'
  | 'bad-attribute'
  | 'network'
  | 'refused'
  | 'not-found'
  | 'busy'
  | 'server'
  | 'bad-data'
  | 'render';

/** The service or the page gave a widget nothing it could draw. `message` is for the page's developer. */
export class WidgetError extends Error {
  override readonly name = 'WidgetError';
  readonly code: WidgetErrorCode;

  constructor(code: WidgetErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
