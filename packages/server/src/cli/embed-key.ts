import { join } from 'node:path';
import type { MadeKey } from '@vigia/api/contract';
import { type EpochMs, endOfDay, parseIsoDate } from '@vigia/domain';
import { EMBED_KEY_STATE_WORDS } from '@vigia/domain/es';
import {
  EMBED_LOCALES,
  EMBED_METRICS,
  EMBED_OVERLAP_DAYS,
  EMBED_THEMES,
  type EmbedKey,
  type EmbedMetric,
  embedKeyState,
  type NewEmbedKey,
} from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import { configuredBlobs } from '../blobs/configured-blobs.ts';
import type { Databases } from '../db/pool.ts';
import { withDatabases } from '../db/running-database.ts';
import { actAsOperator } from '../db/tenant.ts';
import { makeKey, rotateKey } from '../embed/change-keys.ts';
import { checkedDraft } from '../embed/key-draft.ts';
import { widgetBuilds } from '../embed/widget-builds.ts';
import { builtFolder } from '../run/built-folder.ts';
import type { Config } from '../run/config.ts';
import { OperatorError } from '../run/operator-error.ts';
import type { Progress } from '../run/progress.ts';
import {
  allEmbedKeysOfClient,
  embedKeyNamed,
  ownsSubjects,
  revokeEmbedKey,
} from '../stores/embed/embed-key-rows.ts';
import { type Command, type CommandContext, type FlagValues, idFlag, UsageError } from './command.ts';
import { type CodeLook, codeLines, lookFlags } from './embed-code.ts';

const text = { type: 'string' } as const;

export const embedKey: Command = {
  name: 'embed-key',
  usage: `<create|list|rotate|revoke> [opciones]
      create --client <id> --name <nombre> --origins <https://…,…> [--sectors <id,…>] [--stations <id,…>]
             [--metrics <${EMBED_METRICS.join(',')}>] [--expires <AAAA-MM-DD>]
             [--locale <${EMBED_LOCALES.join('|')}>] [--theme <${EMBED_THEMES.join('|')}>]
      list   --client <id>
      rotate --key <id> [--overlap <días, hasta ${EMBED_OVERLAP_DAYS.most}>] [--locale …] [--theme …]
      revoke --key <id>`,
  summary:
    'llaves publicables para los widgets en sitios de terceros, con el código que se pega en la página',
  flags: {
    ...{ client: text, name: text, origins: text, sectors: text, stations: text, metrics: text },
    ...{ expires: text, key: text, overlap: text, locale: text, theme: text },
  },
  async run(context) {
    const [action = '', ...more] = context.positionals;
    const work = ACTIONS[action];
    if (work === undefined || more.length > 0) {
      throw new UsageError('Diga qué hacer con la llave: create, list, rotate o revoke.');
    }
    const run = work(context);
    await withDatabases(context.config, 'embed-key', ({ owner }: Databases) =>
      owner.transaction().execute(async (tx) => {
        await actAsOperator(tx);
        await run(tx);
      }),
    );
    return 0;
  },
};

/** Reads the flags first, so that a typing error starts no database. */
const ACTIONS: Readonly<Record<string, (context: CommandContext) => (tx: Tx) => Promise<void>>> = {
  create: ({ flags, progress, config }) => {
    const clientId = idFlag(flags, 'client');
    const look = lookFlags(flags);
    const checked = checkedDraft(draftOf(flags), config.clock());
    if ('errors' in checked)
      throw new UsageError(`${checked.errors.map(({ message }) => message).join('. ')}.`);
    return async (tx) => {
      if (!(await ownsSubjects(tx, clientId, checked.draft))) {
        throw new OperatorError(`Algún campo o estación no es del cliente ${clientId}.`);
      }
      const made = await makeKey(tx, clientId, checked.draft, null);
      printMade(made, await codeOf(tx, made, look, config), progress);
    };
  },
  list: ({ flags, progress, config }) => {
    const clientId = idFlag(flags, 'client');
    return async (tx) => {
      const keys = await allEmbedKeysOfClient(tx, clientId);
      if (keys.length === 0) progress.line(`El cliente ${clientId} no tiene llaves.`);
      for (const key of keys) progress.line(lineOf(key, config.clock()));
    };
  },
  rotate: ({ flags, progress, config }) => {
    const keyId = idFlag(flags, 'key');
    const overlapDays = overlapFlag(flags);
    const look = lookFlags(flags);
    return async (tx) => {
      const old = await named(tx, keyId);
      const made = await rotateKey(tx, old, { now: config.clock(), overlapDays, createdBy: null });
      if (made === null) throw new OperatorError(`La llave ${keyId} ya no está activa.`);
      printMade(made, await codeOf(tx, made, look, config), progress);
      progress.line(`La anterior (${old.prefix}…) sigue abierta ${overlapDays} días a lo más.`);
    };
  },
  revoke: ({ flags, progress, config }) => {
    const keyId = idFlag(flags, 'key');
    return async (tx) => {
      const old = await named(tx, keyId);
      if (old.revokedAt === null) await revokeEmbedKey(tx, old, config.clock());
      progress.line(`Llave ${keyId} revocada: en menos de un minuto no abre nada.`);
    };
  },
};

