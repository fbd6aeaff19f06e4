import { resolve } from 'node:path';

/** pnpm runs scripts in the repository's root; the path was typed somewhere else. */
export const fromWhereCalled = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);
