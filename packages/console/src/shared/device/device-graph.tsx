import type { IsoDate, Period } from '@vigia/domain';
import { showsFeature } from '@vigia/domain/access';
import { formatDate } from '@vigia/domain/es';
import type { Season } from '@vigia/domain/farm';
import { Notice, useWords } from '@vigia/ui';
import { DevicePanel } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { StalePeriod } from '../filters/stale-period.tsx';
import { useFarm } from '../state/farm.ts';
import { deviceDays } from './device-days.ts';
import { SetApartNotice } from './set-apart-notice.tsx';
import { useDeviceData } from './use-device-data.ts';
import type { DataSource } from './use-points.ts';
import { DEVICE } from './words.ts';

export interface DeviceGraphProps {
  readonly of: DataSource;
  readonly season: Pick<Season, 'start' | 'end'> | null;
  readonly today: IsoDate;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
  /** Name of the station or device, for downloads. */
  readonly source: string;
}

/** Battery, temperature and humidity of a station or a device; altitude and gas for super administrators. */
export function DeviceGraph({ of, season, today, period, onPeriod, source }: DeviceGraphProps) {
  const words = useWords(DEVICE);
  const { user } = useFarm();
  const days = useMemo(() => deviceDays(period, season, today), [period, season, today]);
  const { data, state, retry, truncated, setApart } = useDeviceData(
    of,
    days,
    showsFeature('altitude', { user }),
  );
  return (
    <>
      <StalePeriod />
      {truncated && <Notice status="warning">{words.truncated(formatDate(days.start))}</Notice>}
      <SetApartNotice of={of} days={days} counts={setApart} />
      <DevicePanel
        data={data}
        state={state}
        onRetry={retry}
        view={{ period, window: days, today: days.end === today ? today : null }}
        onPeriodChange={onPeriod}
        source={source}
      />
    </>
  );
}
