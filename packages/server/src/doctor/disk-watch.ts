import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, dayOfInstant } from '@vigia/domain';
import type { Db } from '../db/pool.ts';
import { keepSample, readSamples } from '../stores/service/disk-samples.ts';
import { levelOf, type Pace, paceOf, type Room, type RoomLevel } from './disk-pace.ts';

export interface DiskState extends Room, Pace {
  readonly level: RoomLevel;
  /** The system's code of the fault when nothing can be written, `ENOSPC`; null while writing works. */
  readonly fault: string | null;
}

export interface DiskWatch {
  /** The state of the disk, at most ten seconds old. */
  look(): Promise<DiskState>;
  /** Keeps today's room for the pace of the coming weeks. */
  sample(): Promise<Room>;
}

export interface DiskNeeds {
  /** Null where there is no database: the pace is unknown then. */
  readonly owner: Db | null;
  readonly dataFolder: string;
  /** Epoch ms. */
  readonly now: () => number;
}

const LOOK_AGAIN_MS = 10_000;
const PACE_DAYS = 30;
const KEPT_DAYS = 365;
const PROBE = Buffer.alloc(4096, 1);

/** Watches the room under the data folder. Its pace comes from samples in the database, and is unknown without it. */
export function diskWatch({ owner, dataFolder, now }: DiskNeeds): DiskWatch {
  let last: { readonly at: number; readonly state: Promise<DiskState> } | undefined;
  const measure = async (): Promise<DiskState> => {
    const fault = await writeFault(dataFolder);
    const room = await roomOf(dataFolder);
    const since = addDays(dayOfInstant(now()), -PACE_DAYS);
    const volume = volumeOf(dataFolder);
    const samples = volume && owner ? await readSamples(owner, volume, since).catch(() => []) : [];
    const pace = paceOf(samples, room);
    return { ...room, ...pace, level: levelOf(room, pace.daysLeft), fault };
  };
  return {
    look: () => {
      const at = performance.now();
      if (last === undefined || at - last.at >= LOOK_AGAIN_MS) last = { at, state: measure() };
      return last.state;
    },
    sample: async () => {
      const room = await roomOf(dataFolder);
      const day = dayOfInstant(now());
      const volume = volumeOf(dataFolder) ?? nameVolume(dataFolder);
      if (owner) await keepSample(owner, volume, { day, ...room }, addDays(day, -KEPT_DAYS));
      return room;
    },
  };
}

async function roomOf(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Writes a little as the service does, up to the disk itself: nothing else tells that writing works. */
async function writeFault(folder: string): Promise<string | null> {
  const path = join(folder, `.probe-${process.pid}-${randomUUID()}`);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(PROBE);
      await file.sync();
    } finally {
      await file.close();
    }
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/** Tells the samples of this folder from those of other servers, after a move to another machine too. */
const volumeFile = (dataFolder: string) => join(dataFolder, 'volume');

function volumeOf(dataFolder: string): string | null {
  const path = volumeFile(dataFolder);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

function nameVolume(dataFolder: string): string {
  const name = randomUUID();
  writeFileSync(volumeFile(dataFolder), `${name}\n`, { mode: 0o600 });
  return name;
}
