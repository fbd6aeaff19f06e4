/** Where the page has written what an element shows until its picture comes; to a field's part it comes by a slot. */
export const writtenIn = (host: Element): ParentNode =>
  host.querySelector('slot')?.assignedElements()[0] ?? host;

/** Data that were written before the element was defined hide its accessor. */
export function takeOwnData(host: { data?: unknown }): void {
  if (!Object.hasOwn(host, 'data')) return;
  const { data } = host;
  delete host.data;
  host.data = data;
}
