import { beginWith } from './picture.ts';
import { writtenIn } from './written.ts';

/** Less than half a screen away: near enough to request the picture. */
const NEAR = 1;
/** In the viewport. */
export const SEEN = 2;
export type Nearness = typeof NEAR | typeof SEEN;

const FRAME_MS = 16;

type Watcher = (how: Nearness) => void;

const watchers = new WeakMap<Element, Watcher>();
let observers: IntersectionObserver[] | undefined;
const arrived: Element[] = [];

/**
 * Calls the watcher when the element is near the viewport and when it is in it, in any order, the latter
 * possibly twice.
 */
export function watch(element: Element, watcher: Watcher): void {
  watchers.set(element, watcher);
  observers ??= [observerOf(NEAR, { rootMargin: '50% 0px' }), observerOf(SEEN)];
  for (const observer of observers) observer.observe(element);
  // Observers report only with the next frame: an element that is visible before need not wait for that.
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

/** Ends `watch` of an element. */
export function unwatch(element: Element): void {
  watchers.delete(element);
  for (const observer of observers!) observer.unobserve(element);
}

/**
 * Announces only the first visible element: the pictures of the others wait for its picture (picture.ts), and
 * by then the observers have reported. If the page has written a picture into its first element, as an image or
 * drawn by the page's own server, no picture is requested before that one is painted.
 */
function announceEarly(): void {
  if (arrived.some(isOpen)) {
    setTimeout(announceEarly, FRAME_MS);
    return;
  }
  const elements = arrived.splice(0);
  const written = writtenIn(elements[0]!).querySelector('img,svg');
  if (written) beginWith(written);
  // In the background nothing is visible, and without its style sheets a page has no layout.
  else if (
    !document.hidden &&
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet)
  )
    // Possibly no element is visible.
    watchers.get(elements.find(isInSight)!)?.(SEEN);
}

/**
 * Whether the browser may still be parsing the content of the element, or of the element that it is a part of.
 */
function isOpen(element: Element): boolean {
  const outer = (element.getRootNode() as Partial<ShadowRoot>).host ?? element;
  let last: Node | null = document;
  while (last && last !== outer) last = last.lastChild;
  return !!last && document.readyState === 'loading';
}

/** Whether the element is visible at its centre: not covered, not cut off, and still in the page. */
function isInSight(element: Element): boolean {
  if (!element.isConnected) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document;
  return root.elementFromPoint(x + width / 2, y + height / 2) === element;
}
