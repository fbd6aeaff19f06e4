/**
 * `pnpm test:long browsers`: plays the widgets on partners' pages and the console's main path in every browser
 * of the machine, wide and narrow. `node e2e/browsers/main.ts firefox report` plays, in the named browsers, the
 * plays with one of the other words. Pictures of each stage are written to `.cache/browsers`, to be compared by
 * people.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFarmServer } from '../../scripts/farm-server.ts';
import { duration, ROOT } from '../../scripts/shell.ts';
import { Host } from '../hosts/host.ts';
import { HostService } from '../hosts/service.ts';
import { photo } from '../pages/photo.ts';
import { consolePlays } from './console-plays.ts';
import { demoPhotos } from './demo-photos.ts';
import type { Play } from './play.ts';
import { chromium, firefox } from './puppeteer.ts';
import { Reader } from './reader.ts';
import type { OpenBrowser } from './tab.ts';
import { webkit } from './webkit.ts';
import { widgetPlays } from './widget-plays.ts';

const FOLDER = join(ROOT, '.cache', 'browsers');
const SIZES = { wide: [1440, 860], narrow: [390, 844] } as const;
/** Firefox requests an icon on every page by itself, and then reports a violation of the page’s policy. */
const ICON = /favicon\.ico/;
const BROWSERS = [chromium, firefox, webkit];

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isBrowser = (word: string) => BROWSERS.some(({ name }) => name.toLowerCase() === word);
const browsers = words.filter(isBrowser);
const topics = words.filter((word) => !isBrowser(word));
const isChosen = ({ name }: Play) => topics.length === 0 || topics.some((topic) => name.includes(topic));
const results: string[] = [];
let failures = 0;
let tried = 0;

async function playAll(name: string, browser: OpenBrowser, plays: readonly Play[]): Promise<void> {
  const folder = join(FOLDER, name.toLowerCase());
  mkdirSync(folder, { recursive: true });
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const { name: what, play } of plays) {
      const start = performance.now();
      const tab = await browser.newTab();
      await tab.resize(width, height);
      const look = async (stage: string) =>
        writeFileSync(join(folder, `${stage}-${size}.png`), await tab.screenshot());
      let problem: string | null = null;
      try {
        await play(new Reader(tab, look));
      } catch (error) {
        problem = (error as Error).message;
        await look(`failed-${plays.findIndex((each) => each.name === what) + 1}`).catch(() => undefined);
      }
      const complaints = (await tab.complaints().catch(() => [])).filter((text) => !ICON.test(text));
      problem ??= complaints.length > 0 ? `complaints: ${complaints.join(' | ')}` : null;
      if (problem !== null) failures += 1;
      const line = `${problem === null ? 'passed' : 'FAILED'}  ${name}, ${size}: ${what} (${duration(performance.now() - start)})`;
      console.log(problem === null ? line : `${line}\n        ${problem}`);
    }
  }
}

const service = new HostService();
const host = new Host();
const origin = await service.listen();
await host.listen();
mkdirSync(FOLDER, { recursive: true });
const photoFile = join(FOLDER, 'poste.png');
writeFileSync(photoFile, photo());
await withFarmServer(
  async (server) => {
    await demoPhotos(server);
    const plays = [...widgetPlays(host, origin), ...consolePlays(server, photoFile)].filter(isChosen);
    for (const { name, install, launch } of BROWSERS) {
      if (browsers.length > 0 && !browsers.includes(name.toLowerCase())) continue;
      const browser = await launch();
      if (browser === null) {
        results.push(`${name} is not installed, and was not tried: ${install}`);
        continue;
      }
      tried += 1;
      results.push(`${name} ${browser.version}`);
      console.log(`\n${name} ${browser.version}`);
      await playAll(name, browser, plays);
      await browser.close();
    }
  },
  { jobs: true },
);
service.close();
host.close();
console.log(`\n${results.join('\n')}\nThe pictures are in ${FOLDER}.`);
if (tried === 0) console.error('No browser was tried.');
process.exitCode = failures > 0 || tried === 0 ? 1 : 0;
