import { expect, type Locator, type Page } from '@playwright/test';

/** Most steps with Tab between any two controls of a page. */
const MOST_STEPS = 150;

/** A person without a mouse: uses keys only, and expects the focus to be on an element after each of them. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Expects that the focus is on a visible element. */
  async expectFocus(): Promise<void> {
    const focused = () =>
      this.page.evaluate(() => {
        const { activeElement: one, body } = document;
        if (one === null || one === body) return 'nothing';
        return one.isConnected && one.getClientRects().length > 0 ? 'something' : 'something unseen';
      });
    await expect.poll(focused).toBe('something');
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.expectFocus();
    }
  }

  /** Replaces the text of a field. */
  async type(text: string): Promise<void> {
    await this.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
    await this.expectFocus();
  }

  /** Steps forward with Tab, or back if the control is before the focus, until it has the focus. */
  async reach(control: Locator): Promise<void> {
    const key = await control.evaluate((each) => {
      const place = document.activeElement?.compareDocumentPosition(each) ?? 0;
      return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    const isThere = () => control.evaluate((each) => each === document.activeElement);
    for (let step = 0; step < MOST_STEPS && !(await isThere()); step += 1) await this.press(key);
    await expect(control).toBeFocused();
  }

  /** Expects that the focus is on an element or in it. */
  async expectWithin(place: Locator): Promise<void> {
    await expect.poll(() => place.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  }

  /** Chooses an option by its first letters in a list that opens below its button. */
  async choose(list: Locator, letters: string, option: string): Promise<void> {
    await this.reach(list);
    await this.press('Enter');
    const options = this.page.getByRole('listbox');
    await this.expectWithin(options);
    await this.page.keyboard.type(letters);
    await expect(options.getByRole('option', { name: new RegExp(`^${option}`) }).first()).toBeFocused();
    await this.press('Enter');
    await expect(options).toBeHidden();
    await expect(list).toContainText(option);
    await expect(list).toBeFocused();
  }

  /** Types into a field that filters its list, and chooses the first option left. */
  async find(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.type(text);
    await expect(this.page.getByRole('listbox').getByRole('option').first()).toContainText(text);
    await this.take(field, 'ArrowDown');
    await expect(field).toHaveValue(text);
  }

  /** Goes to the first or the last option of a field's open list, and takes it. */
  async take(field: Locator, key: 'ArrowDown' | 'ArrowUp'): Promise<void> {
    await expect(this.page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await this.press(key);
    await expect(field).toHaveAttribute('aria-activedescendant', /./);
    await this.press('Enter');
    await expect(this.page.getByRole('listbox')).toBeHidden();
    await expect(field).not.toHaveValue('');
    await expect(field).toBeFocused();
  }
}
