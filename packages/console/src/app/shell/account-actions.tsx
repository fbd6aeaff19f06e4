import { AccountButton, IconButton, Menu } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { Building2, CircleHelp, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { readyServicesAtom } from '../../shared/state/services.ts';
import { useSignOut } from '../../shared/state/use-sign-out.ts';
import { ClientFilterDialog } from './client-filter-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { useChooseClient } from './use-choose-client.ts';
import { WORDS } from './words.ts';

/** Right end of the top bar: help and account. `listPath` is where another client is shown. */
export function AccountActions({ listPath }: { readonly listPath: string }) {
  const { user, tree, clients } = useFarm();
  const { config } = useAtomValue(readyServicesAtom);
  const signOut = useSignOut();
  const [dialog, setDialog] = useState<'help' | 'client' | null>(null);
  const choice = useChooseClient(listPath, () => setDialog(null));
  const close = () => {
    choice.forget();
    setDialog(null);
  };
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <>
      <IconButton icon={CircleHelp} label={WORDS.help} onPress={() => setDialog('help')} />
      <Menu
        trigger={<AccountButton name={name} label={`${WORDS.account}: ${name}`} />}
        label={WORDS.account}
        header={name}
        entries={[
          {
            id: 'client',
            label: WORDS.client(tree.client.name),
            icon: Building2,
            onAction: () => setDialog('client'),
          },
          { id: 'sign-out', label: WORDS.signOut, icon: LogOut, onAction: signOut },
        ]}
      />
      <HelpDialog
        isOpen={dialog === 'help'}
        onClose={close}
        email={config.support_email}
        version={config.version}
      />
      <ClientFilterDialog
        isOpen={dialog === 'client'}
        onClose={close}
        clients={clients}
        clientId={tree.client.id}
        loading={choice.loading}
        error={choice.error}
        onChoose={choice.choose}
      />
    </>
  );
}
