import {
  type Backfill,
  newIdempotencyKey,
  type StationSource,
  stationSourceCalls,
  type TiedStation,
  type VendorStation,
} from '@vigia/api/client';
import type { EpochMs } from '@vigia/domain';
import type { Station } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useCalls } from '../../shared/state/calls.ts';
import { useActs } from '../../shared/state/use-acts.ts';
import { missedRanges } from './missed-ranges.ts';
import { STATION_SOURCES } from './words.ts';

/** First part of the keys of queries about accounts with makers. */
export const SOURCES = 'station-sources';
/** Longest name of a station that the service takes. */
const LONGEST_NAME = 120;

type Named = Pick<VendorStation, 'vendorStationId' | 'vendorStationName' | 'timeZone'>;
type Range = Pick<Backfill, 'vendorStationId' | 'doneTo' | 'to'>;

/** What may be done to accounts at once: each says what came of it, and offers to undo it where that is possible. */
export function useSourceEdits() {
  const words = useWords(STATION_SOURCES);
  const calls = useCalls(stationSourceCalls);
  const { act: told, refresh } = useActs(SOURCES, { ...words, failed: words.refused });
  const act = async (work: () => Promise<unknown>, done: string, undo?: () => Promise<unknown>) => {
    await told(work, () => done, undo);
  };
  const tie = (
    sourceId: number,
    { vendorStationId, vendorStationName, timeZone }: Named,
    stationId: number,
  ) => {
    const name = vendorStationName.slice(0, LONGEST_NAME);
    return calls.tie(sourceId, vendorStationId, { stationId, timeZone, vendorStationName: name });
  };
  /** Ties a station as it was, with what it was still to bring. */
  const tieAgain = async (source: StationSource, station: TiedStation, now: EpochMs) => {
    await tie(source.id, station, station.stationId);
    for (const range of missedRanges(station, source.backfills, now))
      await calls.askForPast(source.id, station.vendorStationId, range, newIdempotencyKey());
  };
  return {
    calls,
    refresh,
    tie: (source: StationSource, vendorStation: Named, own: Pick<Station, 'id' | 'name'>) => {
      const { vendorStationId, vendorStationName } = vendorStation;
      const before = source.stations.find((each) => each.vendorStationId === vendorStationId);
      return act(
        () => tie(source.id, vendorStation, own.id),
        words.linked(vendorStationName, own.name),
        () => (before ? tieAgain(source, before, Date.now()) : calls.untie(source.id, vendorStationId)),
      );
    },
    untie: (source: StationSource, station: TiedStation) =>
      act(
        () => calls.untie(source.id, station.vendorStationId),
        words.unlinked(station.vendorStationName),
        () => tieAgain(source, station, Date.now()),
      ),
    /** Lets an account rest, or go on. */
    pause: ({ id, name }: StationSource, paused: boolean) =>
      act(
        () => calls.update(id, { name, paused }),
        (paused ? words.paused : words.resumed)(name),
        () => calls.update(id, { name, paused: !paused }),
      ),
    remove: ({ id, name }: StationSource) => act(() => calls.remove(id), words.remove.done(name)),
    stop: (sourceId: number, { id, vendorStationId, doneTo, to }: Range & Pick<Backfill, 'id'>) =>
      act(
        () => calls.cancelPast(sourceId, id),
        words.past.stopped,
        () => calls.askForPast(sourceId, vendorStationId, { from: doneTo, to }, newIdempotencyKey()),
      ),
  };
}
export type SourceEdits = ReturnType<typeof useSourceEdits>;
