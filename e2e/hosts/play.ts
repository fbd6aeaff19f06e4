import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { ELEMENTS } from '../../packages/widgets/src/elements/catalogue.ts';
import { Guest, Host, type HostPage } from './host.ts';
import { HostService, KEY } from './service.ts';

interface Sites {
  readonly service: HostService;
  readonly host: Host;
  /** Origin of the service. */
  readonly origin: string;
}

interface Play {
  readonly service: HostService;
  readonly origin: string;
  readonly guest: Guest;
  /** A script element without `defer`, so that elements have their height from the first paint on. */
  readonly script: (path?: string) => string;
  /**
   * Opens a page.
   *
   * @returns its address
   */
  readonly visit: (page: HostPage) => Promise<string>;
}

/** A test on a partner's page, on another origin than the service. */
export const test = base.extend<Play, { readonly sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const [service, host] = [new HostService(), new Host()];
      const origin = await service.listen();
      await host.listen();
      await use({ service, host, origin });
      service.close();
      host.close();
    },
    { scope: 'worker' },
  ],
  service: async ({ sites }, use, play) => {
    play.setTimeout(60_000);
    sites.service.forget();
    await use(sites.service);
  },
  origin: async ({ sites }, use) => use(sites.origin),
  guest: async ({ page, service: _ }, use) => use(new Guest(page)),
  script: async ({ origin }, use) =>
    use((path = '/widgets/vigia-widgets.js') => `<script src="${origin}${path}"></script>`),
  visit: async ({ sites, guest }, use) =>
    use(async (page) => {
      const address = sites.host.add(page);
      await guest.visit(address);
      return address;
    }),
});

export const element = (more = '', tag = 'vigia-degree-days') =>
  `<${tag} ${tag.includes('station') ? 'station' : 'sector'}="1" public-key="${KEY}" ${more}></${tag}>`;

export const TAGS = ELEMENTS.map(({ tag }) => tag);

/**
 * Delays an answer.
 *
 * @param what part of its address
 * @returns a function that lets it continue
 */
export async function holdBack(page: Page, what: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resume) => {
    release = resume;
  });
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Violations that axe finds in the page; axe creates the globals `AXE_GLOBALS`. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}
export const AXE_GLOBALS = ['axe', '__core-js_shared__'];
