export type Nearness = 'near' | 'seen';

type Watcher = (how: Nearness) => void;

const watchers = new WeakMap<Element, Watcher>();
let observers: IntersectionObserver[] | undefined;
const arrived: Element[] = [];

/** Tells once or twice that the element is near the viewport, and once that it is in it. */
export function watch(element: Element, watcher: Watcher): void {
  watchers.set(element, watcher);
  // A screen's half away is near enough to ask for the picture.
  observers ??= [observerOf('near', '50% 0px'), observerOf('seen', '0px')];
  for (const observer of observers) observer.observe(element);
  // Observers first speak with a frame: what stands in sight before it need not wait for that.
  if (arrived.push(element) === 1) setTimeout(tellEarly);
}

function observerOf(how: Nearness, rootMargin: string): IntersectionObserver {
  const tell: IntersectionObserverCallback = (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      watchers.get(target)?.(how);
    }
  };
  return new IntersectionObserver(tell, { rootMargin });
}

export function unwatch(element: Element): void {
  watchers.delete(element);
  for (const observer of observers ?? []) observer.unobserve(element);
}

function tellEarly(): void {
  // In the background nothing is in sight, and before its style sheets a page knows no places.
  const isSettled = !document.hidden && [...document.querySelectorAll('link')].every(isLoaded);
  for (const element of arrived.splice(0))
    if (isSettled && isInSight(element)) watchers.get(element)?.('near');
}

const isLoaded = ({ rel, sheet }: HTMLLinkElement) => rel !== 'stylesheet' || sheet;

/** What hides it or cuts it off would answer in its place. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}
