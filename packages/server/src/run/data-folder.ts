import { accessSync, chmodSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs';
import { hasCode, OperatorError } from './operator-error.ts';

/**
 * Creates the data folder if it is missing and checks that it can be written.
 *
 * @returns its real path, so that different paths of one folder give the same result
 * @throws {OperatorError} it cannot be created, is not a folder or cannot be written
 */
export function openDataFolder(path: string): string {
  try {
    const made = mkdirSync(path, { recursive: true });
    // When run as root, PostgreSQL's account must be able to pass through. Secret files inside have mode 0600.
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
