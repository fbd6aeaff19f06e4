/** `pnpm start`: builds what has changed, then runs the server in this same process. */
import { run } from '../packages/server/src/cli/run.ts';
import { BUILT_PACKAGES, BuildError, buildPackages } from './build.ts';
import { whenLauncherGone } from './launcher.ts';
import { duration } from './shell.ts';

const SPANISH: Readonly<Record<string, string>> = {
  reports: 'Informes',
  widgets: 'Widgets',
  console: 'Consola',
};

process.stdout.on('error', () => undefined); // the reader of a pipe may leave before us
whenLauncherGone(() => process.kill(process.pid, 'SIGTERM'));
process.exit((await built()) ? await run(['start'], process.env) : 1);

async function built(): Promise<boolean> {
  let announced = false;
  const announce = setTimeout(() => {
    announced = true;
    console.log('Construyendo lo que cambió…');
  }, 500);
  try {
    await buildPackages(BUILT_PACKAGES, ({ name, fresh, ms }) => {
      if (!fresh) console.log(`${SPANISH[name] ?? name}: listo (${duration(ms)})`);
    });
    return true;
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(`${error.output}\nError: no se pudo construir; ${error.message}.`);
    return false;
  } finally {
    clearTimeout(announce);
    if (announced) console.log();
  }
}
