import type { AdminClient, TableKind } from '@vigia/api/client';
import { ADMIN_WORDS } from '@vigia/domain/es';
import type { ClientId } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { CalendarPlus, ClipboardPaste, FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AddButton } from './add-button.tsx';
import type { AdminTable } from './admin-path.ts';
import { needsClient, newTarget } from './new-target.ts';
import { TABLES } from './tables/words.ts';
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
  const tables = useWords(TABLES);
  const [awaited, setAwaited] = useState<string | null>(null);
  // Without the chosen client's data its form would ask for the client again.
  const fresh = chosen !== null && owner === null ? null : newTarget(table, owner);
  const wish = `${table} of ${chosen}`;
  useEffect(() => {
    const isWanted = awaited === wish && !hasFailed;
    if (awaited === null || (isWanted && !fresh)) return;
    setAwaited(null);
    if (isWanted && fresh) open(fresh);
  });
  return (
    <AddButton
      label={tables[table].add}
      whyOff={
        hasFailed && !fresh ? words.notLoaded : needsClient(table, chosen) ? ADMIN_WORDS.chooseClient : null
      }
      onPress={() => (fresh ? open(fresh) : setAwaited(wish))}
    />
  );
}

/** Opens the dialog in which a table of many rows is pasted. */
export function AddMany({ table, chosen, owner, open }: ForClientProps & { readonly table: TableKind }) {
  const words = useWords(ADMINISTRATION);
  return (
    <AddButton
      label={words.addMany}
      variant="secondary"
      icon={ClipboardPaste}
      whyOff={owner ? null : chosen === null ? ADMIN_WORDS.chooseClient : words.notLoaded}
      onPress={() => owner && open({ kind: 'table', owner, table })}
    />
  );
}

/** Opens the dialog in which measurements of several stations come from one file. */
export function AddMeasurements({ chosen, owner, open }: ForClientProps) {
  const words = useWords(ADMINISTRATION);
  const tables = useWords(TABLES);
  return (
    <AddButton
      label={tables.stations.import}
      variant="secondary"
      icon={FileUp}
      whyOff={owner ? null : chosen === null ? ADMIN_WORDS.chooseClient : words.notLoaded}
      onPress={() => owner && open({ kind: 'import', owner, station: null })}
    />
  );
}

/** Opens the dialog in which the next season of a client is opened. */
export function OpenSeason({ chosen, owner, open }: ForClientProps) {
  const words = useWords(ADMINISTRATION);
  const tables = useWords(TABLES);
  return (
    <AddButton
      label={tables.seasons.open}
      variant="secondary"
      icon={CalendarPlus}
      whyOff={owner ? null : chosen === null ? ADMIN_WORDS.chooseClient : words.notLoaded}
      onPress={() => owner && open({ kind: 'season-opening', owner })}
    />
  );
}
