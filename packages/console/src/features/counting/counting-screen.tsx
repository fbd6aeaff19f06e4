import { useLocation } from '@tanstack/react-router';
import type { StoredImage } from '@vigia/api/client';
import { addDays, dayOfInstant, type IsoDate, parseIsoDate } from '@vigia/domain';
import { can } from '@vigia/domain/access';
import { countedInsects, EARLIEST_PHOTO } from '@vigia/domain/captures';
import { useWords } from '@vigia/ui';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { outboxAtom } from '../../shared/outbox/outbox-view-state.ts';
import { unsentCount } from '../../shared/outbox/unsent.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useRootTrees } from '../../shared/state/use-root-trees.ts';
import { readStored, writeStored } from '../../shared/storage.ts';
import { isIncomplete, MissingFarm } from '../../shared/ui/missing-farm.tsx';
import { CountedBench } from './counted-bench.tsx';
import type { Period, PhotoOrder } from './counting-filters.tsx';
import { CountingView } from './counting-view.tsx';
import { draftedImages } from './drafts.ts';
import { type DateOrder, inOrder, nextUncounted, opinionsOf, photosOf, toReview } from './photo-order.ts';
import type { ImageMarks } from './tree-line.tsx';
import { imageRows, searched, treeRows, waysTo } from './tree-rows.ts';
import { useCountingPhotos } from './use-counting-photos.ts';
import { useEnlarged } from './use-enlarged.ts';
import { COUNTING } from './words.ts';

/** Opened or preloaded images, while the console is open. */
const seenAtom = atom<ReadonlySet<string>>(new Set<string>());
const daysAtom = atom<Period>(60);
const sinceAtom = atom('');
const DATES = 'counting-dates';
/** days */
const YEAR = 365;

/** `review/501`: the order of the photos, and the image that is counted. */
function readHash(hash: string): { readonly order: PhotoOrder; readonly id: string | null } {
  const [order, id] = hash.split('/');
  return { order: order === 'review' ? 'review' : 'photos', id: id && /^\d+$/.test(id) ? id : null };
}

/** The first day whose photos are listed; without a chosen day, twelve months ago. */
function firstDay(days: Period, typed: string, today: IsoDate): IsoDate {
  if (days !== 'since') return addDays(today, -days);
  const day = parseIsoDate(typed);
  const isGood = day !== null && day <= today && day >= dayOfInstant(EARLIEST_PHOTO);
  return isGood ? day : addDays(today, -YEAR);
}

