import type { ServiceCheck, ServiceFinding } from '@vigia/domain/service';
import type { Db } from '../db/pool.ts';
import type { Config } from '../run/config.ts';
import { checkClock } from './clock.ts';
import { checkDatabase } from './database.ts';
import { checkDisk } from './disk.ts';
import type { DiskWatch } from './disk-watch.ts';
import { finding, reasonOf } from './finding.ts';
import { checkLastCopy } from './last-copy.ts';
import { checkMail } from './mail.ts';
import { checkProxies } from './proxies.ts';

export interface CheckNeeds {
  readonly owner: Db;
  readonly disk: DiskWatch;
  readonly settings: Pick<Config, 'smtpUrl' | 'proxies' | 'expectsCopies'>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Runs every check that takes seconds at most: all except that of the photos. */
export async function runChecks({ owner, disk, settings, now }: CheckNeeds): Promise<ServiceFinding[]> {
  const database = await checkDatabase(owner);
  const onDatabase = (check: ServiceCheck, work: () => Promise<ServiceFinding>) =>
    database.state === 'failure' ? notChecked(check) : attempted(check, work);
  return [
    database,
    await attempted('disk', () => checkDisk(disk)),
    await onDatabase('copy', () => checkLastCopy(owner, settings.expectsCopies, now)),
    await onDatabase('mail', () => checkMail(owner, settings.smtpUrl, now)),
    await onDatabase('proxies', () => checkProxies(owner, settings.proxies, now)),
    await onDatabase('clock', () => checkClock(owner, now)),
  ];
}

/** The finding of a check, or one that says that the check failed. */
export async function attempted(
  check: ServiceCheck,
  work: () => Promise<ServiceFinding>,
): Promise<ServiceFinding> {
  try {
    return await work();
  } catch (error) {
    return finding(check, 'failure', {
      sentence: `No se pudo revisar: ${reasonOf(error)}`,
      advice: 'Revise el registro del servicio y vuelva a intentarlo.',
    });
  }
}

/** The finding of a check that needs a database, when the database does not work. */
export const notChecked = (check: ServiceCheck): ServiceFinding =>
  finding(check, 'attention', { sentence: 'No se revisó: necesita la base de datos.' });
