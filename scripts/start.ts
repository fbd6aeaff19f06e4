/**
 * `pnpm start`: builds what has changed, then runs the server in this same process. When it listens, the
 * Storybook is built beside it, unless `VIGIA_STORYBOOK` is off.
 */
import { run } from '../packages/server/src/cli/run.ts';
import { BUILT_PACKAGES, BuildError, buildPackages } from './build.ts';
import { whenLauncherGone } from './launcher.ts';
import { duration } from './shell.ts';
import { buildStorybookBeside } from './storybook/beside.ts';

const SPANISH: Readonly<Record<string, string>> = {
  reports: 'Informes',
  widgets: 'Widgets',
  console: 'Consola',
};

process.stdout.on('error', () => undefined); // The reader of a pipe may end before this process.
whenLauncherGone(() => process.kill(process.pid, 'SIGTERM'));
process.exit((await built()) ? await served() : 1);

async function served(): Promise<number> {
  let stopBuilding: () => void = () => undefined;
  const code = await run(['start'], process.env, () => {
    if (process.env.VIGIA_STORYBOOK !== 'off') stopBuilding = buildStorybookBeside();
  });
  stopBuilding();
  return code;
}

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
