import { Button, LinkButton, Menu, type MenuEntry, useNarrow, useWords } from '@vigia/ui';
import { Archive, BookOpen, Ellipsis, History, KeyRound, Stethoscope } from 'lucide-react';
import type { AdminSection } from './admin-path.ts';
import { ARCHIVED } from './archived/words.ts';
import { CATALOGUE } from './catalogue/words.ts';
import { HISTORY } from './history/change-words.ts';
import { SERVICE } from './service/words.ts';
import { ADMINISTRATION } from './words.ts';

export interface AdminLinksProps {
  readonly section: AdminSection;
  readonly historyHref: string;
  readonly embedKeysHref: string;
  /** The state of the service; for super administrators. */
  readonly serviceHref?: string | undefined;
  /** The installation's crops and pests; for super administrators. */
  readonly catalogueHref?: string | undefined;
  /** Shows the archived clients; for those who restore them. */
  readonly onArchivedClients?: (() => void) | undefined;
}

/** Actions beside the tables: buttons, or one menu on narrow screens, so that the records stay in sight. */
export function AdminLinks(props: AdminLinksProps) {
  const { section, historyHref, embedKeysHref, serviceHref, catalogueHref, onArchivedClients } = props;
  const words = useWords(ADMINISTRATION);
  const archivedWords = useWords(ARCHIVED);
  const historyWords = useWords(HISTORY);
  const serviceWords = useWords(SERVICE);
  const catalogueWords = useWords(CATALOGUE);
  const narrow = useNarrow();
  if (narrow) {
    const entries: MenuEntry[] = [
      { id: 'history', label: historyWords.title, icon: History, href: historyHref },
      { id: 'embed-keys', label: words.embedKeys, icon: KeyRound, href: embedKeysHref },
    ];
    if (catalogueHref !== undefined) {
      entries.push({ id: 'catalogue', label: catalogueWords.title, icon: BookOpen, href: catalogueHref });
    }
    if (serviceHref !== undefined) {
      entries.push({ id: 'service', label: serviceWords.title, icon: Stethoscope, href: serviceHref });
    }
    if (onArchivedClients) {
      const clients = { id: 'archived-clients', label: archivedWords.clients, icon: Archive };
      entries.unshift({ ...clients, onAction: onArchivedClients });
    }
    return (
      <Menu label={words.more} trigger={<Button icon={Ellipsis}>{words.more}</Button>} entries={entries} />
    );
  }
  return (
    <>
      {onArchivedClients && (
        <Button icon={Archive} onPress={onArchivedClients}>
          {archivedWords.clients}
        </Button>
      )}
      <LinkButton href={historyHref} icon={History} variant={section === 'history' ? 'primary' : 'secondary'}>
        {historyWords.title}
      </LinkButton>
      <LinkButton href={embedKeysHref} icon={KeyRound}>
        {words.embedKeys}
      </LinkButton>
      {catalogueHref !== undefined && (
        <LinkButton
          href={catalogueHref}
          icon={BookOpen}
          variant={section === 'catalogue' ? 'primary' : 'secondary'}
        >
          {catalogueWords.title}
        </LinkButton>
      )}
      {serviceHref !== undefined && (
        <LinkButton
          href={serviceHref}
          icon={Stethoscope}
          variant={section === 'service' ? 'primary' : 'secondary'}
        >
          {serviceWords.title}
        </LinkButton>
      )}
    </>
  );
}
