import { addDays } from '@vigia/domain';
import { type FieldEvent, PHENOLOGY_STAGES } from '@vigia/domain/farm';
import { PAGE_SIZE_MM } from '@vigia/domain/reports';
import { renderReport } from '@vigia/reports';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIRST_CAPTURE, reportOf } from '../../../reports/src/pages/report.fixture.ts';
import { findChromium } from './find-chromium.ts';

let browser: Browser;
beforeAll(async () => {
  const found = await findChromium(process.env.CHROMIUM_PATH);
  if (!found) throw new Error('No Chromium found: set CHROMIUM_PATH to one.');
  const { executablePath, env = {} } = found;
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    env: { ...env },
  });
});
afterAll(() => browser.close());

/** CSS px per mm. */
const MM = 96 / 25.4;

/** Events of a busy spring: 20 applications per pest and the stages of two crops, some on the same days. */
function busySpring(pests: number): FieldEvent[] {
  const stages = [1, 22].flatMap((cropId) =>
    PHENOLOGY_STAGES.map((phenologyStage, i) => ({
      type: 'crop_phenology_changed' as const,
      pestId: null,
      cropId,
      phenologyStage,
      date: addDays(FIRST_CAPTURE.date, i * 5 + (cropId % 4) - 12),
    })),
  );
  const sprays = Array.from({ length: 20 * pests }, (_, i) => ({
    type: 'agrochemical_application' as const,
    pestId: (i % pests) + 1,
    product: 'Spinosad',
    date: addDays(FIRST_CAPTURE.date, Math.floor(i / pests) * 2 - 4),
  }));
  return [...stages, ...sprays].map((event, i) => ({ ...FIRST_CAPTURE, ...event, id: i + 1 }));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size at which a drawing with a `viewBox` is drawn, px. */
async function drawnSize(svg: Locator): Promise<Size> {
  const place = (await svg.boundingBox())!;
  const [, , width = 1, height = 1] = (await svg.getAttribute('viewBox'))!.split(' ').map(Number);
  const scale = Math.min(place.width / width, place.height / height);
  return { width: width * scale, height: height * scale };
}

const sizesOf = async (drawings: Locator) => Promise.all((await drawings.all()).map(drawnSize));
const boxesOf = async (things: Locator) =>
  Promise.all((await things.all()).map(async (thing) => (await thing.boundingBox())!));

describe.each([1, 2, 3, 4, 6])('a follow-up of %i pests', { timeout: 60_000 }, (pests) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage();
    const made = { pests, stations: 12, events: busySpring(pests) };
    await page.setContent(renderReport(reportOf('follow-up', made)));
  });
  afterAll(() => page.close());

  test('has three pages that nothing leaves', async () => {
    const height = (PAGE_SIZE_MM.height / 25.4) * 96;
    const feet = await boxesOf(page.locator('.page > .foot'));
    expect(feet).toHaveLength(3);
    for (const [i, foot] of feet.entries())
      expect(foot.y + foot.height).toBeLessThan((i + 1) * height - 5 * MM);
  });

  test('has maps that can be read', async () => {
    const maps = await sizesOf(page.locator('.maps svg'));
    expect(maps).toHaveLength(2);
    for (const { width, height } of maps) {
      expect(width / MM).toBeGreaterThan(60);
      expect(height / MM).toBeGreaterThan(45);
    }
  });

  test('explains all of its charts in one legend, which is less than a fifth of them', async () => {
    const charts = await sizesOf(page.locator('.strip .drawing > svg'));
    const legends = await sizesOf(page.locator('.legend'));
    expect(charts.length).toBeGreaterThan(pests);
    expect(legends).toHaveLength(1);
    const rows = charts.length > 3 ? Math.ceil(charts.length / 2) : charts.length;
    expect(legends[0]!.height).toBeLessThan((rows * charts[0]!.height) / 5);
    for (const { height } of charts) expect(height / MM).toBeGreaterThan(30);
  });

  test('marks by numbers that do not overlap what its list names', async () => {
    const shown = new Set<string>();
    for (const strip of await page.locator('.strip').all()) {
      const numbers = strip.locator('[data-number]');
      const lines = strip.locator('[data-marker^="marks-"]');
      expect(await lines.count()).toBe(await numbers.count());
      for (const text of await numbers.allTextContents()) shown.add(text);
      const inOrder = (await boxesOf(numbers)).sort((a, b) => a.x - b.x);
      for (const [i, { x }] of inOrder.slice(1).entries())
        expect(x).toBeGreaterThanOrEqual(inOrder[i]!.x + inOrder[i]!.width);
    }
    const listed = await page.locator('.marks li b').allTextContents();
    expect(listed.length).toBeGreaterThan(2);
    expect([...shown].sort()).toEqual(listed.toSorted());
    const words = await page.locator('.marks').textContent();
    for (const word of ['biofix', 'aplicación · Spinosad', 'cuajado']) expect(words).toContain(word);
  });
});
