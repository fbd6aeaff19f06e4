/** Longest wait for an idle moment, ms. */
const LONGEST_WAIT_MS = 300;

/**
 * Runs `work` when the browser is idle.
 *
 * @returns a function that cancels the work
 */
export function atRest(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(idle);
}
