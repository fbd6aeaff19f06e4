import type { ParseArgsConfig } from 'node:util';
import type { Config } from '../run/config.ts';
import type { Progress } from '../run/progress.ts';

export type Flags = NonNullable<ParseArgsConfig['options']>;
export type FlagValues = Record<string, string | boolean | undefined>;

export interface CommandContext {
  config: Config;
  progress: Progress;
  flags: FlagValues;
  positionals: string[];
  /** Called once the server listens. */
  whenReady?: () => void;
}

export interface Command {
  name: string;
  /** The arguments after the name: `<archivo> --station <id>`. */
  usage: string;
  summary: string;
  flags: Flags;
  /** @returns the process's exit code */
  run(context: CommandContext): Promise<number>;
}

/** An unknown command line: shown with the usage, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** @throws {UsageError} the flag is missing or not a positive whole number */
export function idFlag(flags: FlagValues, name: string): number {
  const value = flags[name];
  if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(
    value === undefined ? `Falta --${name} <id>.` : `--${name} debe ser un número, no «${value}».`,
  );
}
