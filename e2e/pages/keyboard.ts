import { expect, type Locator, type Page } from '@playwright/test';

/** Steps with Tab from anywhere on a page to anywhere else. */
const MOST_STEPS = 150;

/** A person without a mouse: keys alone, and after each of them something has the focus. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The focus is on something that is seen, and not lost to the page. */
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

  /** What stood in the field goes. */
  async type(text: string): Promise<void> {
    await this.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
    await this.expectFocus();
  }

  /** Steps on, or back to what stands before, until a control has the focus. */
  async reach(control: Locator): Promise<void> {
    const key = await control.evaluate((each) => {
      const place = document.activeElement?.compareDocumentPosition(each) ?? 0;
      return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    const isThere = () => control.evaluate((each) => each === document.activeElement);
    for (let step = 0; step < MOST_STEPS && !(await isThere()); step += 1) await this.press(key);
    await expect(control).toBeFocused();
  }

  /** A list that opens below its button; the choice is found by the first letters. */
  async choose(list: Locator, letters: string, option: string): Promise<void> {
    await this.reach(list);
    await this.press('Enter');
    await expect(this.page.getByRole('listbox')).toBeVisible();
    await this.page.keyboard.type(letters);
    await this.press('Enter');
    await expect(this.page.getByRole('listbox')).toBeHidden();
    await expect(list).toContainText(option);
    await expect(list).toBeFocused();
  }

  /** A field whose list is narrowed by typing; the first that is left is taken. */
  async find(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.type(text);
    await expect(this.page.getByRole('listbox').getByRole('option').first()).toContainText(text);
    await this.press('ArrowDown', 'Enter');
    await expect(this.page.getByRole('listbox')).toBeHidden();
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
  }
}
