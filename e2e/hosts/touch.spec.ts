import { expect } from '@playwright/test';
import { element, TAGS, test } from './play.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('a tap opens the interactive part of each element, and nothing moves', async ({
  guest,
  script,
  visit,
}) => {
  await visit({ head: script(), body: TAGS.map((tag) => element('', tag)).join('') });
  for (const tag of TAGS) {
    const widget = guest.widget(tag);
    await guest.expectPicture(widget);
    await expect(widget.locator('[part=panel]')).toHaveCount(0);
    await widget.tap();
    await expect(widget.locator('[part=panel]')).toBeVisible();
    await expect(widget.locator('[part=picture]')).toHaveCount(0);
  }
  expect((await guest.seen()).shiftsOfPress).toEqual([]);
  await guest.expectUnharmed();
});
