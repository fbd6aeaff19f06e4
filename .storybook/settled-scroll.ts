/**
 * A page that a story left scrolled returns to its top with the next story, but the scroll event comes a frame
 * later. It would close a list that the next play has opened, as lists close when the page scrolls.
 */
let wasScrolled = false;

/** Called when a story has played. */
export function noteScroll(): void {
  wasScrolled = scrollY > 0;
}

/** Called before the next story. Scroll events come before the callbacks of the same frame. */
export async function settleScroll(): Promise<void> {
  if (wasScrolled) await new Promise(requestAnimationFrame);
  wasScrolled = false;
}
