import type { Databases } from '../../packages/server/src/db/pool.ts';
import { todayLetters } from '../../packages/server/src/jobs/today-letters.ts';
import { createLog } from '../../packages/server/src/logging/log.ts';
import type { Letter } from '../../packages/server/src/mail/mailer.ts';

/** Runs the job of the service; the letters are answered instead of sent. */
export async function lettersRoute(request: Request, databases: Databases): Promise<Response> {
  const sent: Letter[] = [];
  const now = Number(new URL(request.url).searchParams.get('now'));
  await todayLetters.run({
    ...{ databases, log: createLog('error', process.stderr), now: () => now },
    signal: new AbortController().signal,
    post: {
      ...{ supportEmail: 'soporte@vigia.example', url: 'https://vigia.example' },
      mail: async (letter) => void sent.push(letter),
    },
  } as Parameters<typeof todayLetters.run>[0]);
  return Response.json(sent);
}
