/** Time after the last step in which a table still counts as scrolling, ms. */
const REST_MS = 150;

/**
 * Marks a table with `data-rolling` while it scrolls under the pointer. Highlighting the row under the pointer
 * is off then, as it would paint every step twice.
 *
 * @returns `step`, to call whenever it has scrolled, and `stop`
 */
export function rolling(table: Element | null): { readonly step: () => void; readonly stop: () => void } {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(rest);
    table?.removeAttribute('data-rolling');
  };
  const step = () => {
    clearTimeout(rest);
    table?.setAttribute('data-rolling', '');
    rest = setTimeout(stop, REST_MS);
  };
  return { step, stop };
}
