import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbedVersions } from '@vigia/api/contract';
import { type BlobStore, BlobsUnavailable } from '../blobs/blob-store.ts';

/** Version and hash of a build, the name of its folder; older builds have no hash. */
const BUILD = /^v(\d+)\.(\d+)\.(\d+)(?:-[0-9a-f]{8})?$/;
/** Whether a name is one of a build, such as `v1.2.3-0a1b2c3d`. */
export const isBuild = (name: string): boolean => BUILD.test(name);

/** Folder in the store of files that keeps every build that was ever served. */
export const KEPT_BUILDS = 'embed/';

/** A build with other content is kept under the same name already. */
export class ChangedBuild extends Error {
  override readonly name = 'ChangedBuild';
}

export interface WidgetBuilds {
  /**
   * Stores the local build among those that are kept.
   *
   * @throws {ChangedBuild} other content is kept under its name and is not replaced
   */
  keep(): Promise<void>;
  /** The builds, the local one first, then the newest that is kept; with the hashes of their files. */
  list(): Promise<EmbedVersions>;
  /** The file of a build with this name; null without one. */
  read(build: string, file: string): Promise<Buffer | null>;
  /** The newest build of a major version; null without any. */
  newestOf(major: number): Promise<string | null>;
}

/**
 * @param folder `embed` in what was built of the widgets
 * @param blobs where earlier builds are stored
 */
export function widgetBuilds(folder: string, blobs: BlobStore): WidgetBuilds {
  const keptFile = (build: string, file: string) => blobs.get(`${KEPT_BUILDS}${build}/${file}`);
  /** Local builds under whose names partners have pinned other content. */
  const changed = new Set<string>();
  const kept = keptForAWhile(blobs);
  /** Files by name; a file that was read once is kept, since it never changes. */
  const described = new Map<string, Promise<Listed>>();

  const builds: WidgetBuilds = {
    async keep() {
      for (const build of await buildsIn(folder)) {
        for (const file of await filesIn(join(folder, build))) {
          const body = await readFile(join(folder, build, file));
          const stored = await keptFile(build, file);
          if (stored === null) await blobs.put(`${KEPT_BUILDS}${build}/${file}`, new Uint8Array(body));
          else if (!stored.equals(body)) {
            changed.add(build);
            throw new ChangedBuild(`other bytes are kept as ${build}/${file}`);
          }
        }
      }
    },
    async list() {
      const built = await buildsIn(folder);
      const before = await kept();
      const names = [...built, ...before.keys()].filter((name, i, all) => all.indexOf(name) === i);
      const versions = await Promise.all(
        names.map(async (name) => {
          const files = built.includes(name) ? await filesIn(join(folder, name)) : (before.get(name) ?? []);
          const listed = described.get(name) ?? describe(builds, name, files);
          described.set(name, listed);
          return await listed;
        }),
      );
      return { latest: versions[0]?.version ?? null, versions };
    },
    async read(build, file) {
      const built = changed.has(build) ? null : await readFile(join(folder, build, file)).catch(() => null);
      return built ?? (await keptFile(build, file));
    },
    async newestOf(major) {
      const names = [...(await buildsIn(folder)), ...(await kept()).keys()];
      return names.find((name) => Number(BUILD.exec(name)?.[1]) === major) ?? null;
    },
  };
  return builds;
}

/** The builds in a folder, newest version first; none before the widgets are built. */
async function buildsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter(isBuild).sort(newestFirst);
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name)).sort();

/** Anybody may request the list any number of times, so the store is read at most once a minute. */
const LISTED_FOR_MS = 60_000;

function keptForAWhile(blobs: BlobStore): () => Promise<Map<string, string[]>> {
  let latest = { at: Number.NEGATIVE_INFINITY, builds: Promise.resolve(new Map<string, string[]>()) };
  return () => {
    const at = performance.now();
    if (at - latest.at > LISTED_FOR_MS) latest = { at, builds: keptBuilds(blobs).catch(noneWhenUnavailable) };
    return latest.builds;
  };
}

/** Local builds are served even if the store cannot be reached. */
function noneWhenUnavailable(error: unknown): Map<string, string[]> {
  if (error instanceof BlobsUnavailable) return new Map();
  throw error;
}

/** Builds that are kept, with their files, the last one first. */
async function keptBuilds(blobs: BlobStore): Promise<Map<string, string[]>> {
  const found = new Map<string, { files: string[]; keptAt: number }>();
  for await (const { key, modifiedAt } of blobs.list(KEPT_BUILDS)) {
    const [build = '', file = ''] = key.slice(KEPT_BUILDS.length).split('/');
    if (!isBuild(build) || file === '') continue;
    const known = found.get(build) ?? { files: [], keptAt: 0 };
    found.set(build, {
      files: [...known.files, file].sort(),
      keptAt: Math.max(known.keptAt, modifiedAt),
    });
  }
  const sorted = [...found].sort(([, one], [, other]) => other.keptAt - one.keptAt);
  return new Map(sorted.map(([build, { files }]) => [build, files]));
}

type Listed = EmbedVersions['versions'][number];

async function describe(builds: WidgetBuilds, build: string, names: readonly string[]): Promise<Listed> {
  const files = await Promise.all(
    names.map(async (name) => {
      const body = (await builds.read(build, name)) ?? Buffer.alloc(0);
      const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
      return { path: `/embed/${build}/${name}`, bytes: body.length, integrity };
    }),
  );
  return { version: build.slice(1), files };
}

function newestFirst(a: string, b: string): number {
  const [one, other] = [a, b].map((name) => BUILD.exec(name)!.slice(1, 4).map(Number)) as [
    number[],
    number[],
  ];
  const differing = one.findIndex((part, i) => part !== other[i]);
  return differing < 0 ? 0 : other[differing]! - one[differing]!;
}
