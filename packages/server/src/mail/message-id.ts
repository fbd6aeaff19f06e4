import { createHash } from 'node:crypto';

/** The same at every try, another for every letter: by it a reader's server knows a letter it has already. */
export function messageIdOf(
  { client_id, occasion }: { readonly client_id: number; readonly occasion: string },
  sender: string,
): string {
  const name = createHash('sha256').update(`${client_id}/${occasion}`).digest('hex').slice(0, 32);
  return `<${name}@${sender.split('@').at(-1)}>`;
}
