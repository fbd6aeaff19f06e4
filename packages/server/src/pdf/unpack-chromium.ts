import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROGRAM = fileURLToPath(new URL('./unpack-program.ts', import.meta.url));

/**
 * Unpacks the packaged Chromium once per version, into a folder that appears by one rename. The package itself unpacks
 * into the temp folder, where another process could see incomplete files, so a process with a temp folder of its own
 * does it: that of this process is not touched, whoever asks at the same time.
 *
 * @param cache folder in which its folder is made
 * @returns the folder
 */
export async function unpackChromium(cache: string): Promise<string> {
  const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  const home = join(cache, `chromium-${packageVersion(packageFolder)}`);
  if (existsSync(home)) return home;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'unpacking-'));
  try {
    const env = { ...process.env, TMPDIR: work };
    await promisify(execFile)(process.execPath, [PROGRAM, join(packageFolder, 'bin', 'al2023.tar.br')], {
      env,
    });
    writeFileSync(join(work, 'fonts', 'fonts.conf'), fontsConf(home));
    renameSync(work, home);
  } catch (cause) {
    rmSync(work, { recursive: true, force: true });
    if (!existsSync(home)) throw cause; // not only because somebody else was faster
  }
  return home;
}

/** Only the packaged fonts, so that a page looks the same on every machine. */
function fontsConf(home: string): string {
  const folder = join(home, 'fonts');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`;
}

function packageVersion(folder: string): string {
  // pnpm's folder is `@sparticuz+chromium@<version>`; this part of the path identifies the version.
  return /chromium@([^/\\]+)/.exec(folder)?.[1] ?? 'local';
}
