import { useMatch } from '@tanstack/react-router';
import { adminClient, can, isLimited, isRoot } from '@vigia/domain/access';
import type { ClientId } from '@vigia/domain/farm';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { readsService } from '../../shared/state/service-state.ts';
import { readyServicesAtom } from '../../shared/state/services.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { AddMany, AddMeasurements, AddNew, OpenSeason } from './add-new.tsx';
import {
  ADMIN_PATH,
  type AdminSection,
  OF_SERVICE,
  sectionOfPath,
  sectionPath,
  tableOf,
} from './admin-path.ts';
import { AdministrationView } from './administration-view.tsx';
import { CatalogueSection } from './catalogue/catalogue-section.tsx';
import { ClientActions } from './client-actions.tsx';
import { useDroppedFile } from './dropped/use-dropped-file.tsx';
import { FarmSection } from './farm-section.tsx';
import { HistorySection } from './history/history-section.tsx';
import { addAction } from './new-target.ts';
import { SchedulesSection } from './schedules-section.tsx';
import { ServiceSection } from './service/service-section.tsx';
import { isTableKind } from './table-import/table-kinds.ts';
import { UnknownDevicesLink, UnknownDevicesSection } from './unknown-devices/unknown-devices-section.tsx';
import { useAdminClients } from './use-admin-clients.ts';
import { useAdminDialogs } from './use-admin-dialogs.tsx';
import { useAdminEdits } from './use-admin-edits.ts';
import { useAdminLinks } from './use-admin-links.ts';
import { useChooseOwner } from './use-choose-owner.ts';
import { useOpeningInAddress } from './use-opening-in-address.ts';

/** The section of the path; an unknown sub-path, or one that is not the user's, leads to the mount path. */
export function AdministrationScreen() {
  // The drawn path, not that of a screen that is loading: it would be led back here.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const { href, go } = useNavigation();
  const { user } = useFarm();
  const named = sectionOfPath(pathname);
  const section = named !== null && OF_SERVICE.includes(named) && !readsService(user) ? null : named;
  const redirect = section === null ? href(ADMIN_PATH) : null;
  useEffect(() => {
    if (redirect !== null) go(redirect, { replace: true });
  }, [redirect, go]);
  return section && <AdministrationPage section={section} />;
}

function AdministrationPage({ section }: { readonly section: AdminSection }) {
  const { user, clients: all, tree } = useFarm();
  const { href, go } = useNavigation();
  const { hasExternalSignIn } = useAtomValue(readyServicesAtom).config;
  const chosen = adminClient(useFilters()) === null ? null : tree.client.id;
  const { choose, coming } = useChooseOwner();
  const { owners, total, failed, isLoading, retry } = useAdminClients(chosen);
  const edits = useAdminEdits();
  const clients = useMemo(() => all.filter(({ id }) => isRoot(user, id)), [all, user]);
  const owner = chosen === null ? null : (owners.find(({ client }) => client.id === chosen) ?? null);
  const hasFailed = total > 0 && failed === total;

  const table = tableOf(section);
  const mayAdd = (clientId: ClientId) => table !== null && can(user, addAction(table), { clientId });
  const { open, ask, showSecret, openArchivedClients, dialogs } = useAdminDialogs({
    owners: owners.filter(({ client }) => mayAdd(client.id)),
    clients,
    edits,
    onClient: choose,
  });
  const groups = useAdminLinks(openArchivedClients);
  useOpeningInAddress(table, owner, open);
  const [document, setDocument] = useState<File | null>(null);
  const dropped = useDroppedFile({
    ...{ chosen, owner, open },
    onDocument: (file) => {
      setDocument(file);
      go(href(sectionPath('catalogue')));
    },
  });
  const doings = useMemo(
    () => ({ user, hasExternalSignIn, edits, open, ask, showSecret }),
    [user, hasExternalSignIn, edits, open, ask, showSecret],
  );
  // The table whose archived rows are shown; another table starts with those in use.
  const [archivedIn, setArchivedIn] = useState<AdminSection | null>(null);
  const mayMeasure = tree.sectors.some(({ id: sectorId, clientId }) =>
    can(user, 'measurement.import', { clientId, sectorId }),
  );
  const add = table && mayAdd(tree.client.id) && (
    <AddNew table={table} chosen={chosen} owner={owner} hasFailed={hasFailed} open={open} />
  );
  return (
    <>
      <AdministrationView
        section={section}
        onTable={(next) => go(href(sectionPath(next)))}
        clients={clients}
        // A chosen client is what is shown, also while its data is loading.
        clientId={coming ?? chosen}
        onClient={choose}
        isLoadingClient={coming !== null}
        clientActions={
          <ClientActions
            user={user}
            owner={owner}
            onEdit={(of) => open({ kind: 'client', owner: of })}
            onAsk={ask}
            onGone={() => choose(null)}
            edits={edits}
          />
        }
        groups={groups}
        progress={isLoading && owners.length > 0 ? { done: owners.length, total } : null}
        failed={hasFailed ? 0 : failed}
        isLimited={clients.some(({ id }) => (chosen ?? id) === id && isLimited(user, id))}
        onRetry={retry}
      >
        {section === 'history' && <HistorySection clientId={chosen} />}
        {section === 'unknown-devices' && <UnknownDevicesSection listHref={href(sectionPath('nodes'))} />}
        {section === 'service' && <ServiceSection />}
        {section === 'catalogue' && <CatalogueSection dropped={document} />}
        {table === 'scheduled-reports' && (
          <SchedulesSection
            clientId={chosen}
            owner={owner}
            addButton={add}
            canDelete={can(user, 'scheduled-report.delete', { clientId: tree.client.id })}
            isFailed={hasFailed}
            onRetry={retry}
          />
        )}
        {table !== null && table !== 'scheduled-reports' && (
          <FarmSection
            table={table}
            owners={owners}
            showsClient={chosen === null}
            state={isLoading && owners.length === 0 ? 'loading' : hasFailed ? 'error' : 'ready'}
            onRetry={retry}
            mayAdd={mayAdd(tree.client.id)}
            doings={doings}
            isArchive={section === archivedIn}
            onArchive={(isArchive) => setArchivedIn(isArchive ? table : null)}
            buttons={
              <>
                {table === 'seasons' && add && <OpenSeason chosen={chosen} owner={owner} open={open} />}
                {table === 'nodes' && readsService(user) && (
                  <UnknownDevicesLink href={href(sectionPath('unknown-devices'))} />
                )}
                {table === 'stations' && mayMeasure && (
                  <AddMeasurements chosen={chosen} owner={owner} open={open} />
                )}
                {add && isTableKind(table) && (
                  <AddMany table={table} chosen={chosen} owner={owner} open={open} />
                )}
                {add}
              </>
            }
          />
        )}
      </AdministrationView>
      {dialogs}
      {dropped}
    </>
  );
}
