import type { TablesWords } from './tables/words.ts';
import type { Secret } from './targets.ts';

/** A device's key, shown only once; a renewed key replaces the one before. */
export const keySecret = (
  words: TablesWords['nodes'],
  serial: string,
  key: string | null,
  isRenewed: boolean,
): Secret => ({
  title: words.keyTitle(serial),
  note: isRenewed ? words.renewedKeyNote : words.keyNote,
  label: words.key,
  value: key,
});

/** A person's temporary password, shown only once. */
export const passwordSecret = (
  words: TablesWords['users'],
  email: string,
  password: string | null,
): Secret => ({
  title: words.passwordTitle,
  note: words.passwordNote(email),
  label: words.password,
  value: password,
});
