export interface Sought {
  /** Searched in the page and in open shadow trees. */
  readonly selector: string;
  /** Source of a regular expression for the name. */
  readonly name: string;
  /** Whether it is scrolled into view. */
  readonly isBrought: boolean;
}

export interface Found {
  /** Middle of its visible part, px. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isDisabled: boolean;
  /** The element that covers it. */
  readonly coveredBy: string | null;
}

/**
 * Runs in the page: finds the first element that a reader can see and use; null if there is none. Elements that
 * an open dialog makes inert are not found.
 */
export function findElement({ selector, name, isBrought }: Sought): Found | null {
  const pattern = new RegExp(name);
  const inTree = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      ...(each.matches(selector) ? [each] : []),
      ...(each.shadowRoot ? inTree(each.shadowRoot) : []),
    ]);
  const wordsOf = (ids: string | null) =>
    (ids ?? '').split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '');
  const nameOf = (each: Element) => {
    const labelled = wordsOf(each.getAttribute('aria-labelledby')).join(' ').trim();
    const { labels } = each as HTMLInputElement;
    return (
      labelled ||
      each.getAttribute('aria-label') ||
      [...(labels ?? [])].map(({ textContent }) => textContent).join(' ') ||
      each.getAttribute('alt') ||
      each.textContent ||
      ''
    ).trim();
  };
  const isUsable = (each: Element) =>
    each.checkVisibility({ visibilityProperty: true }) &&
    each.closest('[inert], body > [aria-hidden=true]') === null;
  const element = inTree(document).find((each) => isUsable(each) && pattern.test(nameOf(each)));
  if (!element) return null;
  const isOver = (each: Element | null): boolean => {
    for (let at: Node | null = each; at; at = at.parentNode ?? (at as ShadowRoot).host ?? null)
      if (at === element) return true;
    return each !== null && element.parentElement?.closest('label')?.contains(each) === true;
  };
  const middle = (from: number, to: number, most: number) => (Math.max(0, from) + Math.min(to, most)) / 2;
  const place = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [middle(left, right, innerWidth), middle(top, bottom, innerHeight)];
    let front: Element | null = null;
    let deeper = document.elementFromPoint(x, y);
    while (deeper && deeper !== front) {
      front = deeper;
      deeper = front.shadowRoot?.elementFromPoint(x, y) ?? null;
    }
    return { x, y, front, isWhole: top >= 0 && bottom <= innerHeight };
  };
  let { x, y, front, isWhole } = place();
  if (isBrought && !(isWhole && isOver(front))) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    ({ x, y, front } = place());
  }
  return {
    x,
    y,
    text: element.textContent ?? '',
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    coveredBy: isOver(front) ? null : (front?.outerHTML.slice(0, 120) ?? 'nothing in sight'),
  };
}
