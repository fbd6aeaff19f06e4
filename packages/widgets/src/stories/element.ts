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

/** The content of the element's shadow root, for queries. */
export function insideOf(canvas: HTMLElement) {
  return within(elementOf(canvas).shadowRoot as unknown as HTMLElement);
}

/** Waits until the panel has replaced the picture; before, it is drawn invisibly. */
export async function shownInside(part: HTMLElement): Promise<void> {
  await waitFor(() => expect(part).toBeVisible());
}

/** Details of an event of widgets from now on, as a listener of the document receives them. */
export function eventsOf(event: 'vigia-ready' | 'vigia-error' | 'vigia-point'): Record<string, unknown>[] {
  const details: Record<string, unknown>[] = [];
  document.addEventListener(event, (happened) => details.push((happened as CustomEvent).detail));
  return details;
}

/** Charts by their titles, when they are visible. */
export async function chartsOf(canvas: HTMLElement, titles: readonly string[]): Promise<HTMLElement[]> {
  const charts: HTMLElement[] = [];
  for (const title of titles) {
    const chart = await insideOf(canvas).findByRole('application', { name: new RegExp(title) });
    await shownInside(chart);
    charts.push(chart);
  }
  return charts;
}

/** Expects that the texts of every chart stand above the bar that unfolds the rest. */
export async function expectAboveBar(canvas: HTMLElement, charts: readonly HTMLElement[]): Promise<void> {
  const bar = await insideOf(canvas).findByRole('button', { name: 'Ver todo' });
  const words = () => charts.flatMap((chart) => [...chart.querySelectorAll('text')]);
  const bottoms = () => words().map((text) => text.getBoundingClientRect().bottom);
  await waitFor(() => expect(words().length).toBeGreaterThan(charts.length));
  await waitFor(() => expect(Math.max(...bottoms())).toBeLessThanOrEqual(bar.getBoundingClientRect().top));
}
