import { useLocation, useMatch } from '@tanstack/react-router';
import {
  ADD_WORDS,
  ADMIN_TABLE_WORDS,
  ADMIN_WORDS,
  adminClient,
  can,
  canAdd,
  isRoot,
  showsClientColumn,
  showsRows,
} from '@vigia/domain';
import { EmptyState, ToggleButton, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DIALOGS } from '../../shared/dialogs/words.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { readyServicesAtom } from '../../shared/state/services.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { useMapTiles } from '../../shared/state/use-map-tiles.ts';
import { AddButton } from './add-button.tsx';
import { AdminDialogs } from './admin-dialogs.tsx';
import { ADMIN_PATH, type AdminSection, sectionOfPath, sectionPath } from './admin-path.ts';
import { AdministrationView, TableHead } from './administration-view.tsx';
import { useArchivedClients } from './archived/archived-clients.tsx';
import { ArchivedSection } from './archived/archived-section.tsx';
import { isArchivable } from './archived/archived-tables.tsx';
import { restoreActionsOf } from './archived/restore-actions.ts';
import { ARCHIVED } from './archived/words.ts';
import { ClientActions } from './client-actions.tsx';
import { FarmTables } from './farm-tables.tsx';
import { HISTORY } from './history/change-words.ts';
import { HistorySection } from './history/history-section.tsx';
import { ADD_ACTION, isSameForm, newTarget } from './new-target.ts';
import { openedTarget, openingOf } from './opening-hash.ts';
import { PHOTO_IMPORT } from './photos/words.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { rowActionsOf } from './row-actions.ts';
import { SchedulesSection } from './schedules-section.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import type { Question, Secret, Target } from './targets.ts';
import { useAdminClients } from './use-admin-clients.ts';
import { useAdminEdits } from './use-admin-edits.ts';
import { useChooseOwner } from './use-choose-owner.ts';
import { ADMINISTRATION } from './words.ts';

/** The table of the path; a sub-path that means nothing leads to the mount path. */
export function AdministrationScreen() {
  // Its own place, not that of a screen which is on its way: that would be led back here.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const { href, go } = useNavigation();
  const section = sectionOfPath(pathname);
  const redirect = section === null ? href(ADMIN_PATH) : null;
  useEffect(() => {
    if (redirect !== null) go(redirect, { replace: true });
  }, [redirect, go]);
  return section && <AdministrationPage section={section} />;
}

/** A dialog and its opening: each opening of an edit starts from the row as it is then. */
interface Opening {
  readonly target: Target;
  readonly isOpen: boolean;
  readonly number: number;
}

