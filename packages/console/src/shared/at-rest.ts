/** Longest wait for a page that does not come to rest, ms. */
const LONGEST_WAIT_MS = 300;

/**
 * Does something once the page has nothing more urgent to do.
 *
 * @returns gives it up
 */
export function atRest(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(idle);
}
