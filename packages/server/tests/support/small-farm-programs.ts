import { crc32 } from 'node:zlib';
import { PROGRAM_SCOPES, type ProgramScope } from '@vigia/domain/access';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { hashOfServiceToken } from '../../src/auth/service-token.ts';
import type { Databases } from '../../src/db/pool.ts';
import type { ServiceTokenTable } from '../../src/db/schema/programs.ts';
import { FOREIGN_CANARY } from './farm-keys.ts';

/** A secret that is written as one is, of a letter. */
export function secretOf(letter: string, prefix = 'svc_'): string {
  const random = letter.repeat(43);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(random));
  return `${prefix}${random}${sum.toString('base64url')}`;
}

interface FarmProgram {
  readonly id: number;
  readonly client: number;
  readonly secret: string;
  readonly scopes: readonly ProgramScope[];
  readonly sectors: readonly number[] | null;
}
const program = (id: number, letter: string, over: Partial<FarmProgram> = {}): FarmProgram => ({
  ...{ id, client: 1, secret: secretOf(letter), scopes: PROGRAM_SCOPES, sectors: null },
  ...over,
});

/** Programs of the small farm, one for each kind of access. Their ids are those of people below zero. */
export const PROGRAMS = {
  program: program(1001, 'a'),
  northProgram: program(1002, 'b', { sectors: [11] }),
  farmProgram: program(1003, 'c', { scopes: ['farm.read'] }),
  noticesProgram: program(1004, 'd', { scopes: ['notices.read'] }),
  /** It has called as often as it may within the minute. */
  busyProgram: program(1005, 'e'),
  expiredProgram: program(1006, 'f'),
  endedProgram: program(1007, 'g'),
  foreignProgram: program(1009, 'h', { client: 3 }),
} as const;
export type Program = keyof typeof PROGRAMS;

/** A secret that no program has. */
export const UNKNOWN_SECRET = secretOf('z');

/** Programs of both clients; nothing in a schema of before there were any. */
export async function insertPrograms({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const { rows } = await sql<object>`select where to_regclass('service_token') is not null`.execute(owner);
  if (rows.length === 0) return;
  const at = '2026-11-20T12:00:00.000Z';
  const tokens = Object.entries(PROGRAMS).map(
    ([name, { id, client, secret, scopes, sectors }]): Insertable<ServiceTokenTable> => ({
      ...{ client_id: client, token_id: id, token_name: client === 3 ? FOREIGN_CANARY : name },
      ...{
        scopes,
        sector_ids: sectors,
        token_start: secret.slice(0, 10),
        token_hash: hashOfServiceToken(secret),
      },
      expires_at: name === 'expiredProgram' ? at : '2027-11-01T03:00:00.000Z',
      ended_at: name === 'endedProgram' ? at : null,
      created_at: at,
    }),
  );
  await owner.insertInto('service_token').values(tokens).execute();
}
