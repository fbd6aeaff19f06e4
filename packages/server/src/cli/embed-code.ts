import type { MadeKey } from '@vigia/api/contract';
import {
  EMBED_LOCALES,
  EMBED_THEMES,
  type EmbedDelivered,
  type EmbedLook,
  embedSnippet,
  snippetSubjects,
  subjectInWords,
} from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import type { Config } from '../run/config.ts';
import { addressOf } from '../run/listen.ts';
import { subjectsOfClient } from '../stores/embed/embed-key-rows.ts';
import { type FlagValues, UsageError } from './command.ts';

/** The look of a key's widgets. */
export type CodeLook = Pick<EmbedLook, 'locale' | 'theme'>;

/** @throws {UsageError} a language or theme that widgets do not have */
export const lookFlags = (flags: FlagValues): CodeLook => ({
  locale: oneOf(EMBED_LOCALES, flags, 'locale'),
  theme: oneOf(EMBED_THEMES, flags, 'theme'),
});

function oneOf<T extends string>(known: readonly [T, ...T[]], flags: FlagValues, name: string): T {
  const value = flags[name] ?? known[0];
  const found = known.find((each) => each === value);
  if (found === undefined) throw new UsageError(`--${name} debe ser ${known.join(', ')}, no «${value}».`);
  return found;
}

/**
 * What the administrator of a new key passes on, as the screen of keys shows it: the code for its first sector or
 * station, and where to find that of the others.
 *
 * @param delivered the widgets that this service has
 */
export async function codeLines(
  tx: Tx,
  { key, embedKey }: MadeKey,
  look: CodeLook,
  delivered: EmbedDelivered,
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
): Promise<string[]> {
  const { sectors, stations } = await subjectsOfClient(tx, embedKey.clientId);
  const [subject, ...others] = snippetSubjects(embedKey, sectors, stations);
  if (subject === undefined) return [];
  const server = config.publicUrl ?? addressOf(config.host, config.port);
  const code = embedSnippet(subject, null, { ...look, key, server }, delivered);
  if (code === null) return ['Este servidor no tiene los widgets instalados: no hay código para pegar.'];
  const lines = [`Para pegar en la página (${subjectInWords(subject, 'es')}):`, '', code, ''];
  if (config.publicUrl === undefined)
    lines.push(`El código nombra ${server}: si el público entra por otra dirección, diga VIGIA_PUBLIC_URL.`);
  if (others.length > 0)
    lines.push('El código de los otros lugares que abre está en «Llaves de widgets» de la consola.');
  return lines;
}
