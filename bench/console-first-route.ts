/** The script that a browser loads before anybody has signed in, as it came over the wire. */
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext } from 'playwright';
import type { FarmServer } from '../scripts/farm-server.ts';
import { bundleConsole, chunksOf, heavyModules, type WeighedChunk } from '../scripts/size/console-bundle.ts';
import { printTable } from './table.ts';

const GOAL_KB = 200;
/** Packages named one by one; the others are summed up. */
const NAMED = 12;

export async function benchFirstRoute(context: BrowserContext, { base }: FarmServer): Promise<void> {
  const page = await context.newPage();
  const sent: Promise<{ url: string; kB: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sent.push(
      request.sizes().then(({ responseBodySize }) => ({ url: request.url(), kB: responseBodySize / 1000 })),
    );
  });
  await page.goto(`${base}/`);
  await page.getByLabel('Correo electrónico').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(sent);
  const total = scripts.reduce((sum, { kB }) => sum + kB, 0);
  const chunks = chunksOf(await bundleConsole(), 'sign-in-screen');
  const heavy = heavyModules(chunks);
  printTable(
    `Console, script before anybody signs in, kB on the wire (goal ≤ ${GOAL_KB}, no chart, no map)`,
    [
      ['part', 'kB'],
      ['sent by the server', total],
      ['requests', scripts.length],
      ['files of charts and the map in it', heavy.length],
      ...sharesOf(chunks),
    ],
  );
  if (heavy.length > 0) console.log(`  ${heavy.join('\n  ')}`);
}

/** What each package has of it, by its part of the chunk that it stands in. */
function sharesOf(chunks: readonly WeighedChunk[]): (string | number)[][] {
  const shares = new Map<string, number>();
  for (const { code, lengths } of chunks) {
    const all = Object.values(lengths).reduce((sum, length) => sum + length, 0);
    const kBPerCharacter = brotliCompressSync(code).length / 1000 / all;
    for (const [id, length] of Object.entries(lengths)) {
      const owner = ownerOf(id);
      shares.set(owner, (shares.get(owner) ?? 0) + length * kBPerCharacter);
    }
  }
  const sorted = [...shares].toSorted(([, a], [, b]) => b - a);
  const rest = sorted.slice(NAMED).reduce((sum, [, kB]) => sum + kB, 0);
  return [
    ...sorted.slice(0, NAMED).map(([owner, kB]) => [`  about, ${owner}`, kB]),
    [`  about, ${sorted.length - NAMED} others`, rest],
  ];
}

function ownerOf(id: string): string {
  const inModules = id.split('/node_modules/').at(-1) ?? id;
  if (inModules !== id)
    return inModules
      .split('/')
      .slice(0, inModules.startsWith('@') ? 2 : 1)
      .join('/');
  return /\/packages\/([a-z]+)\//.exec(id)?.[1]?.replace(/^/, '@vigia/') ?? 'the bundler';
}
