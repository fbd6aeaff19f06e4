import { expect } from '@playwright/test';
import { PARTS, type PROPERTIES } from '../../packages/widgets/src/elements/manifest.ts';
import { AXE_GLOBALS, element, TAGS, test, violationsOf } from './play.ts';

const ALL = TAGS.map((tag) => element('', tag)).join('');
const CHOSEN: Readonly<Record<keyof typeof PROPERTIES, string>> = {
  '--vigia-font-family': 'monospace',
  '--vigia-background': 'rgb(250, 240, 200)',
  '--vigia-border': 'rgb(200, 0, 100)',
  '--vigia-radius': '21px',
};
const properties = Object.entries(CHOSEN).map(([name, value]) => `${name}: ${value};`);

for (const [where, rule] of [
  ['of the page', ':root'],
  ['of the elements', `:is(${TAGS.join()})`],
] as const) {
  test(`custom properties ${where} dress the picture and the interactive part of all eight`, async ({
    guest,
    script,
    visit,
  }) => {
    await visit({ head: `<style>${rule} { ${properties.join(' ')} }</style>${script()}`, body: ALL });
    for (const tag of TAGS) {
      const widget = guest.widget(tag);
      await guest.expectPicture(widget);
      const picture = widget.locator('[part=picture]');
      const ground = picture.locator('> rect');
      await expect(ground).toHaveCSS('fill', CHOSEN['--vigia-background']);
      await expect(ground).toHaveCSS('stroke', CHOSEN['--vigia-border']);
      await expect(ground).toHaveCSS('rx', CHOSEN['--vigia-radius']);
      await expect(picture.locator('text').first()).toHaveCSS('font-family', CHOSEN['--vigia-font-family']);
      await expect(widget.locator('[part=box]')).toHaveCSS('border-radius', CHOSEN['--vigia-radius']);
      await guest.expectWorks(widget);
      const card = widget.locator('[part=panel] section').first();
      await expect(card).toHaveCSS('background-color', CHOSEN['--vigia-background']);
      await expect(card).toHaveCSS('border-color', CHOSEN['--vigia-border']);
      await expect(card).toHaveCSS('border-radius', CHOSEN['--vigia-radius']);
      await expect(card).toHaveCSS('font-family', CHOSEN['--vigia-font-family']);
      const texts = await widget.locator('[part=panel] svg text').all();
      for (const text of texts.slice(0, 1))
        await expect(text).toHaveCSS('font-family', CHOSEN['--vigia-font-family']);
    }
    await guest.expectUnharmed();
  });
}

test('each part can be dressed from outside: box, picture, message and interactive part', async ({
  page,
  guest,
  service,
  script,
  visit,
}) => {
  const rules = Object.keys(PARTS).map(
    (part, i) => `::part(${part}) { outline: ${i + 2}px dotted !important }`,
  );
  await visit({ head: `<style>${rules.join('\n')}</style>${script()}`, body: ALL });
  const dressed = async (tag: string, part: keyof typeof PARTS) => {
    const width = `${Object.keys(PARTS).indexOf(part) + 2}px`;
    await expect(guest.widget(tag).locator(`[part=${part}]`)).toHaveCSS(
      'outline',
      new RegExp(`dotted ${width}`),
    );
  };
  for (const tag of TAGS) {
    await guest.expectPicture(guest.widget(tag));
    await dressed(tag, 'box');
    await dressed(tag, 'picture');
    await guest.expectWorks(guest.widget(tag));
    await dressed(tag, 'panel');
  }
  await guest.expectUnharmed();
  service.refusal = { status: 500, code: 'internal-error' };
  await page.reload();
  for (const tag of TAGS) {
    await guest.widget(tag).scrollIntoViewIfNeeded();
    await dressed(tag, 'message');
  }
});

for (const theme of ['dark', 'sol']) {
  test(`axe finds no violation in the theme ${theme}, in pictures and in interactive parts`, async ({
    page,
    guest,
    script,
    visit,
  }) => {
    const all = TAGS.map((tag) => element(`theme="${theme}"`, tag)).join('');
    await visit({ head: script(), body: `<main><h1>Boletín</h1>${all}</main>` });
    for (const tag of TAGS) await guest.expectPicture(guest.widget(tag));
    expect(await violationsOf(page)).toEqual([]);
    for (const tag of TAGS) {
      await guest.widget(tag).locator('[part=picture]').focus();
      await expect(guest.widget(tag).locator('[part=panel]')).toBeVisible();
    }
    expect(await violationsOf(page)).toEqual([]);
    await guest.expectUnharmed(AXE_GLOBALS);
  });
}
