import { can } from '@vigia/domain/access';
import { isTrapped, type Sector, type SectorId, type StationId } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { useMemo, useState } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { lastWalk } from '../../shared/state/last-walk.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { chartOfCounts } from './chart-of-counts.ts';
import { dayOf, isSendable } from './round.ts';
import { uncountedPhotos } from './round-photos.ts';
import { trapsOf, withoutPest } from './traps.ts';
import { unusualOf } from './unusual.ts';
import { usePast } from './use-past.ts';
import { useRound } from './use-round.ts';
import { useSending } from './use-sending.ts';
import { useTrapPhotos } from './use-trap-photos.ts';
import type { CountsAct, CountsForm, CountsProps } from './view-props.ts';
import { COUNTS } from './words.ts';

export interface CountsOptions {
  readonly sectors: readonly Sector[];
  readonly startSector: SectorId | null;
  /** The trap that is counted first; null: none in particular. */
  readonly startStation: StationId | null;
  /** The traps of the pass, of any field; null: those of a field. */
  readonly startTraps: readonly StationId[] | null;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** «Conteo en terreno»: what is typed, what was counted before, and the state of sending. */
export function useCounts(options: CountsOptions): CountsProps {
  const { sectors, startSector, startStation, startTraps, onClose, onAgain } = options;
  const words = useWords(COUNTS);
  const { tree, pests, today, user, isRoot } = useFarm();
  const clientId = tree.client.id;
  const { go } = useNavigation();
  const { notice } = useSnackbar();
  const owner = { userId: user.id, clientId };
  const { round, latest, isFound, change, restart, drop, keeps } = useRound(owner, {
    date: today,
    sectorId: startSector,
  });
  const taken = useTrapPhotos(owner, isFound, keeps);
  const day = dayOf(round, today);
  const [showsChosen, setShowsChosen] = useState(startTraps !== null);
  const chosen = showsChosen ? startTraps : null;
  const [stage, setStage] = useState<CountsForm['stage']>('form');
  const [attempts, setAttempts] = useState(0);

  const stations = useMemo(
    () => tree.stations.filter(({ sectorId }) => can(user, 'event.create', { clientId, sectorId })),
    [tree.stations, user, clientId],
  );
  const trapped = useMemo(() => pests.filter(({ id }) => isTrapped(id)), [pests]);
  const walk = useMemo(() => lastWalk({ userId: user.id, clientId }), [user.id, clientId]);
  const traps = trapsOf(stations, trapped, { ...round, stationId: startStation, chosen, walk });
  const fields = new Set(chosen ? traps.map(({ station }) => station.sectorId) : [round.sectorId]);
  const past = usePast(
    clientId,
    [...fields].filter((id) => id !== null),
    day,
  );
  const isHere = (trap: string) => past.isKnown && traps.some(({ key }) => key === trap);
  const sending = useSending({
    ...{ clientId, latest, change },
    seenAt: (trap) => (isHere(trap) ? past.of(trap) : undefined),
    readyPhotos: taken.ready,
    onStored: () => {
      drop();
      taken.drop();
      setStage('sent');
    },
    onQueued: () => {
      drop();
      taken.drop();
      setStage('queued');
    },
  });
  const unusual = unusualOf(round, (trap) => (isHere(trap) ? past.of(trap) : null));

  const send = async () => {
    if (day === null) return;
    await sending.send(day);
    setAttempts(attempts + 1);
    setStage((now) => (now === 'sent' || now === 'queued' ? now : 'form'));
  };
  const check = () => {
    const sendable =
      isSendable(latest.current, today) && uncountedPhotos(latest.current, taken.latest.current).length === 0;
    // What was tried was asked about then.
    if (sendable && unusual.length > 0 && round.tried === null) return setStage('asking');
    if (sendable) return void send();
    setAttempts(attempts + 1);
  };
  const startAgain = () => {
    const undoRound = restart();
    const undoPhotos = taken.drop();
    const undo = () => {
      undoRound();
      undoPhotos();
    };
    sending.forgetRefusal();
    notice(words.restarted, { action: { label: words.undo, onPress: undo } });
  };
  const dispatch = (act: CountsAct) => {
    switch (act.act) {
      case 'send':
        return check();
      case 'send-asked':
        return void send();
      case 'correct':
        return setStage('form');
      case 'restart':
        return startAgain();
      case 'photo':
        taken.attach(act.trap, act.file);
        return change({ act: 'touch' });
      case 'retry-past':
        return past.retry();
      case 'undo':
        return void sending.undo().then((isUndone) => isUndone && onClose());
      case 'see-chart':
        onClose();
        return go(chartOfCounts(tree, sending.stored ?? [], isRoot));
      case 'again':
        return onAgain();
      case 'close':
        return onClose();
      case 'show-chosen':
        return setShowsChosen(true);
      default:
        if (act.act === 'choose' && act.choices.sectorId !== undefined) setShowsChosen(false);
        sending.forgetRefusal();
        return change(act);
    }
  };
  const form: CountsForm = {
    ...{ stage, round, isFound, attempts, sectors, today, traps, unusual },
    ...{ isSending: sending.isSending, refusal: sending.refusal, stored: sending.stored ?? [] },
    ...{ photos: taken.photos, photosToSend: sending.photosToSend },
    ...{ pests: trapped, withoutPest: chosen ? 0 : withoutPest(stations, round.sectorId) },
    ...{ pastOf: past.of, past: past.state, startStation },
    ...{ chosen: startTraps?.length ?? null, showsChosen: chosen !== null },
    nameOf: (id) => tree.stations.find((station) => station.id === id)?.name ?? '',
  };
  return { form, dispatch };
}
