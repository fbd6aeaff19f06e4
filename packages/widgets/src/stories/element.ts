import { expect, waitFor, within } from 'storybook/test';

type Widget = HTMLElement & { data: unknown };

/** The widget of a story. */
export function elementOf(canvas: HTMLElement): Widget {
  const element = [...canvas.querySelectorAll<Widget>('*')].find(({ localName }) =>
    localName.startsWith('vigia-'),
  );
  if (!element) throw new Error('no widget in this story');
  return element;
}

/** What is inside the element's shadow root, for queries. */
export function insideOf(canvas: HTMLElement) {
  return within(elementOf(canvas).shadowRoot as unknown as HTMLElement);
}

/** Waits until the panel has taken the place of what stood there before: it is drawn unseen. */
export async function shownInside(part: HTMLElement): Promise<void> {
  await waitFor(() => expect(part).toBeVisible());
}

/** Details of an event of widgets from now on, as a listener far outside hears them. */
export function heard(event: 'vigia-ready' | 'vigia-error' | 'vigia-point'): Record<string, unknown>[] {
  const details: Record<string, unknown>[] = [];
  document.addEventListener(event, (said) => details.push((said as CustomEvent).detail));
  return details;
}
