/** Both ends of a span, each a day `YYYY-MM-DD`, what was typed instead, or `''`. */
export interface DateSpan {
  readonly start: string;
  readonly end: string;
}
