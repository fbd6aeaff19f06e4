import { expect } from '@playwright/test';
import { element, test } from './play.ts';

test('hostile style sheets, enormous type and right to left leave the inside as it is', async ({
  guest,
  script,
  visit,
}) => {
  const hostile = `<style>* { all: unset !important; font-size: 80px !important; line-height: 4 !important; direction: rtl !important } body, div { display: block !important } vigia-degree-days { visibility: hidden !important; display: none !important }</style>`;
  await visit({
    head: script() + hostile,
    body: `<div>${element()}</div>`,
  });
  const widget = guest.widget();
  await guest.expectWorks(widget);
  const heading = widget.getByRole('heading', { name: 'Lobesia botrana' });
  await expect(heading).toHaveCSS('font-size', '18px');
  await expect(heading).toHaveCSS('direction', 'ltr');
  await guest.expectUnharmed();
});
