import { join } from 'node:path';
import type { Config } from '../run/config.ts';
import { type Mailer, mailer } from './mailer.ts';

/** The mailer, and the data of the sender. */
export interface Post {
  readonly mail: Mailer;
  /** Address of the letters' sender, for replies. */
  readonly supportEmail: string;
  /** URL of the console, if known. */
  readonly url?: string | undefined;
  /** Account whose letters contain made-up names, as all answers to it do. */
  readonly demoEmail?: string | undefined;
}

export const DEFAULT_SUPPORT = 'soporte@vigia.example';

export function postOf(
  config: Pick<Config, 'smtpUrl' | 'supportEmail' | 'dataFolder' | 'publicUrl' | 'demoEmail'>,
): Post {
  const supportEmail = config.supportEmail ?? DEFAULT_SUPPORT;
  const outbox = join(config.dataFolder, 'outbox');
  const mail = mailer({ smtpUrl: config.smtpUrl, from: supportEmail, outbox });
  return { mail, supportEmail, url: config.publicUrl, demoEmail: config.demoEmail };
}
