/** Both ends of a span: each a day `YYYY-MM-DD`, the text that was typed if it is not a day, or `''`. */
export interface DateSpan {
  readonly start: string;
  readonly end: string;
}
