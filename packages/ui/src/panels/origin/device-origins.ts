import {
  FIGURES_OF_GENERATION,
  SIGNAL_GENERATIONS,
  SIGNAL_LINES,
  SIGNAL_QUALITIES,
  SIGNAL_THRESHOLDS,
} from '@vigia/domain/devices';
import type { DeviceSpeech } from '../device/words.ts';
import type { PanelSpeech } from '../words.ts';
import type { OriginEntry } from './origin-list.tsx';
import { recordEntries } from './record-entries.ts';

/** How the signal of a device is computed. */
export function signalOrigin(
  source: string | undefined,
  panels: PanelSpeech,
  { words }: DeviceSpeech,
): OriginEntry[] {
  const { origin, signal } = words;
  return [
    {
      term: origin.dailySignal,
      text: origin.dailySignalIs(SIGNAL_LINES.map(({ level, dbm }) => [level, dbm])),
    },
    ...SIGNAL_GENERATIONS.map((generation) => ({
      term: origin.classesIn(generation),
      text: FIGURES_OF_GENERATION[generation]
        .map((figure) => {
          const [, ...edges] = SIGNAL_THRESHOLDS[figure];
          const classes = SIGNAL_QUALITIES.slice(0, 3).map((quality, i) => [quality, edges[i]!] as const);
          return origin.classesAre(signal.figures[figure], classes);
        })
        .join(' '),
    })),
    { term: origin.classOfReading, text: origin.classOfReadingIs },
    ...recordEntries({}, source, panels),
  ];
}

/** How the measurements of a device are made. */
export function deviceOrigin(
  source: string | undefined,
  panels: PanelSpeech,
  { words }: DeviceSpeech,
): OriginEntry[] {
  const { origin } = words;
  return [
    { term: origin.readings, text: origin.readingsAre },
    { term: origin.climate, text: origin.climateIs },
    { term: origin.altitude, text: origin.altitudeIs },
    ...recordEntries({}, source, panels),
  ];
}

/** How temperature and humidity of a station are computed, by source. */
export function weatherSourcesOrigin(
  source: string | undefined,
  panels: PanelSpeech,
  { words }: DeviceSpeech,
): OriginEntry[] {
  const { origin } = words;
  return [
    { term: origin.station, text: origin.stationIs },
    { term: origin.provider, text: origin.providerIs },
    { term: origin.consolidated, text: origin.consolidatedIs },
    ...recordEntries({}, source, panels),
  ];
}
