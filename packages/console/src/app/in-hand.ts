/**
 * When the browser holds the file that the page asks for first, though it has not run yet; at once where the page
 * names none.
 */
export function firstFileInHand(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="modulepreload"]');
  const isThere = !link || performance.getEntriesByName(link.href).length > 0;
  if (isThere) return Promise.resolve();
  return new Promise((go) => {
    link.addEventListener('load', go);
    link.addEventListener('error', go);
  });
}
