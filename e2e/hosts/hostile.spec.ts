import { expect } from '@playwright/test';
import { element, TAGS, test } from './play.ts';

const HOSTILE = `<style>
  * { all: unset !important; font-size: 80px !important; line-height: 4 !important; letter-spacing: 9px !important;
    direction: rtl !important; text-align: right !important; color: red !important }
  body, div { display: block !important }
  ${TAGS.join()} { visibility: hidden !important; display: none !important }
</style>`;

for (const [hostility, head, open] of [
  ['hostile style sheets, enormous type and right to left', HOSTILE, '<div>'],
  [
    'a page written from right to left',
    '<style>html { font-size: 60px }</style>',
    '<div dir="rtl" lang="ar">',
  ],
] as const) {
  test(`${hostility} do not change the inside of all eight elements`, async ({ guest, script, visit }) => {
    await visit({
      head: script() + head,
      body: `${open}${TAGS.map((tag) => element('', tag)).join('')}</div>`,
    });
    for (const tag of TAGS) {
      const widget = guest.widget(tag);
      await guest.expectPicture(widget);
      const { width, height } = (await widget.boundingBox())!;
      await guest.expectWorks(widget);
      expect(await widget.boundingBox()).toMatchObject({ width, height });
      const card = widget.locator('[part=panel] section').first();
      for (const [name, value] of Object.entries({
        'font-size': '14px',
        'letter-spacing': 'normal',
        direction: 'ltr',
        'text-align': 'start',
      }))
        await expect(card).toHaveCSS(name, value);
      await expect(card).not.toHaveCSS('color', 'rgb(255, 0, 0)');
    }
    const heading = guest.widget().locator('[part=panel] header tspan').first();
    await expect(heading).toHaveText('Grados día y capturas de Lobesia botrana');
    await expect(heading).toHaveCSS('font-size', '14px');
    await guest.expectUnharmed();
  });
}