async function named(tx: Tx, keyId: number): Promise<EmbedKey> {
  const found = await embedKeyNamed(tx, keyId);
  if (found === null) throw new OperatorError(`No existe la llave ${keyId}.`);
  return found;
}

function printMade({ key, embedKey: made }: MadeKey, code: readonly string[], progress: Progress): void {
  progress.line(`Llave ${made.id} creada para ${made.origins.join(', ')}.`);
  progress.line(`Llave: ${key}`);
  for (const line of code) progress.line(line);
}

async function codeOf(tx: Tx, made: MadeKey, look: CodeLook, config: Config): Promise<string[]> {
  const folder = builtFolder('widgets');
  const delivered =
    folder === undefined
      ? { versions: [] }
      : await widgetBuilds(join(folder, 'embed'), configuredBlobs(config)).list();
  return codeLines(tx, made, look, delivered, config);
}

const instant = (at: EpochMs): string => new Date(at).toISOString();

function lineOf(key: EmbedKey, now: number): string {
  const site = key.lastUsedOrigin || 'este servidor';
  const used = key.lastUsedAt === null ? 'sin uso' : `usada ${instant(key.lastUsedAt)} en ${site}`;
  const end = key.expiresAt === null ? '' : `  hasta ${instant(key.expiresAt)}`;
  const state = EMBED_KEY_STATE_WORDS[embedKeyState(key, now)];
  return `${key.id}  ${key.prefix}…  ${state}  ${key.name}  ${key.metrics.join(',')}  ${used}${end}`;
}

const listed = (value: FlagValues[string]): string[] =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : [];

function draftOf(flags: FlagValues): NewEmbedKey {
  const metrics = flags.metrics === undefined ? [...EMBED_METRICS] : listed(flags.metrics);
  const unknown = metrics.find((metric) => !(EMBED_METRICS as readonly string[]).includes(metric));
  if (unknown !== undefined) throw new UsageError(`No existe la medida «${unknown}».`);
  const origins = listed(flags.origins);
  if (origins.length === 0) throw new UsageError('Falta --origins <https://…>.');
  return {
    name: typeof flags.name === 'string' ? flags.name : '',
    sectorIds: idsFlag(flags, 'sectors'),
    stationIds: idsFlag(flags, 'stations'),
    metrics: metrics as EmbedMetric[],
    origins,
    expiresAt: expiryFlag(flags),
  };
}

const idsFlag = (flags: FlagValues, name: string): number[] =>
  listed(flags[name]).map((id) => idFlag({ [name]: id }, name));

/** As on the screen of keys: a key ends at the end of its last day. */
function expiryFlag({ expires }: FlagValues): EpochMs | null {
  if (expires === undefined) return null;
  const last = typeof expires === 'string' ? parseIsoDate(expires) : null;
  if (last === null) throw new UsageError('--expires debe ser una fecha AAAA-MM-DD.');
  return endOfDay(last);
}

function overlapFlag({ overlap }: FlagValues): number {
  if (overlap === undefined) return EMBED_OVERLAP_DAYS.usual;
  const days = Number(overlap);
  if (Number.isInteger(days) && days >= 0 && days <= EMBED_OVERLAP_DAYS.most) return days;
  throw new UsageError(`--overlap debe ser un número de 0 a ${EMBED_OVERLAP_DAYS.most}.`);
}
