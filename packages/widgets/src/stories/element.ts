import { within } from 'storybook/test';

/** What is inside the element's shadow root, for queries. */
export function insideOf(canvas: HTMLElement) {
  return within(elementOf(canvas).shadowRoot as unknown as HTMLElement);
}

export function elementOf(canvas: HTMLElement): HTMLElement & { data: unknown } {
  const element = canvas.querySelector<HTMLElement & { data: unknown }>('vigia-degree-days');
  if (!element) throw new Error('no widget in this story');
  return element;
}

/** Details of an event of widgets from now on, as a listener far outside hears them. */
export function heard(event: 'vigia-ready' | 'vigia-error'): Record<string, unknown>[] {
  const details: Record<string, unknown>[] = [];
  document.addEventListener(event, (said) => details.push((said as CustomEvent).detail));
  return details;
}
