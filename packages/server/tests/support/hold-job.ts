/** Takes a run of the job « held » from the queue of the databases named in the arguments, and never ends it. */
import { pino } from 'pino';
import { folderBlobs } from '../../src/blobs/folder-blobs.ts';
import { openDatabases } from '../../src/db/pool.ts';
import { startJobs } from '../../src/jobs/start.ts';

const databases = openDatabases(JSON.parse(process.argv[2] as string));
const jobs = await startJobs({
  databases,
  blobs: folderBlobs('/nowhere'),
  log: pino({ level: 'silent' }),
  now: Date.now,
  metrics: { jobRan: () => undefined },
  lookEvery: 1,
  silentAfter: 10,
  jobs: [
    {
      name: 'held',
      cron: '0 0 1 1 *',
      run: () => {
        process.send?.('taken');
        return new Promise(() => undefined);
      },
    },
  ],
});
await jobs.runNow('held');
