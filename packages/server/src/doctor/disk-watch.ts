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
  /** Error code of the system when writing fails, such as `ENOSPC`; null when writing works. */
  readonly fault: string | null;
}

export interface DiskWatch {
  /** The state of the disk, at most ten seconds old. */
  look(): Promise<DiskState>;
  /** Stores today's free space, from which later paces are computed. */
  sample(): Promise<Room>;
}

export interface DiskNeeds {
  /** Null without a database: then the pace is unknown. */
  readonly owner: Db | null;
  readonly dataFolder: string;
  /** Epoch ms. */
  readonly now: () => number;
}

const LOOK_AGAIN_MS = 10_000;
const PACE_DAYS = 30;
const KEPT_DAYS = 365;
const PROBE = Buffer.alloc(4096, 1);

/** Measures the free space of the data folder. Its pace is computed from samples in the database. */
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

/**
 * Writes a small file and syncs it to the disk, as the service does: no other test shows that writing works.
 */
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

/**
 * File with the id of this data folder. It distinguishes its samples from those of other servers, even after it
 * was moved.
 */
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
