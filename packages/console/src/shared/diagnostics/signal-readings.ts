import type { DataPoints } from '@vigia/api/client';
import { type ColumnarSeries, dayOfInstant, fromItems } from '@vigia/domain';
import type { SignalFigures } from '@vigia/domain/devices';
import type { SignalData } from '@vigia/ui/panels';

const FIGURES = ['rsrp', 'rsrq', 'rscp', 'ecio', 'rssi'] as const;

/** A device's modem readings for the panel of signal, oldest first. */
export function signalReadings({ times, columns }: DataPoints): SignalData['readings'] {
  return times.map((at, i) => {
    const figures: SignalFigures = Object.fromEntries(
      FIGURES.map((figure) => {
        const value = columns.get(`signal_${figure}`)?.[i];
        return [figure, typeof value === 'number' ? value : null];
      }),
    );
    const operator = columns.get('signal_operator_name')?.[i];
    return { at, figures, operator: typeof operator === 'string' ? operator : null };
  });
}

/** Mean signal strength of each day, dBm; null without any. */
export function dailyStrength({ times, columns }: DataPoints): ColumnarSeries | null {
  const values = columns.get('value');
  return fromItems(
    times.flatMap((at, i) => {
      const value = values?.[i];
      return typeof value === 'number' ? [{ date: dayOfInstant(at), value }] : [];
    }),
  );
}
