import { join } from 'node:path';
import type { Config } from '../run/config.ts';
import { type Mailer, mailer } from './mailer.ts';

/** Where letters go out, and what they say of us. */
export interface Post {
  readonly mail: Mailer;
  /** Where readers write to; the letters' sender. */
  readonly supportEmail: string;
  /** Address of the console, where it is known. */
  readonly url?: string | undefined;
  /** Whose letters contain made-up names, as every answer to that account does. */
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
