export type Nearness = 'near' | 'seen';

type Watcher = (how: Nearness) => void;

/** A screen's half away is near enough to ask for the picture. */
const MARGINS: Readonly<Record<Nearness, string>> = { near: '50% 0px', seen: '0px' };

const watchers = new WeakMap<Element, Watcher>();
let observers: IntersectionObserver[] | undefined;

/** Tells once when the element comes near the viewport, and once when it is in it. */
export function watch(element: Element, watcher: Watcher): void {
  watchers.set(element, watcher);
  observers ??= (['near', 'seen'] as const).map(
    (how) =>
      new IntersectionObserver(
        (entries, observer) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            observer.unobserve(target);
            watchers.get(target)?.(how);
          }
        },
        { rootMargin: MARGINS[how] },
      ),
  );
  for (const observer of observers) observer.observe(element);
}

export function unwatch(element: Element): void {
  watchers.delete(element);
  for (const observer of observers ?? []) observer.unobserve(element);
}
