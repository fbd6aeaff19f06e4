import { can } from '@vigia/domain/access';
import { ROUTE_TITLES } from '@vigia/domain/es';
import { type MenuEntry, useWords } from '@vigia/ui';
import {
  Archive,
  BellRing,
  BookOpen,
  Bot,
  Cable,
  Gauge,
  History,
  KeyRound,
  type LucideIcon,
  RadioReceiver,
  Server,
  Stethoscope,
  Webhook,
} from 'lucide-react';
import { useFarm } from '../../shared/state/farm.ts';
import { readsService } from '../../shared/state/service-state.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { ADMIN_PATH, type AdminSection, sectionPath } from './admin-path.ts';
import { ARCHIVED } from './archived/words.ts';
import { CATALOGUE } from './catalogue/words.ts';
import { HISTORY } from './history/change-words.ts';
import { SERVICE } from './service/words.ts';
import { ADMINISTRATION } from './words.ts';

/** A place or an action beside the tables; with a section it leads to that part of Administración. */
export interface AdminLink extends MenuEntry {
  readonly icon: LucideIcon;
  readonly section?: AdminSection;
}

/** Links that belong together, behind one button where there are several. */
export interface AdminLinkGroup {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly links: readonly AdminLink[];
}

/**
 * What stands beside the tables, in its order: the client's thresholds of captures, the history, what connects the client with others, and, for super
 * administrators, what concerns the installation.
 * @param onArchivedClients shows them; absent for those who restore none
 */
export function useAdminLinks(onArchivedClients: (() => void) | undefined): readonly AdminLinkGroup[] {
  const { user, tree } = useFarm();
  const { href } = useNavigation();
  const words = useWords(ADMINISTRATION);
  const archived = useWords(ARCHIVED);
  const history = useWords(HISTORY);
  const service = useWords(SERVICE);
  const catalogue = useWords(CATALOGUE);
  const section = (id: AdminSection, label: string, icon: LucideIcon): AdminLink => ({
    id,
    section: id,
    label,
    icon,
    href: href(sectionPath(id)),
  });
  const archivedClients: AdminLink[] = onArchivedClients
    ? [{ id: 'archived-clients', label: archived.clients, icon: Archive, onAction: onArchivedClients }]
    : [];
  const ofService = readsService(user)
    ? [section('catalogue', catalogue.title, BookOpen), section('service', service.title, Stethoscope)]
    : [];
  const embedKeys = {
    id: 'embed-keys',
    label: words.embedKeys,
    icon: KeyRound,
    href: href(`${ADMIN_PATH}/embed-keys`),
  };
  const mayProgram = can(user, 'service-token.read', { clientId: tree.client.id });
  const programs: AdminLink[] = mayProgram
    ? [
        { id: 'programs', label: ROUTE_TITLES.programs, icon: Bot, href: href(`${ADMIN_PATH}/programs`) },
        { id: 'webhooks', label: ROUTE_TITLES.webhooks, icon: Webhook, href: href(`${ADMIN_PATH}/webhooks`) },
      ]
    : [];
  const stationSources: AdminLink = {
    id: 'station-sources',
    label: ROUTE_TITLES['station-sources'],
    icon: RadioReceiver,
    href: href(`${ADMIN_PATH}/station-sources`),
  };
  const thresholds: AdminLink = {
    id: 'capture-thresholds',
    label: words.captureThresholds,
    icon: Gauge,
    href: href(`${ADMIN_PATH}/capture-thresholds`),
  };
  const alerts: AdminLink[] = can(user, 'alert-rule.read', { clientId: tree.client.id })
    ? [{ id: 'alerts', label: ROUTE_TITLES.alerts, icon: BellRing, href: href(`${ADMIN_PATH}/alerts`) }]
    : [];
  return [
    ...alerts.map((link) => ({ label: link.label, icon: BellRing, links: [link] })),
    { label: thresholds.label, icon: Gauge, links: [thresholds] },
    { label: history.title, icon: History, links: [section('history', history.title, History)] },
    { label: words.connections, icon: Cable, links: [embedKeys, stationSources, ...programs] },
    { label: words.installation, icon: Server, links: [...ofService, ...archivedClients] },
  ];
}
