import { Building2, LogOut } from 'lucide-react';
import { useWords } from '../../words/language.tsx';
import { FRAME } from '../frame/words.ts';
import { Menu } from '../menu/menu.tsx';
import type { MenuProps } from '../menu/menu-props.ts';
import { AccountButton } from './account-button.tsx';

export interface AccountMenuProps {
  /** Full name, or the e-mail address where there is none. */
  readonly name: string;
  /** Below the name, where it says more. */
  readonly email?: string;
  readonly clientName: string;
  /** Opens the choice of another client; without it the client is named alone. */
  readonly onClient?: () => void;
  readonly onSignOut: () => void;
  /** Between the client and the way out. */
  readonly entries?: MenuProps['entries'];
}

/** Who is signed in, for which client, and the way out. */
export function AccountMenu(props: AccountMenuProps) {
  const words = useWords(FRAME);
  const { name, email, clientName, onClient, onSignOut, entries = [] } = props;
  return (
    <Menu
      label={words.account}
      trigger={<AccountButton name={name} label={`${words.account}: ${name}`} />}
      header={
        <>
          <strong>{name}</strong>
          {email !== undefined && email !== name && <div>{email}</div>}
        </>
      }
      entries={[
        {
          id: 'client',
          label: words.clientIs(clientName),
          icon: Building2,
          ...(onClient ? { onAction: onClient } : { isDisabled: true }),
        },
        ...entries,
        { id: 'sign-out', label: words.signOut, icon: LogOut, onAction: onSignOut },
      ]}
    />
  );
}
