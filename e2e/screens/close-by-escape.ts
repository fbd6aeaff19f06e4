import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Closes a dialog, a menu or a sheet by Escape, which reaches it once it has the focus. */
export async function closeByEscape(opened: Locator): Promise<void> {
  await expect.poll(() => opened.query()?.contains(document.activeElement) ?? false).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(opened).not.toBeInTheDocument();
}
