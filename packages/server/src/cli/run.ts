import { parseArgs } from 'node:util';
import { readConfig } from '../run/config.ts';
import { VARIABLES } from '../run/config-variables.ts';
import { OperatorError } from '../run/operator-error.ts';
import { terminalProgress } from '../run/progress.ts';
import { backup } from './backup.ts';
import { type Command, UsageError } from './command.ts';
import { createAdmin } from './create-admin.ts';
import { deviceKey } from './device-key.ts';
import { distribute } from './distribute.ts';
import { doctor } from './doctor.ts';
import { embedKey } from './embed-key.ts';
import { importFile } from './import.ts';
import { importImages } from './import-images.ts';
import { migrate } from './migrate.ts';
import { model } from './model.ts';
import { resetSecondStepCommand } from './reset-second-step.ts';
import { restore } from './restore.ts';
import { rotateKeysCommand } from './rotate-keys.ts';
import { seed } from './seed.ts';
import { simulateDevice } from './simulate-device.ts';
import { start } from './start.ts';

const COMMANDS: readonly Command[] = [
  start,
  migrate,
  seed,
  importFile,
  importImages,
  createAdmin,
  resetSecondStepCommand,
  rotateKeysCommand,
  embedKey,
  deviceKey,
  simulateDevice,
  backup,
  restore,
  distribute,
  doctor,
  model,
];
const HELP = new Set(['help', '--help', '-h']);
const USAGE_EXIT = 2;

/**
 * The command line of Vigía.
 *
 * @param args what follows the program: command, flags, files
 * @param whenReady called once `start` listens
 * @returns the exit code: 0 done, 1 refused (one Spanish line on the error output), 2 unknown command line
 */
export async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  whenReady?: () => void,
): Promise<number> {
  const [name = 'help', ...rest] = args;
  const command = COMMANDS.find((candidate) => candidate.name === name);
  try {
    if (HELP.has(name) || rest.includes('--help')) {
      console.log(help());
      return 0;
    }
    if (!command) throw new UsageError(`No existe la orden «${name}».`);
    const { values, positionals } = parsed(command, rest);
    const progress = terminalProgress((text) => process.stdout.write(text));
    const more = { flags: values, positionals, ...(whenReady && { whenReady }) };
    return await command.run({ config: readConfig(env), progress, ...more });
  } catch (error) {
    return complain(error, command);
  }
}

function parsed(command: Command, args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: withNegativeValues(command, args),
      options: command.flags,
      allowPositionals: true,
    });
    if (positionals.length > 0 && !command.usage.startsWith('<')) {
      throw new UsageError(`«${positionals[0]}» está de más.`);
    }
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [, flag] = /'(--?[\w-]+)/.exec(error.message) ?? [];
    const known = flag !== undefined && flag.replace(/^-+/, '') in command.flags;
    throw new UsageError(known ? `La opción ${flag} está mal usada.` : `No existe la opción ${flag ?? ''}.`);
  }
}

/** `--utc-offset -04:00` as `--utc-offset=-04:00`: text that begins with a minus and a digit is a value, no option. */
function withNegativeValues({ flags }: Command, args: readonly string[]): string[] {
  const takesValue = (arg: string | undefined) => flags[arg?.replace(/^--/, '') ?? '']?.type === 'string';
  return args.flatMap((arg, at) => {
    if (/^-\d/.test(arg) && takesValue(args[at - 1])) return [];
    const next = args[at + 1];
    return takesValue(arg) && next !== undefined && /^-\d/.test(next) ? [`${arg}=${next}`] : [arg];
  });
}

function complain(error: unknown, command: Command | undefined): number {
  if (error instanceof UsageError) {
    console.error(`Error: ${error.message}\n\n${command ? usageOf(command) : help()}`);
    return USAGE_EXIT;
  }
  // Any other error than an operator's is a fault of the program: its stack is needed to report it.
  console.error(error instanceof OperatorError ? `Error: ${error.message}` : error);
  return 1;
}

function usageOf({ name, usage }: Command): string {
  return `Uso: vigia ${name} ${usage}`.trimEnd();
}

function help(): string {
  const commands = COMMANDS.map(
    ({ name, usage, summary }) => `  ${`${name} ${usage}`.trimEnd()}\n      ${summary}`,
  );
  const variables = VARIABLES.map(([name, meaning]) => `  ${name.padEnd(17)} ${meaning}`);
  return ['Uso: vigia <orden>', '', ...commands, '', 'Variables de entorno:', ...variables].join('\n');
}
