/** When the browser holds every file that the page has named ahead so far, though they have not run yet. */
export const allInHand = (): Promise<void> => allBut(0);

/** When one of them is still on its way. */
export const allButOneInHand = (): Promise<void> => allBut(1);

function allBut(rest: number): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  let missing = links.length;
  return new Promise((go) => {
    const look = () => missing <= rest && go();
    for (const link of links) {
      void inHand(link).then(() => {
        missing -= 1;
        look();
      });
    }
    look();
  });
}

function inHand(link: HTMLLinkElement): Promise<unknown> {
  if (performance.getEntriesByName(link.href).length > 0) return Promise.resolve();
  return new Promise((go) => {
    link.addEventListener('load', go);
    link.addEventListener('error', go);
  });
}
