import { expect } from '@playwright/test';
import { element, test } from './play.ts';
import { OTHER_VERSION } from './service.ts';

test('two versions at once: the first one has the elements, and both answer', async ({
  guest,
  script,
  visit,
}) => {
  await visit({
    head: script(`/embed/v${OTHER_VERSION}/loader.js`) + script() + script(),
    body: element() + element('', 'vigia-climate'),
  });
  await guest.expectWorks(guest.widget());
  await guest.expectWorks(guest.widget('vigia-climate'));
  const inner = guest.widget().locator(`vigia-panel-v${OTHER_VERSION.replaceAll('.', '-')}`);
  await expect(inner).toHaveCount(1);
  await guest.expectUnharmed();
});

test('a file that is not the one whose hash was published is never run; the picture stays', async ({
  page,
  guest,
  script,
  visit,
}) => {
  await page.route('**/panels.js', (route) =>
    route.fulfill({
      body: 'window.broken = true',
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await visit({ head: script(), body: element() });
  await guest.expectPicture(guest.widget());
  await guest.widget().hover();
  await page.waitForTimeout(500);
  await expect(guest.widget().locator('[part=picture]')).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});
