import type { ClientLogoWire } from '@vigia/api/contract';
import type { ClientId } from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { Logo } from '../../images/logo.ts';

/** The logo of a client in the scope; null without one. */
export async function logoOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<ClientLogoWire | null> {
  const rows = await tx
    .selectFrom('client_logo')
    .select(['client_id', 'file_name', 'png', 'width', 'height'])
    .where('client_id', '=', clientId)
    .execute();
  const [row] = visible(scope, 'client.read', rows, ({ client_id }) => ({ clientId: client_id }));
  if (row === undefined) return null;
  const { file_name, png, width, height } = row;
  return { file_name, width, height, data_url: `data:image/png;base64,${png.toString('base64')}` };
}

export async function saveLogo(
  tx: Tx,
  clientId: ClientId,
  { png, width, height }: Logo,
  { name, now }: { readonly name: string; readonly now: number },
): Promise<void> {
  const values = { file_name: name, png, width, height, saved_at: new Date(now).toISOString() };
  await tx
    .insertInto('client_logo')
    .values({ client_id: clientId, ...values })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(values))
    .execute();
}

export async function deleteLogo(tx: Tx, clientId: ClientId): Promise<void> {
  await tx.deleteFrom('client_logo').where('client_id', '=', clientId).execute();
}
