import { expect, type Locator } from '@playwright/test';
import { drawnWords, type Words } from './drawn-words.ts';
import { LONG_NAMES } from './long-names.ts';
import { element, TAGS, test } from './play.ts';
import { WITHOUT_DATA } from './without-data.ts';

const GLANCES = ['vigia-station-card', 'vigia-sector-map', 'vigia-risk-badge'] as const;
const CHARTS = TAGS.filter((tag) => !GLANCES.some((glance) => glance === tag));
/** Texts of a map's buttons, and of the button that unfolds the rest. */
const CONTROLS = ['+', '−', 'Ver todo'];
const FONTS = ['serif', 'monospace'];

/** Colours of series and of their background. */
const colours = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const painted = Array.from(root.querySelectorAll('path, rect, line')).flatMap((mark) => {
      const { fill, stroke } = getComputedStyle(mark);
      return [fill, stroke].filter((colour) => colour.startsWith('rgb('));
    });
    return [...new Set(painted)].sort();
  });

for (const width of [350, 765, 1084]) {
  test(`the first touch adds a cursor and moves nothing, in a column of ${width} px`, async ({
    page,
    guest,
    script,
    visit,
  }) => {
    await page.setViewportSize({ width: 1200, height: 760 });
    const body = CHARTS.map((tag) => element('', tag)).join('');
    await visit({ head: script(), body: `<div style="width:${width}px">${body}</div>` });
    for (const tag of CHARTS) {
      const widget = guest.widget(tag);
      await guest.expectPicture(widget);
      const picture = widget.locator('[part=picture]');
      const before = await drawnWords(picture);
      const painted = (await colours(picture)).filter(isOfSeries);
      expect(before.length, tag).toBeGreaterThan(8);
      expect(painted, tag).not.toEqual([]);
      await guest.expectWorks(widget);
      const panel = widget.locator('[part=panel]');
      const after = await drawnWords(panel);
      // The source stands below the strip that replaces it.
      expect(
        missing(
          before.filter(({ text }) => !text.startsWith('Fuente')),
          after,
        ),
        tag,
      ).toEqual([]);
      expect(await colours(panel), tag).toEqual(expect.arrayContaining(painted));
      await expect(panel.getByText('Fuente: Vigía').first(), tag).toBeAttached();
      const scrolled = await panel.evaluate((root) =>
        Array.from(root.querySelectorAll('figure *'), (each) => [each.scrollWidth - each.clientWidth, each])
          .filter(
            ([over, each]) => (over as number) > 1 && getComputedStyle(each as Element).overflowX === 'auto',
          )
          .map(([, each]) => (each as Element).outerHTML.slice(0, 80)),
      );
      expect(scrolled, tag).toEqual([]);
    }
    await guest.expectUnharmed();
  });
}

// 479 px are a narrow column; its picture is 480 px wide.
for (const width of [350, 479, 765, 1084]) {
  for (const [season, answers] of [
    ['measured', {}],
    ['without data', WITHOUT_DATA],
    ['of long names', LONG_NAMES],
  ] as const) {
    test(`the first touch of a glance moves nothing, ${season}, in a column of ${width} px`, async ({
      page,
      guest,
      service,
      script,
      visit,
    }) => {
      service.answers = answers;
      await page.setViewportSize({ width: 1200, height: 760 });
      const body = GLANCES.map((tag) => element('', tag)).join('');
      await visit({ head: script(), body: `<div style="width:${width}px">${body}</div>` });
      for (const tag of GLANCES) {
        const widget = guest.widget(tag);
        await guest.expectPicture(widget);
        const before = await drawnWords(widget.locator('[part=picture]'));
        expect(before.length, tag).toBeGreaterThan(1);
        await guest.expectWorks(widget);
        const after = await drawnWords(widget.locator('[part=panel]'));
        expect(missing(before, after), tag).toEqual([]);
        const added = missing(after, before).filter(({ text }) => !CONTROLS.includes(text));
        expect(added, tag).toEqual([]);
      }
      await guest.expectUnharmed();
    });
  }
}

/** Texts of one drawing that are not at the same place in another. */
const missing = (words: readonly Words[], drawing: readonly Words[]) =>
  words.filter((one) => !drawing.some((other) => other.text === one.text && near(other, one)));

/** A picture is requested in steps of 4 px and scaled to the element. */
const near = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.abs(one.x - other.x) <= 4 && Math.abs(one.y - other.y) <= 4;

/** Neither grey nor white. */
const isOfSeries = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  return Math.max(red, green, blue) - Math.min(red, green, blue) > 30;
};

for (const font of FONTS) {
  test(`names over the plot keep apart in a page’s ${font} type`, async ({ guest, script, visit }) => {
    await visit({
      head: `<style>body { font-family: ${font} }</style>${script()}`,
      body: [350, 765, 1084].map((width) => `<div style="width:${width}px">${element()}</div>`).join(''),
    });
    for (let i = 0; i < 3; i += 1) {
      const widget = guest.widget().nth(i);
      await guest.expectPicture(widget);
      for (const part of ['picture', 'panel']) {
        if (part === 'panel') await guest.expectWorks(widget);
        await expect(widget.locator(`[part=${part}] text`).first()).toHaveCSS('font-family', font);
        const names = (await drawnWords(widget.locator(`[part=${part}]`))).filter(({ text }) =>
          /^(Biofix|Control|Floración|hoy)/.test(text),
        );
        expect(names.length).toBeGreaterThan(2);
        const touching = names.flatMap((one, at) =>
          names
            .slice(at + 1)
            .filter((other) => isTouching(one, other))
            .map((other) => `${one.text} ${other.text}`),
        );
        expect(touching, `${part} ${i}`).toEqual([]);
      }
    }
    await guest.expectUnharmed();
  });
}

const isTouching = (a: Words, b: Words) =>
  a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.y - b.y) < Math.min(a.height, b.height) / 2;

test('what belongs to a chart is unfolded under its strip, and explains itself in the whole width', async ({
  page,
  guest,
  script,
  visit,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await visit({ head: script(), body: `<div style="width:900px">${element()}</div>` });
  const widget = guest.widget();
  await guest.expectWorks(widget);
  const chart = await widget.getByRole('application').boundingBox();
  await widget.getByRole('button', { name: 'Ver todo' }).click();
  await expect(widget.getByText('Próximo hito', { exact: true })).toBeVisible();
  expect(await widget.getByRole('application').boundingBox()).toEqual(chart);
  await widget.getByText('¿De dónde sale?').click();
  const text = widget.locator('details dd').first();
  await expect(text).toBeVisible();
  expect((await text.boundingBox())?.width).toBeGreaterThan(400);
  await widget.getByRole('button', { name: 'Ver menos' }).click();
  await expect(widget).toHaveJSProperty('offsetHeight', 540);
  expect(guest.complaints).toEqual([]);
});
