import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { account } from './accounts.ts';

/** The console as a person uses it: by role and Spanish name. */
export class Console {
  readonly page: Page;
  /** Errors of the browser; every test ends with none. */
  readonly complaints: string[] = [];
  /** Refusals that a test causes on purpose: the browser reports each of them as an error. */
  readonly expectedRefusals: RegExp[] = [/status of 401/];

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      const isExpected = this.expectedRefusals.some((refusal) => refusal.test(message.text()));
      if (message.type() === 'error' && !isExpected) this.complaints.push(message.text());
    });
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async fillSignIn(email: string, password: string): Promise<void> {
    await this.page.getByLabel('Correo electrónico').fill(email);
    await this.page.getByLabel('Contraseña', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Ingresar' }).click();
  }

  /** Signs in as the page of the sign-in would, without drawing it: plays about that page fill it in. */
  async signIn(name: string, path = '/'): Promise<void> {
    const { request } = this.page;
    const { api_key } = await (await request.get('/config.json')).json();
    const { email, password } = account(name);
    const answer = await request.post('/auth/sign-in', {
      headers: { 'x-api-key': api_key },
      data: { email, password },
    });
    expect(answer.ok(), `${name} is let in`).toBe(true);
    await this.page.goto('/livez');
    await this.page.evaluate(() => localStorage.setItem('vigia:signed-in', 'true'));
    await this.page.goto(path);
    await expect(this.page.getByRole('button', { name: /^Cuenta/ })).toBeVisible();
  }

  /** Signs in on the page of the sign-in. */
  async signInByForm(name: string, path = '/'): Promise<void> {
    await this.page.goto(path);
    const { email, password } = account(name);
    await this.fillSignIn(email, password);
    await expect(this.page.getByRole('button', { name: /^Cuenta/ })).toBeVisible();
  }

  /** Follows a link to a field, in the wide or the narrow layout. */
  async openSector(name: string): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).first().click();
    await expect(this.heading).toHaveText(name);
  }

  /** Chooses an option. Filters come before other buttons of the same name. */
  async choose(select: string, option: string | RegExp): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(select) })
      .first()
      .click();
    await this.page.getByRole('option', { name: option }).click();
  }

  async expectAccessible(): Promise<void> {
    // React Aria's announcer keeps, for some seconds, an element that refers to a removed button.
    const { violations } = await new AxeBuilder({ page: this.page })
      .exclude('[data-live-announcer]')
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
      [],
    );
  }

  /** Expects that the page does not scroll sideways. */
  async expectFits(): Promise<void> {
    const [content, screen] = await this.page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content).toBeLessThanOrEqual(screen ?? 0);
  }
}

export const test = base.extend<{ vigia: Console }>({
  vigia: async ({ page }, use) => {
    const vigia = new Console(page);
    await use(vigia);
    expect(vigia.complaints).toEqual([]);
  },
});
export { expect };
