import type { DayRange } from '@vigia/domain';
import { isSelfTesting } from '@vigia/domain/access';
import type { NodeSerial } from '@vigia/domain/farm';
import { type SharedPanelProps, type SignalData, SignalPanel } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { type DataSource, type SharedCategory, usePoints } from '../device/use-points.ts';
import { dailyStrength, signalReadings } from './signal-readings.ts';

const ALL: readonly SharedCategory[] = ['signal', 'signal_daily'];
const READINGS: readonly SharedCategory[] = ['signal'];

export interface SignalSectionProps extends Pick<SharedPanelProps, 'view' | 'onPeriodChange' | 'source'> {
  readonly of: DataSource;
  readonly serial: NodeSerial;
  readonly days: DayRange;
}

/** Signal by network generation; for devices that measure it daily, also the daily mean. */
export function SignalSection({ of, serial, days, ...panel }: SignalSectionProps) {
  const { state, answers, retry } = usePoints(of, isSelfTesting(serial) ? ALL : READINGS, days);
  const data = useMemo((): SignalData | null => {
    const [readings, daily] = answers ?? [];
    if (!readings) return null;
    return { serial, readings: signalReadings(readings), daily: daily ? dailyStrength(daily) : null };
  }, [answers, serial]);
  return <SignalPanel data={data} state={state} onRetry={retry} {...panel} />;
}
