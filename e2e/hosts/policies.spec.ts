import { expect } from '@playwright/test';
import { element, TAGS, test } from './play.ts';
import { recipeOf } from './recipes.ts';

test('the strictest policy: nothing inline, no style, trusted types required and none allowed', async ({
  guest,
  origin,
  visit,
}) => {
  const [script = ''] = /<script[^>]*><\/script>/.exec(recipeOf('plain.html', origin)) ?? [];
  // As in the recipe for a site without a style sheet, where no rule reserves space for elements.
  const waitedFor = script.replace('async', '');
  await visit({
    head: waitedFor,
    body: TAGS.map((tag) => element('', tag)).join(''),
    headers: { 'content-security-policy': recipeOf('policy.txt', origin).replaceAll('\n', ' ').trim() },
  });
  for (const tag of TAGS) await guest.expectWorks(guest.widget(tag));
  await expect(guest.widget().getByRole('application')).toHaveCSS('position', 'relative');
  await guest.expectUnharmed();
});

test('a sandboxed frame without an origin of its own', async ({ page, guest, script, visit }) => {
  const inside = `${script()}${element()}`.replaceAll('"', '&quot;');
  await visit({
    body: `<iframe sandbox="allow-scripts" width="900" height="600" srcdoc="${inside}"></iframe>`,
  });
  const widget = page.frameLocator('iframe').locator('vigia-degree-days');
  await guest.expectPicture(widget);
  await widget.hover();
  await expect(widget.locator('[part=panel]')).toBeVisible();
  await guest.expectUnharmed();
});
