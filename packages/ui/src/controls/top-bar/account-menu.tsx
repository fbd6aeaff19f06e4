import { Building2, LogOut } from 'lucide-react';
import { useWords } from '../../words/language.tsx';
import { FRAME } from '../frame/words.ts';
import { Menu } from '../menu/menu.tsx';
import type { MenuProps } from '../menu/menu-props.ts';
import { AccountButton } from './account-button.tsx';

export interface AccountMenuProps {
  /** Full name, or the e-mail address if there is no name. */
  readonly name: string;
  /** Shown below the name if it is different. */
  readonly email?: string;
  readonly clientName: string;
  /** Opens the choice of another client; without it only the client's name is shown. */
  readonly onClient?: () => void;
  readonly onSignOut: () => void;
  /** Shown between the client and the sign-out entry. */
  readonly entries?: MenuProps['entries'];
}

/** The signed-in user, the client, and the sign-out entry. */
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
