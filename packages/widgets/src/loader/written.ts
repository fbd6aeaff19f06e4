/**
 * The place where the page has written content that an element shows until its picture is loaded; for a field's
 * part it is assigned to a slot.
 */
export const writtenIn = (host: Element): ParentNode =>
  host.querySelector('slot')?.assignedElements()[0] ?? host;

/** Data that were set before the element was defined hide its accessor: they are set again. */
export function takeOwnData(host: { data?: unknown }): void {
  if (!Object.hasOwn(host, 'data')) return;
  const { data } = host;
  delete host.data;
  host.data = data;
}
