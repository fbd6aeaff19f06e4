import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMBED_METRICS } from '@vigia/domain/published';
import type { Transaction } from 'kysely';
import { hashPassword } from '../auth/password.ts';
import type { Database } from '../db/schema.ts';
import { newEmbedKey } from '../embed/new-key.ts';
import type { DemoFarm } from './farm.ts';
import { ADVISER_EMAIL } from './farm-rows.ts';

/** A person who can sign in to the demo farm; one item of `demo-accounts.json`. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly role: 'root' | 'admin' | 'user';
  /** Name of the client they belong to. */
  readonly client: string;
}

/** The key of the partner's demo page; the content of `demo-embed.json`. */
export interface DemoEmbed {
  readonly key: string;
  readonly sector_ids: readonly number[];
}

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly client: number;
  readonly role: DemoAccount['role'];
  readonly permissions: '' | 'root';
  readonly everywhere?: boolean;
}

const PEOPLE: readonly Person[] = [
  {
    email: 'root@demo.vigia.example',
    firstName: 'Renata',
    lastName: 'Oyarzún',
    client: 1,
    role: 'root',
    permissions: 'root',
    everywhere: true,
  },
  {
    email: ADVISER_EMAIL,
    firstName: 'Amanda',
    lastName: 'Fuentes',
    client: 1,
    role: 'admin',
    permissions: 'root',
  },
  {
    email: 'agricultor@demo.vigia.example',
    firstName: 'Pedro',
    lastName: 'Aravena',
    client: 1,
    role: 'user',
    permissions: '',
  },
  {
    email: 'sanclemente@demo.vigia.example',
    firstName: 'Marta',
    lastName: 'Sepúlveda',
    client: 3,
    role: 'user',
    permissions: '',
  },
];

const CONSONANTS = 'bcdfglmnprstv';
const VOWELS = 'aeiou';
const GROUPS = 4;

/** A readable random password of syllables, with 24 random bits per two groups: `lamo-tidu-peco-sura-47`. */
function readablePassword(): string {
  const one = (letters: string) => letters[randomInt(letters.length)] as string;
  const syllable = () => one(CONSONANTS) + one(VOWELS);
  const groups = Array.from({ length: GROUPS }, () => syllable() + syllable());
  return [...groups, String(randomInt(10, 100))].join('-');
}

/** Inserts the people of the demo farm, each with a new random password. */
export async function insertAccounts(tx: Transaction<Database>, farm: DemoFarm): Promise<DemoAccount[]> {
  const people = PEOPLE.filter((person) => farm.plan.clients.some(({ id }) => id === person.client));
  const accounts = people.map((person) => ({ person, password: readablePassword() }));
  const hashes = await Promise.all(accounts.map(({ password }) => hashPassword(password)));
  // One statement, so that the ids do not depend on the order in which the hashes are ready.
  await tx
    .insertInto('user_account')
    .values(
      people.map((person, i) => ({
        client_id: person.client,
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        permissions: person.permissions,
        role: person.role === 'user' ? ('user' as const) : ('admin' as const),
        entities_under_client: JSON.stringify(person.everywhere ? { '*': 'admin' } : {}),
        entities_under_sector: '{}',
        password_hash: hashes[i] as string,
      })),
    )
    .execute();
  const clientName = (id: number) => farm.plan.clients.find((client) => client.id === id)?.name ?? '';
  return accounts.map(({ person, password }) => ({
    email: person.email,
    password,
    role: person.role,
    client: clientName(person.client),
  }));
}

/** Creates a publishable key for the sectors of the first client; only its hash is stored. */
export async function insertEmbedKey(tx: Transaction<Database>, farm: DemoFarm): Promise<DemoEmbed> {
  const clientId = farm.sectors[0]?.clientId ?? 1;
  const sectorIds = farm.sectors.filter((sector) => sector.clientId === clientId).map((sector) => sector.id);
  const { key, prefix, hash } = newEmbedKey();
  await tx
    .insertInto('embed_key')
    .values({
      client_id: clientId,
      key,
      key_prefix: prefix,
      key_hash: hash,
      sector_ids: sectorIds,
      name: 'Página de muestra',
      metrics: EMBED_METRICS,
    })
    .execute();
  return { key, sector_ids: sectorIds };
}

/** Writes a file of secrets atomically, readable by its owner only. */
export async function writeSecret(folder: string, name: string, content: unknown): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await rename(draft, path);
}
