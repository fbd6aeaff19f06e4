import type { CaptureGroup } from '@vigia/domain/captures';
import { CROPS, logsWindow, type Pest, type Station, seasonShowsHealth } from '@vigia/domain/farm';
import { mildewApplies } from '@vigia/domain/reports';
import { type FC, useEffect, useMemo } from 'react';
import { DEVICE_PERIOD, deviceDays } from '../device/device-days.ts';
import { useDeviceData } from '../device/use-device-data.ts';
import { usePhotoList } from '../photos/use-photo-list.ts';
import { usePhotos } from '../photos/use-photos.ts';
import { usePlates } from '../plate/use-plates.ts';
import type { SectorChoice } from '../series/sector-choice.ts';
import { useChillData } from '../series/use-chill-data.ts';
import { useClimateData } from '../series/use-climate-data.ts';
import { useCropData } from '../series/use-crop-data.ts';
import { useLogEvents } from '../series/use-log-events.ts';
import { useMildewData } from '../series/use-mildew-data.ts';
import { usePestData } from '../series/use-pest-data.ts';
import { useStationCaptures } from '../series/use-station-captures.ts';
import { useFarm } from '../state/farm.ts';
import { useCaptureCounts } from '../state/use-capture-counts.ts';
import { useStationHealth } from '../state/use-station-health.ts';

/** Most photos of a station that are kept: the last ones. */
const PHOTOS_KEPT = 3;

interface StepProps {
  /** Called once all answers are there, or cannot be had. */
  readonly onDone: (isWhole: boolean) => void;
}
/** A part of a field: drawn unseen, it asks what the screen of the field asks, and so has the answers kept. */
export type Step = FC<StepProps>;

type Outcome = 'waiting' | 'whole' | 'failed';
const outcomeOf = (state: string, isLate = false): Outcome =>
  state === 'error' ? 'failed' : state === 'loading' || isLate ? 'waiting' : 'whole';

function useOutcome(outcome: Outcome, onDone: StepProps['onDone']): null {
  useEffect(() => {
    if (outcome !== 'waiting') onDone(outcome === 'whole');
  }, [outcome, onDone]);
  return null;
}

const pestStep =
  (choice: SectorChoice, pest: Pest): Step =>
  ({ onDone }) => {
    const { today } = useFarm();
    const { state, sentences } = usePestData(
      useMemo(() => ({ ...choice, pest }), []),
      today,
    );
    return useOutcome(outcomeOf(state, sentences === null), onDone);
  };

const climateStep =
  (choice: SectorChoice): Step =>
  ({ onDone }) => {
    const { state, forecast } = useClimateData(choice, useFarm().today);
    return useOutcome(outcomeOf(state, forecast === null), onDone);
  };

const chillStep =
  (choice: SectorChoice): Step =>
  ({ onDone }) => {
    const { state, forecast } = useChillData(choice, useFarm().today);
    return useOutcome(outcomeOf(state, forecast === null), onDone);
  };

const mildewStep =
  (choice: SectorChoice): Step =>
  ({ onDone }) => {
    const { state, forecast } = useMildewData(choice, useFarm().today);
    return useOutcome(outcomeOf(state, forecast === null), onDone);
  };

const cropStep =
  (choice: SectorChoice): Step =>
  ({ onDone }) => {
    const { state } = useCropData(choice, useFarm().today);
    return useOutcome(outcomeOf(state), onDone);
  };

/** Traps as the page of a field groups them, and as that of a station does. */
const groupsOf = (pests: readonly Pest[], stations: readonly Station[]): CaptureGroup[] =>
  pests.map(({ id }) => ({
    key: String(id),
    pestId: id,
    stationIds: stations.filter(({ pestId }) => pestId === id).map((station) => station.id),
  }));
const groupOf = ({ id, pestId }: Station): CaptureGroup[] =>
  pestId === null ? [] : [{ key: `station ${id}`, pestId, stationIds: [id] }];

/** The colours of chips and stations. */
const stateStep =
  ({ pests, stations, season }: SectorChoice): Step =>
  ({ onDone }) => {
    const { today } = useFarm();
    const groups = useMemo(() => [...groupsOf(pests, stations), ...stations.flatMap(groupOf)], []);
    const counts = [...useCaptureCounts(groups, today).values()].map(({ kind }) => kind);
    const ids = useMemo(() => stations.map(({ id }) => id), []);
    const health = [...useStationHealth(ids, seasonShowsHealth(season, today)).values()].map(
      ({ kind }) => kind,
    );
    const kinds = [...counts, ...health];
    const state = kinds.includes('loading') ? 'loading' : kinds.includes('failed') ? 'error' : 'ready';
    return useOutcome(outcomeOf(state), onDone);
  };

/** What the page of a station shows: its captures, its plate and its last photos. */
const stationStep =
  (choice: SectorChoice, station: Station): Step =>
  ({ onDone }) => {
    const { today } = useFarm();
    const scope = useMemo(() => {
      const pest = choice.pests.find(({ id }) => id === station.pestId) ?? null;
      return { ...choice, pest, stations: [station] };
    }, []);
    const captures = useStationCaptures(scope, today);
    const plates = usePlates(useMemo(() => [station], []));
    const list = usePhotoList(
      useMemo(() => ({ stationId: station.id }), []),
      'bug',
      today,
    );
    const last = useMemo(
      () => (list.data ?? []).toSorted((a, b) => b.takenAt - a.takenAt).slice(0, PHOTOS_KEPT),
      [list.data],
    );
    const photos = usePhotos(last, { openId: null, pestId: station.pestId, size: 500 });
    const isLate =
      list.isPending ||
      plates.state === 'loading' ||
      photos.some(({ thumbnailUrl }) => thumbnailUrl === null);
    const isFailed = list.isError || plates.state === 'error';
    return useOutcome(isFailed ? 'failed' : outcomeOf(captures.state, isLate), onDone);
  };

/** The measurements of its device on the page of a station. */
const deviceStep =
  ({ season }: SectorChoice, { id }: Station): Step =>
  ({ onDone }) => {
    const { today } = useFarm();
    const of = useMemo(() => ({ stationId: id }), []);
    const days = useMemo(() => deviceDays(DEVICE_PERIOD, season, today), [today]);
    return useOutcome(outcomeOf(useDeviceData(of, days, false).state), onDone);
  };

/** Reportes as it opens. */
const logsStep: Step = ({ onDone }) => {
  const { isError, isPending } = useLogEvents(logsWindow(useFarm().today));
  return useOutcome(isError ? 'failed' : isPending ? 'waiting' : 'whole', onDone);
};

/** Parts that are of no field. */
export const FARM_STEPS: readonly Step[] = [logsStep];

/** All parts of a field that are kept. */
export function stepsOf(choice: SectorChoice): Step[] {
  const { crop, stations, chartPests } = choice;
  if (stations.length === 0) return [];
  return [
    stateStep(choice),
    ...chartPests.map((pest) => pestStep(choice, pest)),
    climateStep(choice),
    ...(mildewApplies(crop?.id ?? null) ? [mildewStep(choice)] : []),
    chillStep(choice),
    ...(crop && CROPS.get(crop.id)?.degreeHourMetric ? [cropStep(choice)] : []),
    ...stations.map((station) => stationStep(choice, station)),
    ...stations.filter(({ nodeSerial }) => nodeSerial !== null).map((station) => deviceStep(choice, station)),
  ];
}
