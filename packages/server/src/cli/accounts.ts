import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERSON_ROLE_WORDS } from '@vigia/domain/es';
import type { Progress } from '../run/progress.ts';

export interface ShownAccount {
  email: string;
  password: string;
  role: string;
  client: string;
}

/** The demo farm's accounts, none where there is no demo farm. */
export function readAccounts(dataFolder: string): ShownAccount[] {
  try {
    return JSON.parse(readFileSync(join(dataFolder, 'demo-accounts.json'), 'utf8')) as ShownAccount[];
  } catch {
    return [];
  }
}

/** What the roles of the specification are called in the console. */
const ROLE_WORDS: Readonly<Record<string, string>> = {
  root: PERSON_ROLE_WORDS.superadministrator,
  admin: PERSON_ROLE_WORDS.adviser,
  user: PERSON_ROLE_WORDS.grower,
};

/** Prints accounts with their passwords as a table. */
export function showAccounts(accounts: readonly ShownAccount[], progress: Progress): void {
  const rows = [
    ['Correo', 'Contraseña', 'Rol', 'Cliente'],
    ...accounts.map(({ email, password, role, client }) => [
      email,
      password,
      ROLE_WORDS[role] ?? role,
      client,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  for (const row of rows) {
    progress.line(
      `  ${row.map((cell, i) => String(cell ?? '').padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd(),
    );
  }
}
