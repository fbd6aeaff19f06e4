const SPACE = /[\t\n\r ]*/y;
const TEXT = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const PLAIN = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/**
 * How many characters of a text are JSON: the place of the first one that is wrong, or the length of the text where it
 * ends too early. The engine tells it for some errors only.
 *
 * @source RFC 8259
 */
export function endOfJson(text: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length;
    at += length ?? 0;
    return length !== undefined;
  };
  const next = (pattern: RegExp): boolean => take(SPACE) && take(pattern);
  const listed = (item: () => boolean, close: RegExp): boolean => {
    if (next(close)) return true;
    do if (!item()) return false;
    while (next(/,/y));
    return take(close);
  };
  const member = (): boolean => next(TEXT) && next(/:/y) && value();
  const value = (): boolean => {
    if (next(/\{/y)) return listed(member, /\}/y);
    if (take(/\[/y)) return listed(value, /\]/y);
    return take(TEXT) || take(PLAIN);
  };
  if (value()) take(SPACE);
  return at;
}
