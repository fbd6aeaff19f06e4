import { createHash } from 'node:crypto';

/** Message-ID of a letter, the same at every try: a reader's server recognises a second copy by it. */
export function messageIdOf(
  { client_id, occasion }: { readonly client_id: number; readonly occasion: string },
  sender: string,
): string {
  const name = createHash('sha256').update(`${client_id}/${occasion}`).digest('hex').slice(0, 32);
  return `<${name}@${sender.split('@').at(-1)}>`;
}
