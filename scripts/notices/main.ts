/** `pnpm notices`: writes the third-party notices of each published package, and of an installation. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../shell.ts';
import { allNotices, LicenceRefused } from './write.ts';

try {
  for (const [file, text] of allNotices()) {
    writeFileSync(file, text);
    console.log(relative(ROOT, file));
  }
} catch (error) {
  if (!(error instanceof LicenceRefused)) throw error;
  console.error(error.message);
  process.exit(1);
}
