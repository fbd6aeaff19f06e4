/** The site of the widget's bench: a partner's page for each library, their scripts, figures and pictures. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { climateFromWire, type EmbedClimate } from '../packages/api/src/contract/index.ts';
import { addDays, isoDate } from '../packages/domain/src/index.ts';
import type * as Reports from '../packages/reports/index.d.ts';
import { buildPackages } from '../scripts/build.ts';

/**
 * `drawn`: the page's own server has written the first drawing into it, as the manual's recipe for one does; `written`:
 * the page holds the first picture as an image, as the code that administrators copy; `vigia`: the elements alone.
 * `floor`: the same pictures as images and no script, which nothing can come before.
 */
export const LIBRARIES = ['floor', 'drawn', 'written', 'vigia', 'lightweight', 'uplot'] as const;
export type Library = (typeof LIBRARIES)[number];

const TAGS: Readonly<Record<Library, string>> = {
  floor: 'div',
  drawn: 'vigia-climate',
  written: 'vigia-climate',
  vigia: 'vigia-climate',
  lightweight: 'lightweight-chart',
  uplot: 'uplot-chart',
};
const DAYS = 400;
const START = isoDate('2025-05-01');
export const CHART = { width: 900, height: 400 } as const;

/** 400 days of four series of the weather's kind, each sector's its own, deterministic. */
function climateOf(sector: number): EmbedClimate {
  let seed = sector * 7919;
  const chance = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const column = (middle: number, swing: number) => ({
    start: START,
    step: 'day' as const,
    values: Array.from({ length: DAYS }, (_, i) => {
      const season = swing * Math.cos(((i + 110) / 365) * 2 * Math.PI);
      return Math.round((middle + season + (chance() - 0.5) * swing) * 10) / 10;
    }),
  });
  const end = addDays(START, DAYS - 1);
  return {
    sector_name: `Cuartel ${sector}`,
    season_name: '2025–26',
    season_start: START,
    season_end: end,
    today: end,
    temperature_max: column(23, 8),
    temperature_min: column(8, 5),
    humidity_max: column(80, 10),
    humidity_min: column(45, 15),
    missing_days: 0,
  };
}

export interface WidgetSite {
  /** Address of the page with so many charts of a library. */
  readonly page: (library: Library, count: number) => string;
  /** Bytes of the interactive part, as sent. */
  readonly panelBytes: number;
  readonly close: () => void;
}

/** Every answer is drawn and compressed before it is requested: what is measured is the browser's work alone. */
export async function openWidgetSite(counts: readonly number[]): Promise<WidgetSite> {
  await buildPackages(['reports', 'widgets'], () => undefined);
  const pictures = new URL('../packages/reports/dist/index.js', import.meta.url).href;
  const { renderClimatePicture } = (await import(pictures)) as typeof Reports;
  const builds = join(import.meta.dirname, '../packages/widgets/dist/embed');
  const dist = join(builds, readdirSync(builds)[0] as string);
  const kept = new Map<string, { type: string; body: Buffer }>();
  const keep = (path: string, type: string, text: string) =>
    kept.set(path, { type, body: brotliCompressSync(text) });
  keep('/vigia.js', 'text/javascript', readFileSync(join(dist, 'loader.js'), 'utf8'));
  keep('/panels.js', 'text/javascript', readFileSync(join(dist, 'panels.js'), 'utf8'));
  for (const peer of ['lightweight', 'uplot']) keep(`/${peer}.js`, 'text/javascript', await bundled(peer));
  const pictureOf = (wire: EmbedClimate) =>
    renderClimatePicture(climateFromWire(wire), { ...CHART, period: 'allSeason' });
  const inside = { floor: pictureTag, drawn: () => pictureOf(climateOf(1)), written: pictureTag };
  for (const count of counts) {
    for (const library of LIBRARIES)
      keep(`/${library}/${count}`, 'text/html', pageOf(library, count, inside));
  }
  for (let sector = 1; sector <= Math.max(...counts); sector++) {
    const wire = climateOf(sector);
    keep(`/embed/sectors/${sector}/climate`, 'application/json', JSON.stringify(wire));
    keep(`/embed/sectors/${sector}/climate.svg`, 'image/svg+xml', pictureOf(wire));
  }
  const server = createServer(({ url = '/' }, response) => {
    const answer = kept.get(new URL(url, 'http://bench').pathname);
    if (!answer) return response.writeHead(204).end();
    // Pictures may be kept as the service lets them.
    const maxAge = url.includes('.svg') && { 'cache-control': 'private, max-age=60' };
    const headers = { ...maxAge, 'content-type': `${answer.type}; charset=utf-8`, 'content-encoding': 'br' };
    return response.writeHead(200, headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    page: (library, count) => `http://127.0.0.1:${port}/${library}/${count}`,
    panelBytes: kept.get('/panels.js')?.body.length ?? 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Marked so that the browser says when it is painted. Those after the first leave the line to it. */
const pictureTag = (sector: number): string =>
  `<img ${sector > 1 ? 'loading="lazy" ' : ''}src="/embed/sectors/${sector}/climate.svg?width=${CHART.width}&amp;height=${CHART.height}&amp;mode=light&amp;locale=es&amp;units=metric&amp;period=allSeason&amp;key=pk" width="100%" height="${CHART.height}" alt="Clima" crossorigin="anonymous" elementtiming="picture">`;

type Inside = Readonly<Partial<Record<Library, (sector: number) => string>>>;

/**
 * A partner's page: the script's tag in its head, then nothing but charts. Ours is `async`, as the manual has it; the
 * peers' are not, for they paint a tenth later with it.
 *
 * @param inside what the first one's element holds; each of the floor
 */
function pageOf(library: Library, count: number, inside: Inside): string {
  const tag = TAGS[library];
  const chart = (_: unknown, i: number) =>
    `<${tag} sector="${i + 1}" public-key="pk" period="allSeason" height="${CHART.height}">${((i === 0 || library === 'floor') && inside[library]?.(i + 1)) || ''}</${tag}>`;
  const name = tag === TAGS.vigia ? 'vigia' : library;
  const script = `<script ${tag === TAGS.vigia ? 'async' : ''} src="/${name}.js"></script>`;
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>bench</title>
<style>body { margin: 0 } ${tag} { display: block; width: ${CHART.width}px; height: ${CHART.height}px }</style>
${library === 'floor' ? '' : script}</head><body>${Array.from({ length: count }, chart).join('\n')}</body></html>`;
}

async function bundled(library: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'widget-page', `${library}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  return (output as Rolldown.RolldownOutput).output[0].code;
}
