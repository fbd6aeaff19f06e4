import { fileURLToPath } from 'node:url';
import workerpool, { type Pool } from 'workerpool';
import { ImageRefused } from './image-problem.ts';
import type { ImageWork } from './image-work.ts';
import type { PhotoOrRefusal } from './image-worker.ts';

/** Photos decoded at the same time, each by a process of its own that takes some 60 MB meanwhile. */
const PROCESSES = 2;
/** Without work for so long, the processes end and give their memory back. */
const IDLE_MS = 60_000;
const PROGRAM = fileURLToPath(new URL('./image-worker.ts', import.meta.url));

export interface WorkApart extends ImageWork {
  /** Ends the processes; work that they have begun is done first. */
  close(): Promise<void>;
}

/**
 * The work done by other processes, of lower priority: requests do not wait for it, what it leaves in memory is given
 * back, and a file that breaks the decoder breaks no server. They start with the first photo.
 */
export function workApart(): WorkApart {
  let pool: Pool | undefined;
  let closed = false;
  let running = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = async () => {
    const old = pool;
    pool = undefined;
    clearTimeout(idle);
    await old?.terminate();
  };

  async function ask<T>(method: keyof ImageWork, parameters: unknown[]): Promise<T> {
    pool ??= newPool();
    running += 1;
    clearTimeout(idle);
    try {
      return await pool.exec(method, parameters);
    } finally {
      running -= 1;
      if (running === 0) idle = setTimeout(() => void end(), IDLE_MS).unref();
    }
  }

  return {
    async photo(file) {
      const make = () => ask<PhotoOrRefusal>('photo', [file]);
      const answer = await make().catch((error) =>
        ended(error) && !closed ? make() : Promise.reject(error),
      );
      if ('refusal' in answer) throw new ImageRefused(answer.refusal);
      return answer;
    },
    thumbnail: (jpeg, size) => ask('thumbnail', [jpeg, size]),
    withBoxes: (jpeg, boxes) => ask('withBoxes', [jpeg, boxes]),
    close: async () => {
      closed = true;
      await end();
    },
  };
}

/** Whether a process ended while it worked: the machine was short of memory, or the file broke the decoder. */
const ended = (error: unknown): boolean => error instanceof workerpool.TerminateError;

function newPool(): Pool {
  return workerpool.pool(PROGRAM, {
    workerType: 'process',
    maxWorkers: PROCESSES,
    // Buffers arrive as they are, not as text.
    forkOpts: { serialization: 'advanced', env: bareEnvironment() },
  });
}

/** The decoder of strangers' files needs none of the server's secrets. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(TMPDIR && { TMPDIR }), ...(LANG && { LANG }) };
}
