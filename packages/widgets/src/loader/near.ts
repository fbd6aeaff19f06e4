import { beginWith } from './picture.ts';
import { writtenIn } from './written.ts';

/** A screen's half away is near enough to ask for the picture. */
const NEAR = 1;
/** In the viewport. */
export const SEEN = 2;
export type Nearness = typeof NEAR | typeof SEEN;

const FRAME_MS = 16;

type Watcher = (how: Nearness) => void;

const watchers = new WeakMap<Element, Watcher>();
let observers: IntersectionObserver[] | undefined;
const arrived: Element[] = [];

/** Called when the element is near the viewport and when it is in it, in any order, the latter perhaps twice. */
export function watch(element: Element, watcher: Watcher): void {
  watchers.set(element, watcher);
  observers ??= [observerOf(NEAR, { rootMargin: '50% 0px' }), observerOf(SEEN)];
  for (const observer of observers) observer.observe(element);
  // Observers first speak with a frame: what stands in sight before it need not wait for that.
  if (arrived.push(element) === 1) setTimeout(announceEarly);
}

function observerOf(how: Nearness, options?: IntersectionObserverInit): IntersectionObserver {
  const onCrossing: IntersectionObserverCallback = (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (isOpen(target)) observer.observe(target);
      else watchers.get(target)?.(how);
    }
  };
  return new IntersectionObserver(onCrossing, options);
}

/** Of an element that was watched. */
export function unwatch(element: Element): void {
  watchers.delete(element);
  for (const observer of observers!) observer.unobserve(element);
}

/**
 * The first in sight alone: the others' pictures wait for its own (picture.ts), and observers have spoken by then. Where
 * the page has written a picture into its first element, as an image or drawn there by the page's own server, nothing is
 * asked for before that one is painted.
 */
function announceEarly(): void {
  if (arrived.some(isOpen)) {
    setTimeout(announceEarly, FRAME_MS);
    return;
  }
  const elements = arrived.splice(0);
  const written = writtenIn(elements[0]!).querySelector('img,svg');
  if (written) beginWith(written);
  // In the background nothing is in sight, and before its style sheets a page knows no places.
  else if (
    !document.hidden &&
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet)
  )
    // There need not be one.
    watchers.get(elements.find(isInSight)!)?.(SEEN);
}

/** Whether the page may still be read inside it, or inside what it is a part of: what is written there has yet to come. */
function isOpen(element: Element): boolean {
  const outer = (element.getRootNode() as Partial<ShadowRoot>).host ?? element;
  let last: Node | null = document;
  while (last && last !== outer) last = last.lastChild;
  return !!last && document.readyState === 'loading';
}

/** What hides it or cuts it off would answer in its place; one that has left the page since is nowhere. */
function isInSight(element: Element): boolean {
  if (!element.isConnected) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document;
  return root.elementFromPoint(x + width / 2, y + height / 2) === element;
}
