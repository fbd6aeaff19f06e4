import type { AdminClient } from '@vigia/api/client';
import { type AdminTable, canAdd } from '@vigia/domain/access';
import { ADD_WORDS, ADMIN_WORDS } from '@vigia/domain/es';
import type { ClientId } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AddButton } from './add-button.tsx';
import { newTarget } from './new-target.ts';
import type { Target } from './targets.ts';
import { ADMINISTRATION } from './words.ts';

interface ForClientProps {
  /** The chosen client, and its data once they are loaded. */
  readonly chosen: ClientId | null;
  readonly owner: AdminClient | null;
  readonly open: (target: Target) => void;
}

interface AddNewProps extends ForClientProps {
  readonly table: AdminTable;
  /** The client's data could not be loaded. */
  readonly hasFailed: boolean;
}

/** Opens the form of a new row; for a client whose data is still loading, once it is there. */
export function AddNew({ table, chosen, owner, hasFailed, open }: AddNewProps) {
  const words = useWords(ADMINISTRATION);
  const [awaited, setAwaited] = useState<string | null>(null);
  const fresh = newTarget(table, owner);
  const wish = `${table} of ${chosen}`;
  useEffect(() => {
    const isWanted = awaited === wish && !hasFailed;
    if (awaited === null || (isWanted && !fresh)) return;
    setAwaited(null);
    if (isWanted && fresh) open(fresh);
  });
  const isChosen = table === 'nodes' ? owner !== null : canAdd(table, chosen);
  return (
    <AddButton
      label={table === 'nodes' ? words.registerNode : ADD_WORDS[table]}
      whyOff={hasFailed && !fresh ? words.notLoaded : isChosen ? null : ADMIN_WORDS.chooseClient}
      onPress={() => (fresh ? open(fresh) : setAwaited(wish))}
    />
  );
}

/** Opens the dialog in which the next season of a client is opened. */
export function OpenSeason({ chosen, owner, open }: ForClientProps) {
  const words = useWords(ADMINISTRATION);
  return (
    <AddButton
      label={words.openSeason}
      variant="secondary"
      icon={CalendarPlus}
      whyOff={owner ? null : chosen === null ? ADMIN_WORDS.chooseClient : words.notLoaded}
      onPress={() => owner && open({ kind: 'season-opening', owner })}
    />
  );
}