function AdministrationPage({ section }: { readonly section: AdminSection }) {
  const words = useWords(ADMINISTRATION);
  const archivedWords = useWords(ARCHIVED);
  const historyWords = useWords(HISTORY);
  const importWords = useWords(PHOTO_IMPORT);
  const reasons = useWords(REASONS);
  const dialogWords = useWords(DIALOGS);
  const table = section === 'history' ? null : section;
  const { user, clients: all, tree, today } = useFarm();
  const { hash } = useLocation();
  const chosen = adminClient(useFilters()) === null ? null : tree.client.id;
  const { href, go, setHash } = useNavigation();
  const { choose, coming } = useChooseOwner();
  const { owners, total, failed, isLoading, retry } = useAdminClients(chosen);
  const edits = useAdminEdits();
  const archivedClients = useArchivedClients(user, edits);
  const { hasExternalSignIn } = useAtomValue(readyServicesAtom).config;
  const tiles = useMapTiles();
  const [opening, setOpening] = useKeptState<Opening | null>('a row of administration', null);
  // The table whose archived rows are shown; another table starts with those in use.
  const [archivedIn, setArchivedIn] = useState<AdminSection | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  // Asked for something new of a client whose data is still on the way: it opens once that is here, if it comes.
  const [awaited, setAwaited] = useState<string | null>(null);
  const [secret, setSecret] = useKeptState<Secret | null>('a secret that is shown once', null);
  const open = useRef((target: Target) =>
    setOpening((last) => {
      const isSame = last !== null && isSameForm(last.target, target);
      return { target, isOpen: true, number: (last?.number ?? 0) + (isSame ? 0 : 1) };
    }),
  ).current;
  const actions = useMemo(
    () =>
      rowActionsOf(
        { words, photos: importWords, reasons, dialogs: dialogWords },
        { user, hasExternalSignIn, edits, open, ask: setQuestion, tell: setSecret },
      ),
    [user, hasExternalSignIn, edits, open, words, importWords, reasons, dialogWords],
  );
  const restoreActions = useMemo(
    () => restoreActionsOf(words, archivedWords, reasons, { user, edits, ask: setQuestion }),
    [user, edits, words, archivedWords, reasons],
  );
  const clients = useMemo(() => all.filter(({ id }) => isRoot(user, id)), [all, user]);
  const owner = chosen === null ? null : (owners.find(({ client }) => client.id === chosen) ?? null);
  // A client that is chosen is what is shown, also while its data is on the way.
  const shown = coming ?? chosen;
  const hasNone = total > 0 && failed === total;
  const fresh = table && newTarget(table, owner);
  const wish = `${table} of ${chosen}`;
  useEffect(() => {
    const isWanted = awaited === wish && !hasNone;
    if (awaited === null || (isWanted && !fresh)) return;
    setAwaited(null);
    if (isWanted && fresh) open(fresh);
  });
  const asked = openingOf(hash);
  const askedTarget = asked && openedTarget(asked, table, owner);
  useEffect(() => {
    if (!askedTarget) return;
    setHash('');
    open(askedTarget);
  });
  const mayAdd = (clientId: number) => table !== null && can(user, ADD_ACTION[table], { clientId });
  const isChosen = table === 'nodes' ? owner !== null : table !== null && canAdd(table, chosen);
  const whyOff = hasNone && !fresh ? words.notLoaded : isChosen ? null : ADMIN_WORDS.chooseClient;
  const archivable = isArchivable(table) && section === archivedIn ? table : null;
  const shownRows = {
    owners,
    showsClient: table !== null && showsClientColumn(table, chosen),
    state: isLoading && owners.length === 0 ? 'loading' : hasNone ? 'error' : 'ready',
    onRetry: retry,
    mayAdd: mayAdd(tree.client.id),
  } as const;
  const addButton = table && mayAdd(tree.client.id) && (
    <AddButton
      label={table === 'nodes' ? words.registerNode : ADD_WORDS[table]}
      whyOff={whyOff}
      onPress={() => (fresh ? open(fresh) : setAwaited(wish))}
    />
  );
  const openSeasonButton = table === 'seasons' && mayAdd(tree.client.id) && (
    <AddButton
      label={words.openSeason}
      variant="secondary"
      icon={CalendarPlus}
      whyOff={owner ? null : chosen === null ? ADMIN_WORDS.chooseClient : words.notLoaded}
      onPress={() => owner && open({ kind: 'season-opening', owner })}
    />
  );
  return (
    <>
      <AdministrationView
        section={section}
        onTable={(next) => go(href(sectionPath(next)))}
        clients={clients}
        clientId={shown}
        onClient={choose}
        isLoadingClient={coming !== null}
        clientActions={
          <ClientActions
            user={user}
            owner={owner}
            onEdit={(of) => open({ kind: 'client', owner: of })}
            onAsk={setQuestion}
            onGone={() => choose(null)}
            edits={edits}
          />
        }
        historyHref={href(sectionPath('history'))}
        embedKeysHref={href(`${ADMIN_PATH}/embed-keys`)}
        onArchivedClients={archivedClients.open}
        progress={isLoading && owners.length > 0 ? { done: owners.length, total } : null}
        failed={hasNone ? 0 : failed}
        onRetry={retry}
      >
        {section === 'history' &&
          (chosen === null ? (
            <>
              <TableHead title={historyWords.title} />
              <EmptyState title={ADMIN_WORDS.chooseClient}>{historyWords.chooseHint}</EmptyState>
            </>
          ) : (
            <HistorySection key={chosen} clientId={chosen} />
          ))}
        {table !== null && table !== 'scheduled-reports' && (
          <>
            <TableHead title={ADMIN_TABLE_WORDS[table]}>
              {isArchivable(table) && (
                <ToggleButton
                  label={archivedWords.toggle}
                  isSelected={archivable !== null}
                  onChange={() => setArchivedIn(archivable === null ? table : null)}
                />
              )}
              {openSeasonButton}
              {addButton}
            </TableHead>
            {archivable === null ? (
              <FarmTables key={table} table={table} {...shownRows} actions={actions} />
            ) : (
              <ArchivedSection key={table} table={archivable} {...shownRows} actions={restoreActions} />
            )}
          </>
        )}
        {table === 'scheduled-reports' && showsRows(table, chosen) && (
          <SchedulesSection
            key={chosen}
            owner={owner}
            addButton={addButton}
            canDelete={can(user, 'scheduled-report.delete', { clientId: tree.client.id })}
            isFailed={hasNone}
            onRetry={retry}
          />
        )}
        {table !== null && !showsRows(table, chosen) && (
          <>
            <TableHead title={words.schedules}>{addButton}</TableHead>
            <EmptyState title={ADMIN_WORDS.chooseClient}>{words.chooseHint}</EmptyState>
          </>
        )}
      </AdministrationView>
      {opening && (
        <AdminDialogs
          key={opening.number}
          user={user}
          target={opening.target}
          isOpen={opening.isOpen}
          onClose={() => setOpening({ ...opening, isOpen: false })}
          owners={owners.filter(({ client }) => mayAdd(client.id))}
          clients={clients}
          // Who may, may for every client: any id stands for one.
          mayEditAttributes={can(user, 'client.attributes.edit', { clientId: user.clientId })}
          edits={edits}
          onSecret={setSecret}
          onClient={choose}
          today={today}
          tiles={tiles}
        />
      )}
      {archivedClients.dialog}
      <QuestionDialog question={question} onClose={() => setQuestion(null)} />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
