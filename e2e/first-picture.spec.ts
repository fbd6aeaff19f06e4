import { expect, type Page } from '@playwright/test';
import { BUILD } from './hosts/other-build.ts';
import { holdBack, test } from './hosts/play.ts';
import { KEY } from './hosts/service.ts';

/**
 * Before a reader touches an element: the order in which pictures are requested, and that nothing else happens.
 */
const COUNT = 20;

const element = (sector: number) =>
  `<vigia-climate sector="${sector}" public-key="${KEY}" height="160"></vigia-climate>`;
const page20 = (script: string) => ({
  head: `${script}<style>main { display: grid; grid-template-columns: repeat(5, 1fr) }</style>`,
  body: `<main>${Array.from({ length: COUNT }, (_, i) => element(i + 1)).join('')}</main>`,
});

declare global {
  interface Window {
    order: string[];
    /** Timers of about a tenth of a second, which run when the test says so. */
    waiting: (() => void)[];
  }
}

/** Records what is requested, shown and drawn, and makes the order independent of the machine's speed. */
async function watchOrder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.order = [];
    window.waiting = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (...body) {
      window.order.push('asked');
      send.apply(this, body);
    };
    const frame = () => {
      window.order.push('frame');
      requestAnimationFrame(frame);
    };
    document.addEventListener(
      'vigia-ready',
      () => {
        window.order.push('shown');
        requestAnimationFrame(frame);
      },
      { once: true },
    );
    const { setTimeout } = window;
    window.setTimeout = ((then: () => void, ms?: number, ...rest: unknown[]) =>
      ms && ms > 50 && ms < 500
        ? window.waiting.push(then)
        : setTimeout(then, ms, ...rest)) as typeof setTimeout;
  });
}

/** Waits until every element knows that it is visible. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 5; i += 1) await new Promise((resume) => requestAnimationFrame(resume));
  });

const FIRST = '**/sectors/1/climate.svg?*';

test('the first picture is requested alone, and the others once it is painted', async ({
  page,
  guest,
  service,
  script,
  visit,
}) => {
  await watchOrder(page);
  const release = await holdBack(page, FIRST);
  await visit(page20(script()));
  await frames(page);
  expect(await page.evaluate(() => window.order)).toEqual(['asked']);
  release();
  await expect.poll(() => service.pictures.length).toBe(COUNT);
  const order = await page.evaluate(() => window.order);
  expect(order.slice(0, 5)).toEqual(['asked', 'shown', 'frame', 'frame', 'asked']);
  await expect(guest.widget('vigia-climate').locator('[part=picture]')).toHaveCount(COUNT);
  expect(service.pictures[0]).toBe('GET /embed/sectors/1/climate.svg');
  await guest.expectUnharmed(['order', 'held']);
});

test('a first picture that hangs does not delay the others, and is shown when it comes', async ({
  page,
  guest,
  service,
  script,
  visit,
}) => {
  const release = await holdBack(page, FIRST);
  await visit(page20(script()));
  const shown = guest.widget('vigia-climate').locator('[part=picture]');
  await expect(shown).toHaveCount(COUNT - 1);
  expect(service.pictures).not.toContain('GET /embed/sectors/1/climate.svg');
  release();
  await expect(shown).toHaveCount(COUNT);
  await guest.expectUnharmed();
});

test('a first picture that fails, or whose element is removed, lets the others start at once', async ({
  page,
  guest,
  script,
  visit,
}) => {
  const shown = guest.widget('vigia-climate').locator('[part=picture]');
  await watchOrder(page);
  await page.route('**/sectors/1/climate.svg?*', (route) => route.abort());
  await visit(page20(script()));
  await expect(shown).toHaveCount(COUNT - 1);
  await expect(guest.widget('vigia-climate').first().getByRole('alert')).toContainText('Sin conexión');
  await page.unroute('**/sectors/1/climate.svg?*');

  const release = await holdBack(page, FIRST);
  await page.reload();
  await frames(page);
  await page.evaluate(() => document.querySelector('vigia-climate')?.remove());
  await expect(shown).toHaveCount(COUNT - 1);
  release();
  expect(guest.complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('a pointer that rests where the page puts an element does not open it until it moves', async ({
  page,
  guest,
  service,
  script,
  visit,
}) => {
  await visit({ head: script(), body: element(1) });
  const widget = guest.widget('vigia-climate');
  await guest.expectPicture(widget);
  await expect.poll(() => service.requests).toContain(`GET /widgets/embed/${BUILD}/panels.js`);
  // The events that a browser sends for a pointer that has not moved itself.
  await widget.evaluate((element) => {
    for (const event of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'])
      element.dispatchEvent(new PointerEvent(event, { bubbles: event.endsWith('over'), composed: true }));
  });
  await page.waitForTimeout(500);
  expect(service.requests).not.toContain('POST /embed/session');
  await page.mouse.move(310, 110);
  await expect(widget.locator('[part=panel]')).toBeVisible();
  await guest.expectUnharmed();
});