/** Conteo Plagas: counts the insects on the photos of all clients that the user looks after. */
export function CountingScreen() {
  const words = useWords(COUNTING);
  const { user, pests, today } = useFarm();
  const { setHash } = useNavigation();
  const { order, id } = readHash(useLocation().hash);
  const [days, setDays] = useAtom(daysAtom);
  const [typedSince, setSince] = useAtom(sinceAtom);
  const [dates, setDates] = useState<DateOrder>(() => (readStored(DATES) === 'oldest' ? 'oldest' : 'newest'));
  const { isEnlarged, toggle: enlarge } = useEnlarged();
  const [seen, setSeen] = useAtom(seenAtom);
  const [typed, setTyped] = useState('');
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [drafted, setDrafted] = useState(() => draftedImages(user.id));
  const { trees, failed, isLoading, retry: retryTrees } = useRootTrees(true);
  const outbox = useAtomValue(outboxAtom);
  const photos = useCountingPhotos(trees, firstDay(days, typedSince, today), today);
  // A review is ordered by differing opinions, whatever the order of the dates.
  const byDate = order === 'photos' ? dates : 'newest';
  const tree = useMemo(() => inOrder(photos.tree, byDate), [photos.tree, byDate]);

  const all = useMemo(() => photosOf(tree, byDate), [tree, byDate]);
  // The order of a queue stays: counting on the way does not move the remaining photos.
  const [queue, setQueue] = useState<{ readonly of: number; readonly ids: readonly string[] } | null>(null);
  if (order === 'review' && queue?.of !== all.length)
    setQueue({ of: all.length, ids: toReview(all).map(({ image }) => image.id) });
  if (order === 'photos' && queue !== null) setQueue(null);
  const byId = useMemo(() => new Map(all.map((photo) => [photo.image.id, photo])), [all]);
  const listed = useMemo(
    () => (order === 'photos' ? all : (queue?.ids ?? []).flatMap((one) => byId.get(one) ?? [])),
    [order, all, queue, byId],
  );
  const chosen = id === null ? undefined : byId.get(id);

  const rows = useMemo(() => {
    if (order === 'review')
      return imageRows(
        listed.map(({ image }) => image),
        null,
      );
    // The branches of the counted image are open unless somebody closed them.
    const ways = chosen ? waysTo(tree, chosen.station.id) : [];
    const open = [...folds].flatMap(([key, isOpen]) => (isOpen ? [key] : []));
    const shown = new Set([...open, ...ways.filter((key) => folds.get(key) !== false)]);
    return treeRows(searched(tree, typed), shown, typed.trim() !== '');
  }, [order, listed, tree, folds, typed, chosen]);

  const mark = useCallback(
    (ids: readonly string[]) =>
      setSeen((before) => (ids.every((one) => before.has(one)) ? before : new Set([...before, ...ids]))),
    [setSeen],
  );
  const choose = useCallback((image: StoredImage) => setHash(`${order}/${image.id}`), [setHash, order]);
  const marksOf = useCallback(
    (image: StoredImage): ImageMarks => {
      const photo = byId.get(image.id);
      const { detected, previous, counted } = photo
        ? opinionsOf(photo)
        : { detected: null, previous: null, counted: null };
      return {
        counted: countedInsects(image.analytics),
        isSeen: seen.has(image.id),
        isDraft: drafted.has(image.id),
        isUnsent: unsentCount(outbox, image.id) !== null,
        ...(order === 'review' && { note: words.row.opinions(detected, previous, counted) }),
      };
    },
    [byId, seen, drafted, order, outbox, words.row.opinions],
  );
  const toggle = useCallback(
    (key: string, isOpen: boolean) => setFolds((before) => new Map(before).set(key, isOpen)),
    [],
  );
  const problem =
    failed > 0 ? words.treesFailed(failed) : photos.failed > 0 ? words.imagesFailed(photos.failed) : null;
  const sectorId = trees
    .flatMap(({ stations }) => stations)
    .find((station) => station.id === chosen?.station.id)?.sectorId;
  const isReadOnly =
    chosen !== undefined &&
    !can(user, 'image.counts.edit', { clientId: chosen.image.clientId, sectorId: sectorId ?? null });
  const first = (byDate === 'oldest' ? nextUncounted(listed, null) : undefined) ?? listed[0];
  return (
    <CountingView
      total={all.length}
      clients={photos.clients}
      done={all.filter(({ image }) => image.countedAt !== null && !unsentCount(outbox, image.id)).length}
      days={days}
      onDays={(next) => {
        if (next === 'since' && typedSince === '') setSince(addDays(today, -YEAR));
        setDays(next);
      }}
      since={typedSince}
      onSince={setSince}
      today={today}
      dates={dates}
      onDates={(next) => {
        writeStored(DATES, next);
        setDates(next);
      }}
      isEnlarged={isEnlarged}
      order={order}
      onOrder={(next) => setHash(id === null ? next : `${next}/${id}`)}
      typed={typed}
      onType={setTyped}
      rows={rows}
      chosenId={id}
      onChoose={choose}
      onToggle={toggle}
      marksOf={marksOf}
      {...(order === 'review' && {
        titleOf: (image: StoredImage) => byId.get(image.id)?.station.name ?? '',
      })}
      isLoading={isLoading || photos.isLoading}
      missing={trees.every(isIncomplete) ? <MissingFarm /> : undefined}
      problem={problem}
      isReadOnly={isReadOnly}
      onRetry={() => {
        retryTrees();
        photos.retry();
      }}
      onStart={() => first && choose(first.image)}
    >
      {chosen ? (
        <CountedBench
          photo={chosen}
          photos={listed}
          pests={pests}
          onGo={choose}
          onSeen={mark}
          isEnlarged={isEnlarged}
          onEnlarge={enlarge}
          onSaved={photos.replace}
          onDrafted={setDrafted}
        />
      ) : null}
    </CountingView>
  );
}
