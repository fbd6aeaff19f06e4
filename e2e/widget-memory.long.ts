import { expect, test } from '@playwright/test';
import { Host } from './hosts/host.ts';
import { HostService, KEY } from './hosts/service.ts';

const ROUNDS = 100;
/** Rounds before measuring, which fill the browser's caches: compiled code, styles, the session. */
const WARM_UP = 15;
const MOST_BYTES = 1_000_000;
const service = new HostService();
const host = new Host();

test.afterAll(() => {
  service.close();
  host.close();
});

test('a page that removes a chart and adds another a hundred times keeps none of them in memory', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const origin = await service.listen();
  await host.listen();
  const script = `<script src="${origin}/widgets/vigia-widgets.js"></script>`;
  await page.goto(host.add({ head: script, body: '<main></main>' }));
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const kept = async () => {
    for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { bytes: usedSize, nodes };
  };
  await page.evaluate(rounds, [WARM_UP, KEY] as const);
  const before = await kept();
  await page.evaluate(rounds, [ROUNDS, KEY] as const);
  const after = await kept();
  const opened = service.requests.filter((call) => call.endsWith('/degree-days')).length;
  expect(opened).toBeGreaterThanOrEqual(ROUNDS);
  expect(after.bytes - before.bytes).toBeLessThan(MOST_BYTES);
  expect(after.nodes - before.nodes).toBeLessThan(ROUNDS);
});

/** Runs in the page: an element is added, opened, removed, added again, and removed. */
async function rounds([count, key]: readonly [number, string]): Promise<void> {
  const place = document.querySelector('main')!;
  const pause = () => new Promise((resume) => setTimeout(resume, 20));
  for (let round = 0; round < count; round += 1) {
    const widget = document.createElement('vigia-degree-days');
    widget.setAttribute('sector', '1');
    widget.setAttribute('public-key', key);
    place.replaceChildren(widget);
    const shown = (part: string) => widget.shadowRoot!.querySelector<SVGElement>(`[part=${part}]`);
    for (; !shown('picture'); await pause());
    shown('picture')!.focus();
    for (; !shown('panel'); await pause());
    widget.remove();
    await pause();
    place.append(widget);
    await pause();
  }
  place.replaceChildren();
  await pause();
}
