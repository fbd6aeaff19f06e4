import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  readonly client: string;
}

export const dataFolder = (): string => {
  const folder = process.env.VIGIA_E2E_DATA;
  if (!folder) throw new Error('VIGIA_E2E_DATA is set by playwright.config.ts');
  return folder;
};

/** A demo account by the first part of its address: root, asesora, agricultor, sanclemente. */
export function account(name: string): Account {
  const all: Account[] = JSON.parse(readFileSync(join(dataFolder(), 'demo-accounts.json'), 'utf8'));
  const found = all.find(({ email }) => email.startsWith(`${name}@`));
  if (!found) throw new Error(`no demo account ${name}`);
  return found;
}
