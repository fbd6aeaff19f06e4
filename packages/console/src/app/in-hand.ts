/**
 * When the browser holds every file that the page has named ahead so far, though they have not run yet; at once where
 * it names none.
 */
export async function namedFilesInHand(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  await Promise.all(links.map(inHand));
}

function inHand(link: HTMLLinkElement): Promise<unknown> {
  if (performance.getEntriesByName(link.href).length > 0) return Promise.resolve();
  return new Promise((go) => {
    link.addEventListener('load', go);
    link.addEventListener('error', go);
  });
}
