import { useLocation } from '@tanstack/react-router';
import { newIdempotencyKey } from '@vigia/api/client';
import {
  type ClientId,
  type DraftFields,
  type DraftStart,
  EVENT_TYPE_OF_LOG,
  type EventDraft,
  type EventType,
  eventChoices,
  formatDateTime,
  hasErrors,
  LOG_TYPES,
  roleOnClient,
  routeAccess,
  scopeOf,
  validateEventDraft,
} from '@vigia/domain';
import { deviceLocation, useSnackbar, useWords } from '@vigia/ui';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { wantedReportAtom } from '../../shared/state/report-dialog.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { letGo } from './hold.ts';
import { photosOf } from './photos.ts';
import { chosenHere, placeOf } from './place.ts';
import type { Refusal } from './refusal.ts';
import { useChoices } from './use-choices.ts';
import { useHandover } from './use-handover.ts';
import { useSending } from './use-sending.ts';
import { useWritten } from './use-written.ts';
import type { ReportViewProps } from './view-props.ts';
import { REPORT } from './words.ts';

import { acted, blankReport, chosenKind, edited, type Written } from './written.ts';

/** Clients the user may report for. */
function useReportedClients() {
  const { clients, user } = useFarm();
  const scope = scopeOf(user);
  return clients.filter(({ id }) => roleOnClient(scope, id, true) !== undefined);
}

/** A form as it opens here: today, this user, and where one stands. */
function useStart(mayReportHere: boolean): DraftStart {
  const { user, tree, today } = useFarm();
  const filters = useFilters();
  const { pathname, hash } = useLocation();
  const person = { date: today, userEmail: user.email };
  if (!mayReportHere) return { ...person, clientId: null };
  const access = routeAccess(pathname, user, tree.client.id);
  const params = access.kind === 'open' ? { ...chosenHere(pathname, hash, tree), ...access.params } : {};
  return { ...person, clientId: tree.client.id, ...placeOf(params, filters, tree, today) };
}

/** "Nuevo Reporte": what is written, what may be chosen, and what becomes of it. */
export function useReport(onClose: () => void, onAgain: () => void): ReportViewProps {
  const words = useWords(REPORT);
  const { user, tree, today } = useFarm();
  const owner = { userId: user.id, clientId: tree.client.id };
  const { desk, latest, put, drop } = useWritten(owner);
  const clients = useReportedClients();
  const start = useStart(clients.some(({ id }) => id === tree.client.id));
  const { href, go } = useNavigation();
  const { notice } = useSnackbar();
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [done, setDone] = useState<EventType | null>(null);
  const [locating, setLocating] = useState<'no' | 'now' | 'failed'>('no');

  const form = desk?.written.form;
  const draft = form?.draft as Partial<DraftFields> | null | undefined;
  const clientId: ClientId | null = draft?.clientId ?? (form?.kind ? null : start.clientId);
  const choices = useChoices(clientId, form?.kind ?? null);
  const { source } = choices;
  const handover = useHandover(source, form?.kind ?? null, draft);
  const [wanted, setWanted] = useAtom(wantedReportAtom);
  const offered = form?.kind && source ? eventChoices(form.kind, source, draft ?? {}) : null;

  const change = (work: (written: Written) => Written) => {
    const now = latest.current;
    if (now) put({ ...now, written: work(now.written) });
  };
  const isBlank = desk !== null && form?.kind === null;
  useEffect(() => {
    if (wanted === null || desk === null) return;
    setWanted(null);
    const { kind, sectorId } = wanted;
    const begin = sectorId === null ? start : { ...start, sectorId };
    // What was begun before is not thrown away for it.
    if (isBlank) change((written) => chosenKind(written, kind, begin, source));
  });
  const sending = useSending({
    desk: { latest, put, drop },
    source,
    fromClientId: handover.fromClientId,
    today,
    onRefused: (why) => {
      setRefusal(why);
      setAttempts((count) => count + 1);
    },
    onTaken: () => setRefusal(null),
    onDone: setDone,
  });
  const edit = (changes: Partial<DraftFields>) => {
    setRefusal((why) => (why?.isTakenBefore ? why : null));
    change((written) => edited(written, changes, source, Date.now()));
  };
  const restart = () => {
    const before = latest.current;
    if (!before) return;
    drop();
    setRefusal(null);
    put({ written: blankReport(newIdempotencyKey()), photos: [] });
    notice(words.restarted, { action: { label: words.undo, onPress: () => put(before) } });
  };
  const locate = async () => {
    setLocating('now');
    try {
      edit(await deviceLocation());
      setLocating('no');
    } catch {
      setLocating('failed');
    }
  };
  const close = () => {
    const id = latest.current?.written.id;
    change((written) => acted(written, { act: 'cancel' }));
    if (id !== undefined) letGo(id);
    onClose();
  };
  const log = LOG_TYPES.find((type) => EVENT_TYPE_OF_LOG[type] === done);
  const isFilled =
    form != null &&
    form.kind !== null &&
    offered !== null &&
    !hasErrors(validateEventDraft(form.kind, form.draft as EventDraft, offered));
  const isSentBefore = desk !== null && (desk.written.sent !== null || desk.written.tried !== null);
  const isValid = isSentBefore || (isFilled && handover.isSettled);

  return {
    state: clients.length === 0 ? 'forbidden' : desk === null ? 'opening' : 'ready',
    kind: form?.kind ?? null,
    draft: form?.draft ?? null,
    errors: form?.errors ?? {},
    attempts,
    handover: handover.handover,
    onConfirmHandover: handover.confirm,
    invalidMessage: isFilled ? words.handoverMissing : null,
    choices: offered,
    choicesFailed: choices.failed,
    poolFailed: choices.poolFailed,
    onRetryChoices: choices.retry,
    clients,
    today,
    photos: desk?.photos ?? [],
    onFiles: (files) => {
      const now = latest.current;
      if (!now) return;
      const written = { ...now.written, editedAt: Date.now() };
      put({ written, photos: photosOf(files, now.photos) });
    },
    foundAt: desk?.written.isFound ? formatDateTime(desk.written.editedAt ?? 0) : null,
    onRestart: restart,
    onKind: (kind) => {
      setRefusal(null);
      change((written) => chosenKind(written, kind, start, source));
    },
    onEdit: edit,
    onLocate: () => void locate(),
    locating: locating === 'now',
    locateProblem: locating === 'failed' ? words.noLocation : undefined,
    refusal,
    isSaving: form?.saving ?? false,
    isSent: desk?.written.sent != null,
    progress: sending.progress,
    doneKind: done,
    onSeeLogs:
      log &&
      (() => {
        close();
        go(`${href('/logs')}#${log}`);
      }),
    isValid,
    onSave: sending.send,
    onRefused: () => {
      setAttempts((count) => count + 1);
      if (offered && !isFilled) change((written) => acted(written, { act: 'save', choices: offered }));
    },
    onIsAnother: () => {
      setRefusal(null);
      change((written) => ({ ...written, key: newIdempotencyKey(), tried: null }));
    },
    onAgain,
    onFinish: () => {
      const kind = latest.current?.written.form.kind ?? null;
      sending.finish();
      setDone(kind);
    },
    onClose: close,
  };
}
