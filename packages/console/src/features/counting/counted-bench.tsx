import type { StoredImage } from '@vigia/api/client';
import { type Circle, circlesOfAnalytics, GENERAL_MODEL, unitedCount } from '@vigia/domain/captures';
import { COUNTING_WORDS, formatDateTime } from '@vigia/domain/es';
import type { Pest } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { outboxAtom } from '../../shared/outbox/outbox-view-state.ts';
import { unsentCount } from '../../shared/outbox/unsent.ts';
import { unsentState } from '../../shared/outbox/unsent-marks.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { PhotoBench } from './photo-bench.tsx';
import { type CountedPhoto, nextUncounted, photoBeside } from './photo-order.ts';
import { useModelSoon } from './use-model-soon.ts';
import { usePicture } from './use-picture.ts';
import { useSaveCount } from './use-save-count.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useWho } from './use-who.ts';
import { useWork } from './use-work.ts';
import { COUNTING } from './words.ts';

const BRIEF = { duration: 'brief' } as const;
const NONE: readonly Circle[] = [];

export interface CountedBenchProps {
  readonly photo: CountedPhoto;
  /** In the order in which they are counted. */
  readonly photos: readonly CountedPhoto[];
  readonly pests: readonly Pest[];
  readonly onGo: (image: StoredImage) => void;
  readonly onSeen: (ids: readonly string[]) => void;
  readonly onSaved: (image: StoredImage) => void;
  readonly onDrafted: (ids: ReadonlySet<string>) => void;
  readonly isEnlarged: boolean;
  readonly onEnlarge: () => void;
}

/** The image that is counted: its picture, its facts, saving, and the way to the next. */
export function CountedBench(props: CountedBenchProps) {
  const words = useWords(COUNTING);
  const { photo, photos, pests, onGo, onSeen, onSaved, onDrafted } = props;
  const { image, station, older } = photo;
  const { user } = useFarm();
  const snackbar = useSnackbar();
  const bench = useRef<HTMLElement>(null);
  const [pestOf, setPestOf] = useState<ReadonlyMap<string, number>>(new Map());
  const pestId = pestOf.get(image.id) ?? image.pestId ?? station.pestId ?? pests[0]?.id ?? 0;
  const work = useWork(user.id, image);
  const next = photoBeside(photos, image.id, 1);
  const before = photoBeside(photos, image.id, -1);
  const { picture, isBroken, retry } = usePicture(image, [older, next?.image]);
  const { model, boxes, state } = useSuggestions(photo, next);
  useModelSoon(image, state === 'none', onSaved);
  const previous = useMemo(
    () => (older?.analytics ? circlesOfAnalytics(older.analytics) : NONE),
    [older?.analytics],
  );
  const who = useWho(image.clientId, image.countedBy);
  const unsent = unsentCount(useAtomValue(outboxAtom), image.id);

  useEffect(() => onSeen(older ? [image.id, older.id] : [image.id]), [image.id, older, onSeen]);
  useEffect(() => onDrafted(work.drafted), [work.drafted, onDrafted]);
  // A reader who comes from the list continues at the photo, by keys as well.
  useLayoutEffect(() => {
    const stage = bench.current?.querySelector<HTMLElement>('[role="application"]');
    if (!bench.current?.contains(document.activeElement)) stage?.focus({ preventScroll: true });
  }, [image.id]);

  const { drop } = work;
  const saved = useCallback(
    (now: StoredImage) => {
      onSaved(now);
      drop(now.id);
    },
    [onSaved, drop],
  );
  const { save, isSaving, conflict, leave, giveUp } = useSaveCount(saved, drop);
  const go = (to: CountedPhoto | undefined, otherwise: string) =>
    to ? onGo(to.image) : snackbar.notice(otherwise, BRIEF);
  const label = words.label(station.name, formatDateTime(image.takenAt));
  const count = { image, version: work.version, circles: work.circles, pestId, about: label };
  const theirs = conflict ? circlesOfAnalytics(conflict.theirs.analytics) : NONE;
  const united = conflict ? unitedCount(theirs, conflict.mine) : NONE;
  const settle = (circles: readonly Circle[]) =>
    conflict && void save({ ...count, image: conflict.theirs, version: conflict.theirs.version, circles });
  const whoElse = useWho(image.clientId, conflict?.theirs.countedBy ?? null);

  return (
    <>
      <PhotoBench
        benchRef={bench}
        image={image}
        stationName={station.name}
        where={`${photo.clientName} · ${formatDateTime(image.takenAt)}`}
        label={label}
        picture={picture}
        isBroken={isBroken}
        onRetryPicture={retry}
        circles={work.circles}
        onChange={work.change}
        onClear={() => snackbar.success(COUNTING_WORDS.cleared, BRIEF)}
        previous={previous}
        inference={boxes}
        inferenceMethod={model ?? GENERAL_MODEL}
        model={state}
        hasPrevious={before !== undefined}
        hasNext={next !== undefined}
        isSaving={isSaving}
        onPrevious={() => go(before, words.isFirst)}
        onNext={() => go(next, words.last)}
        onPending={() => go(nextUncounted(photos, image.id), words.noPending)}
        onSave={() => void save(count)}
        onSaveNext={() => void save(count).then((isSaved) => isSaved && go(next, words.last))}
        isEnlarged={props.isEnlarged}
        onEnlarge={props.onEnlarge}
        onTree={() => document.querySelector<HTMLElement>('[role="tree"]')?.focus()}
        pests={pests}
        pestId={pestId}
        onPest={(chosen) => setPestOf(new Map(pestOf).set(image.id, chosen))}
        who={who}
        isDraft={work.isDraft}
        unsent={unsent ? unsentState(unsent.item) : undefined}
        onDiscard={() => drop(image.id)}
      />
      {conflict && (
        <ConflictDialog
          who={whoElse ?? words.conflict.other}
          when={formatDateTime(conflict.theirs.countedAt ?? 0)}
          theirs={theirs.length}
          mine={conflict.mine.length}
          united={united.length}
          isSaving={isSaving}
          onMine={() => settle(conflict.mine)}
          onUnite={() => settle(united)}
          onTheirs={() => {
            saved(conflict.theirs);
            void giveUp(conflict.theirs);
          }}
          onLater={leave}
        />
      )}
    </>
  );
}
