import { useLocation } from '@tanstack/react-router';
import { newIdempotencyKey } from '@vigia/api/client';
import { roleOnClient, routeAccess, scopeOf } from '@vigia/domain/access';
import { EVENT_MESSAGES } from '@vigia/domain/es';
import { type DraftFields, type DraftStart, eventChoices } from '@vigia/domain/events';
import { deviceLocation, useSnackbar, useWords } from '@vigia/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { letGo } from '../../shared/outbox/hold.ts';
import { outboxAtom } from '../../shared/outbox/outbox-view-state.ts';
import { deviceTakenBy, stationTakenBy, waitingDevices } from '../../shared/outbox/waiting-devices.ts';
import { shrunk } from '../../shared/photos/shrunk.ts';
import { type WantedEvent, wantedEventAtom } from '../../shared/state/event-dialog.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useCountDialog } from '../../shared/state/use-count-dialog.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { type Desk, type DeskAct, deskAfter, isFilled } from './desk.ts';
import { chosenHere, type StartingPoint, startingPointOf } from './starting-point.ts';
import { useChoices } from './use-choices.ts';
import { useDesk } from './use-desk.ts';
import { useHandover } from './use-handover.ts';
import { useSending } from './use-sending.ts';
import { useSprayFacts } from './use-spray-facts.ts';
import type { EventDialogAct, EventFormViewProps, ShownEvent } from './view-props.ts';
import { EVENT } from './words.ts';

/** Clients the user may report for. */
function useEventClients() {
  const { clients, user } = useFarm();
  const scope = scopeOf(user);
  return clients.filter(({ id }) => roleOnClient(scope, id, true) !== undefined);
}

/** The initial values of a form: today, this user, and those of the page. */
function useStart(mayReportHere: boolean): DraftStart {
  const { user, tree, today } = useFarm();
  const filters = useFilters();
  const { pathname, hash } = useLocation();
  const person = { date: today, userEmail: user.email };
  if (!mayReportHere) return { ...person, clientId: null };
  const access = routeAccess(pathname, user, tree.client.id);
  const params = access.kind === 'open' ? { ...chosenHere(pathname, hash, tree), ...access.params } : {};
  return { ...person, clientId: tree.client.id, ...startingPointOf(params, filters, tree, today) };
}

/** What a link names; the rest is that of the page. */
function wantedStart({ sectorId, stationId = null, pestId = null }: WantedEvent): StartingPoint {
  const named = { sectorId, stationId, pestId };
  return Object.fromEntries(Object.entries(named).filter(([, id]) => id !== null));
}

/** Begins with what a link requested; a draft that was begun before is kept. */
function useWantedEvent(desk: Desk, start: DraftStart, change: (act: DeskAct) => void): void {
  const [wanted, setWanted] = useAtom(wantedEventAtom);
  useEffect(() => {
    if (wanted === null || !desk.isOpen) return;
    setWanted(null);
    if (desk.written.form.kind !== null) return;
    change({ act: 'choose', kind: wanted.kind, start: { ...start, ...wantedStart(wanted) } });
  });
}

function stageOf({ isOpen, written, done }: Desk): ShownEvent['stage'] {
  if (done !== null) return 'sent';
  if (!isOpen) return 'opening';
  return written.sent === null ? 'form' : 'photos';
}

/** "Nuevo Reporte": the draft, its options, and the state of sending. */
export function useEventForm(onClose: () => void, onAgain: () => void): EventFormViewProps {
  const words = useWords(EVENT);
  const { user, tree, today } = useFarm();
  const { desk, latest, put, drop } = useDesk({ userId: user.id, clientId: tree.client.id });
  const clients = useEventClients();
  const start = useStart(clients.some(({ id }) => id === tree.client.id));
  const { href, go } = useNavigation();
  const { notice } = useSnackbar();
  const countTraps = useCountDialog();

  const { written } = desk;
  const { kind } = written.form;
  const draft = written.form.draft as Partial<DraftFields> | null;
  const items = useAtomValue(outboxAtom);
  const waiting = useMemo(() => waitingDevices(items, written.id), [items, written.id]);
  const choices = useChoices(draft?.clientId ?? (kind ? null : start.clientId), kind, waiting);
  const { source } = choices;
  const handover = useHandover(source, kind, draft);
  const spray = useSprayFacts(kind, draft, written.id);
  const offered = kind && source ? eventChoices(kind, source, draft ?? {}) : null;

  const change = (act: DeskAct) =>
    put(
      deskAfter(latest.current, act, { start, source, offered, now: Date.now(), key: newIdempotencyKey() }),
    );
  const finish = (isQueued = false) => {
    drop();
    change({ act: 'done', isQueued });
  };
  const restart = () => {
    const { written, photos } = latest.current;
    drop();
    change({ act: 'clear' });
    const undo = () => put({ ...latest.current, written, photos });
    notice(words.restarted, { action: { label: words.undo, onPress: undo } });
  };
  const locate = async () => {
    change({ act: 'locating', locating: 'now' });
    try {
      change({ act: 'edit', changes: await deviceLocation() });
      change({ act: 'locating', locating: 'no' });
    } catch {
      change({ act: 'locating', locating: 'failed' });
    }
  };
  /** Photos that are being made smaller. */
  const preparing = useRef<Promise<unknown>>(Promise.resolve());
  const attach = (files: readonly File[]) => {
    const known = new Set(latest.current.photos.map(({ file }) => file));
    change({ act: 'attach', files });
    const fresh = files.filter((file) => !known.has(file));
    const prepare = async (from: File) => change({ act: 'prepared', from, to: await shrunk(from) });
    preparing.current = Promise.all([preparing.current, ...fresh.map(prepare)]);
  };
  const close = () => {
    change({ act: 'cancel' });
    letGo(latest.current.written.id);
    onClose();
  };
  const dispatch = (act: EventDialogAct) => {
    switch (act.act) {
      case 'confirm-handover':
        return handover.confirm(act.isConfirmed);
      case 'attach':
        return attach(act.files);
      case 'locate':
        return void locate();
      case 'restart':
        return restart();
      case 'retry-choices':
        return choices.retry();
      case 'finish':
        return finish();
      case 'see-logs':
        close();
        return go(`${href('/logs')}#${act.log}`);
      case 'count-traps':
        close();
        return countTraps(null);
      case 'again':
        return onAgain();
      case 'close':
        return close();
      default:
        return change(act);
    }
  };
  useWantedEvent(desk, start, change);
  const { fromClientId } = handover;
  const send = useSending({ latest, change, onDone: finish, source, fromClientId, today });
  const onSave: typeof send = async (...given) => {
    await preparing.current;
    return await send(...given);
  };

  const stationTaken = stationTakenBy(waiting, kind, draft);
  const isForm = isFilled(written, offered) && stationTaken === null;
  const isSentBefore = written.sent !== null || written.tried !== null;
  const form = {
    stage: clients.length === 0 ? 'forbidden' : stageOf(desk),
    desk,
    choices: offered,
    choicesFailed: choices.failed,
    poolFailed: choices.poolFailed,
    deviceTaken: deviceTakenBy(waiting, kind, { typed: written.typed, draft }),
    stationTaken,
    spray,
    handover: handover.handover,
    isFilled: isForm,
    isValid: isSentBefore || (isForm && handover.isSettled),
    clients,
    today,
  } as const;
  const savedMessage = () => (latest.current.isQueued ? null : EVENT_MESSAGES.sent);
  return { form, dispatch, onSave, savedMessage };
}
