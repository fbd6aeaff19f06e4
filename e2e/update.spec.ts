import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { runCli, startCli, testFolder } from '../packages/server/tests/support/cli.ts';
import { freePort } from '../scripts/free-port.ts';
import { Guest, Host } from './hosts/host.ts';
import { BUILD, OTHER_BUILD } from './hosts/other-build.ts';
import { nextRelease } from './pages/next-release.ts';

const hasNewPart = (page: Page) => page.evaluate(() => 'otherBuild' in window);

test('an update of the service leaves every partner’s page working: open, loaded again, and with new code', async ({
  browser,
  context,
  page,
}) => {
  test.slow(); // Two releases of an installation of its own.
  const scratch = testFolder();
  const host = new Host();
  await host.listen();
  const release = join(scratch.folder, 'next');
  mkdirSync(release);
  const env = {
    VIGIA_DATA: join(scratch.folder, 'data'),
    VIGIA_STATE: join(scratch.folder, 'state'),
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
  };
  /**
   * Starts the server.
   *
   * @returns a function that stops it
   */
  const start = async (main?: string) => {
    const server = startCli(['start'], { env, ...(main && { main }) });
    // The farm of the demonstration is loaded first, beside other tests.
    await server.says('Ctrl-C para detener', 240_000);
    return async () => {
      server.child.kill('SIGTERM');
      await server.exited;
    };
  };
  /** A page with the code that the command line prints. */
  const pageFor = async (main?: string): Promise<string> => {
    const args = ['--client', '1', '--name', 'Boletín', '--origins', host.origin];
    const made = await runCli(
      ['embed-key', 'create', ...args, '--sectors', '1', '--metrics', 'degree-days'],
      { env, ...(main && { main }) },
    );
    expect(made.code, made.err).toBe(0);
    const [code = ''] = /<style>[\s\S]+<\/vigia-degree-days>/.exec(made.out) ?? [];
    return host.add({ body: `<main><h1>Boletín</h1>${code}</main>` });
  };
  let stop = await start();
  try {
    const address = await pageFor();
    const open = new Guest(page);
    await open.visit(address);
    await open.expectPicture(open.widget());
    await expect(page.locator(`script[src*="/embed/${BUILD}/"]`)).toHaveCount(1);

    await stop();
    const main = nextRelease(release);
    stop = await start(main);
    await open.expectWorksAtLast(open.widget()); // Its failed requests are complaints of this page only.
    // A new reader, whose browser has nothing stored.
    const later = new Guest(await (await browser.newContext()).newPage());
    await later.visit(address);
    await later.expectWorks(later.widget());
    expect(await hasNewPart(later.page)).toBe(false);

    const anew = new Guest(await context.newPage());
    await anew.visit(await pageFor(main));
    await expect(anew.page.locator(`script[src*="/embed/${OTHER_BUILD}/"]`)).toHaveCount(1);
    await anew.expectWorks(anew.widget());
    expect(await hasNewPart(anew.page)).toBe(true);
    expect([later, anew].flatMap(({ complaints }) => complaints)).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await stop();
    host.close();
    scratch.remove();
  }
});
