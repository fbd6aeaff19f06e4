import { SETUP } from '@vigia/domain/access';
import { AccountMenu, IconButton, PendingBadge, useNarrow, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { CircleHelp, KeyRound, Mail, ShieldCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { lateDialog } from '../../shared/late/late-dialog.tsx';
import { outboxAtom } from '../../shared/outbox/outbox-view-state.ts';
import { GUIDE, READERS_PAGES } from '../../shared/paths.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { usePendingNotices } from '../../shared/state/service-state.ts';
import { readyServicesAtom } from '../../shared/state/services.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useSignOut } from '../../shared/state/use-sign-out.ts';
import { CountHost } from './count-host.tsx';
import { EventButton } from './event-button.tsx';
import { EventHost } from './event-host.tsx';
import { SunToggle } from './sun-toggle.tsx';
import { useChooseClient } from './use-choose-client.ts';
import { useLookChoices } from './use-look-choices.ts';
import { SHELL } from './words.ts';

const AccessDialog = lateDialog(
  async () => (await import('../../features/access/access-dialog.tsx')).AccessDialog,
);
const HelpDialog = lateDialog(async () => (await import('./account-dialogs.ts')).HelpDialog);
const ThisDeviceDialog = lateDialog(
  async () => (await import('../../features/this-device/this-device-dialog.tsx')).ThisDeviceDialog,
);
const SignOutDialog = lateDialog(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog);
const NoticeMailDialog = lateDialog(async () => (await import('./account-dialogs.ts')).NoticeMailDialog);
const TodayMailDialog = lateDialog(
  async () => (await import('../../shared/today-mail/today-mail-dialog.tsx')).TodayMailDialog,
);
const OwnPasswordDialog = lateDialog(async () => (await import('./account-dialogs.ts')).OwnPasswordDialog);
const ClientFilterDialog = lateDialog(async () => (await import('./account-dialogs.ts')).ClientFilterDialog);

type AccountDialog =
  | 'help'
  | 'client'
  | 'notices'
  | 'today-mail'
  | 'password'
  | 'access'
  | 'device'
  | 'sign-out';

/** Right end of the top bar: REGISTRO, pending work of root, help, account. `listPath` is where another client is shown. */
export function AccountActions({ listPath }: { readonly listPath: string }) {
  const words = useWords(SHELL);
  const { user, tree, clients, isRoot } = useFarm();
  const pending = usePendingNotices();
  const { href } = useNavigation();
  const narrow = useNarrow();
  const { config } = useAtomValue(readyServicesAtom);
  const signOut = useSignOut();
  const isUnsent = useAtomValue(outboxAtom).length > 0;
  const looks = useLookChoices();
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const choice = useChooseClient(listPath, () => setDialog(null));
  const close = () => {
    choice.forget();
    setDialog(null);
  };
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <>
      {!narrow && <EventButton />}
      <EventHost />
      <CountHost />
      {isRoot && !narrow && <PendingBadge count={pending} href={href('/notifications')} />}
      {narrow && <SunToggle />}
      <IconButton icon={CircleHelp} label={words.help} onPress={() => setDialog('help')} />
      <AccountMenu
        name={name}
        clientName={tree.client.name}
        onClient={() => setDialog('client')}
        entries={[
          {
            id: 'notices',
            label: words.noticeMail.title,
            icon: Mail,
            onAction: () => setDialog('notices'),
          },
          {
            id: 'password',
            label: words.password.title,
            icon: KeyRound,
            onAction: () => setDialog('password'),
          },
          {
            id: 'access',
            label: words.access,
            icon: ShieldCheck,
            onAction: () => setDialog('access'),
          },
          {
            id: 'device',
            label: words.thisDevice,
            icon: Smartphone,
            onAction: () => setDialog('device'),
          },
          ...looks,
        ]}
        onSignOut={isUnsent ? () => setDialog('sign-out') : signOut}
      />
      <HelpDialog
        isOpen={dialog === 'help'}
        onClose={close}
        email={config.supportEmail}
        version={config.version}
        guides={[
          ...(isRoot ? [{ href: href(SETUP), label: words.firstSteps }] : []),
          { href: READERS_PAGES.grower, label: words.growerPage, opensTab: true },
          ...(isRoot
            ? [
                { href: READERS_PAGES.administrator, label: words.administratorPage, opensTab: true },
                { href: GUIDE, label: words.guide, opensTab: true },
              ]
            : []),
        ]}
      />
      <NoticeMailDialog
        isOpen={dialog === 'notices'}
        onClose={close}
        onTodayMail={() => setDialog('today-mail')}
      />
      <TodayMailDialog isOpen={dialog === 'today-mail'} onClose={close} />
      <AccessDialog isOpen={dialog === 'access'} onClose={close} onPassword={() => setDialog('password')} />
      <SignOutDialog isOpen={dialog === 'sign-out'} onClose={close} />
      <ThisDeviceDialog isOpen={dialog === 'device'} onClose={close} />
      <OwnPasswordDialog isOpen={dialog === 'password'} onClose={close} />
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
