import { accessSync, chmodSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs';
import { hasCode, OperatorError } from './operator-error.ts';

/**
 * Makes the data folder where it is missing and checks that we may write there.
 *
 * @returns its real path, so that two names of one folder are one
 * @throws {OperatorError} it cannot be made, is not a folder or is not ours to write
 */
export function openDataFolder(path: string): string {
  try {
    const made = mkdirSync(path, { recursive: true });
    // As root PostgreSQL's account has to pass through; what is secret inside is 0600.
    if (made) chmodSync(path, process.getuid?.() === 0 ? 0o711 : 0o700);
    if (!statSync(path).isDirectory()) throw new OperatorError(`${path} no es una carpeta.`);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    const reason = hasCode(cause, 'EACCES', 'EPERM', 'EROFS')
      ? 'sin permiso de escritura'
      : hasCode(cause, 'EEXIST', 'ENOTDIR')
        ? 'hay un archivo en su lugar'
        : (cause as Error).message;
    throw new OperatorError(
      `No se puede usar la carpeta de datos ${path}: ${reason}. Elija otra con VIGIA_DATA.`,
      {
        cause,
      },
    );
  }
}
