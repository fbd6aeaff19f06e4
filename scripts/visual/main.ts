/**
 * `pnpm test:visual [--update] [--built <folder>] [--only <id>]… [words]`: compares a picture of every story
 * (or of those with these ids, or whose id contains all the words) with the one in `.storybook/baselines`.
 * Differences are listed, and a picture of each is written to `.cache/visual`. `--update` accepts the current
 * pictures; `--built` uses a Storybook built before.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { duration, ROOT, runShell } from '../shell.ts';
import { Camera, type Photographer, type Story } from './capture.ts';
import { differenceOf, type Picture } from './compare.ts';
import { asPng, asWebp, decoded } from './pictures.ts';
import { serveFolder } from './serve.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    built: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const BASELINES = join(ROOT, '.storybook', 'baselines');
const FINDINGS = join(ROOT, '.cache', 'visual');
const PAGES = 2;

const start = performance.now();
rmSync(FINDINGS, { recursive: true, force: true });
mkdirSync(FINDINGS, { recursive: true });
mkdirSync(BASELINES, { recursive: true });
const site = await serveFolder(values.built ? resolve(values.built) : await built());
const camera = await Camera.open(site.address);
const all = await camera.stories();
const isChosen = (id: string) =>
  (values.only.length === 0 || values.only.includes(id)) && words.every((word) => id.includes(word));
const chosen = all.filter(({ id }) => isChosen(id));
const problems = await judgeAll(chosen);
if (chosen.length === all.length) problems.push(...leftOver(all));
await camera.close();
site.close();

for (const problem of problems.toSorted()) console.error(`✗ ${problem}`);
const outcome = values.update ? 'taken for right' : `${problems.length} to look at`;
console.log(`${chosen.length} stories, ${outcome}, ${duration(performance.now() - start)}`);
process.exitCode = problems.length > 0 ? 1 : 0;

async function built(): Promise<string> {
  const folder = join(ROOT, '.cache', 'storybook');
  const { ok, output } = await runShell(`storybook build --test --quiet -o "${folder}"`, ROOT, { CI: '1' });
  if (ok) return folder;
  console.error(output);
  process.exit(1);
}

async function judgeAll(stories: readonly Story[]): Promise<string[]> {
  const waiting = [...stories];
  const found: string[] = [];
  const page = async () => {
    const photographer = camera.photographer();
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const problem = await judge(story, photographer).catch((error: Error) => error.message);
      if (problem !== undefined) found.push(`${story.name} (${story.id}): ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: PAGES }, page));
  return found;
}

/**
 * @returns the difference of the story's picture, if there is one; only a picture of a fresh page may report
 *   one
 */
async function judge(story: Story, photographer: Photographer): Promise<string | undefined> {
  const file = join(BASELINES, `${story.id}.webp`);
  const expected = existsSync(file) ? await decoded(readFileSync(file)) : undefined;
  if (expected) {
    const glance = await photographer.pictureOf(story, false).catch(() => undefined);
    if (glance && differenceOf(expected, glance).same) return undefined;
  }
  const seen = await photographer.pictureOf(story, true);
  const difference = expected && differenceOf(expected, seen);
  if (difference?.same) return undefined;
  if (values.update) {
    writeFileSync(file, await asWebp(seen));
    return undefined;
  }
  const seenFile = await keep(`${story.id}.seen.png`, seen);
  if (!difference) return `it has no baseline; seen ${seenFile}`;
  if (!difference.picture) return `its picture has another size; seen ${seenFile}`;
  return `${difference.pixels} pixels differ, ${await keep(`${story.id}.difference.png`, difference.picture)}`;
}

async function keep(name: string, picture: Picture): Promise<string> {
  writeFileSync(join(FINDINGS, name), await asPng(picture));
  return join('.cache', 'visual', name);
}

/** Baselines without a story; an update removes them. */
function leftOver(stories: readonly Story[]): string[] {
  const known = new Set(stories.map(({ id }) => `${id}.webp`));
  const gone = readdirSync(BASELINES).filter((file) => !known.has(file));
  if (!values.update) return gone.map((file) => `${file}: no story has this baseline`);
  for (const file of gone) rmSync(join(BASELINES, file));
  return [];
}
