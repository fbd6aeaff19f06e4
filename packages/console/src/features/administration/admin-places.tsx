import { Button, LinkButton, Menu, type MenuEntry, useNarrow } from '@vigia/ui';
import { Archive, Ellipsis, History, KeyRound } from 'lucide-react';
import type { AdminSection } from './admin-path.ts';
import { ARCHIVED_WORDS } from './archived/words.ts';
import { HISTORY_WORDS } from './history/change-words.ts';
import { WORDS } from './words.ts';

export interface AdminPlacesProps {
  readonly section: AdminSection;
  readonly historyHref: string;
  readonly embedKeysHref: string;
  /** Shows the archived clients; for those who restore them. */
  readonly onArchivedClients?: (() => void) | undefined;
}

/** What is beside the tables: buttons, and on narrow screens one menu, so that the records are not pushed out of sight. */
export function AdminPlaces({ section, historyHref, embedKeysHref, onArchivedClients }: AdminPlacesProps) {
  const narrow = useNarrow();
  if (narrow) {
    const entries: MenuEntry[] = [
      { id: 'history', label: HISTORY_WORDS.title, icon: History, href: historyHref },
      { id: 'embed-keys', label: WORDS.embedKeys, icon: KeyRound, href: embedKeysHref },
    ];
    if (onArchivedClients) {
      const clients = { id: 'archived-clients', label: ARCHIVED_WORDS.clients, icon: Archive };
      entries.unshift({ ...clients, onAction: onArchivedClients });
    }
    return (
      <Menu label={WORDS.more} trigger={<Button icon={Ellipsis}>{WORDS.more}</Button>} entries={entries} />
    );
  }
  return (
    <>
      {onArchivedClients && (
        <Button icon={Archive} onPress={onArchivedClients}>
          {ARCHIVED_WORDS.clients}
        </Button>
      )}
      <LinkButton href={historyHref} icon={History} variant={section === 'history' ? 'primary' : 'secondary'}>
        {HISTORY_WORDS.title}
      </LinkButton>
      <LinkButton href={embedKeysHref} icon={KeyRound}>
        {WORDS.embedKeys}
      </LinkButton>
    </>
  );
}
