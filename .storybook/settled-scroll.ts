/**
 * A page that its last story left scrolled is back at its top with the next one, but says so a frame later: a list that
 * the play has opened by then would close, as lists do when the page around them scrolls.
 */
let wasScrolled = false;

/** Called when a story has played. */
export function noteScroll(): void {
  wasScrolled = scrollY > 0;
}

/** Before the next one: events of scrolling come before the callbacks of the same frame. */
export async function settleScroll(): Promise<void> {
  if (wasScrolled) await new Promise(requestAnimationFrame);
  wasScrolled = false;
}
