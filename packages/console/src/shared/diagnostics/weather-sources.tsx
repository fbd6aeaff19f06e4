import { useQueries } from '@tanstack/react-query';
import { type DataPoints, deviceCalls } from '@vigia/api/client';
import type { DayRange } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import { type SharedPanelProps, type WeatherSourcesData, WeatherSourcesPanel } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { samplesOf } from '../device/samples-of.ts';
import { SetApartNotice } from '../device/set-apart-notice.tsx';
import { setApartOf } from '../device/set-apart-of.ts';
import { joint } from '../series/use-series.ts';
import { useCalls } from '../state/calls.ts';

const CATEGORIES = [
  'thpg',
  'combined_weather_data',
  'stormglass_weather_history-air_temperature',
  'stormglass_weather_history-humidity',
] as const;

export interface WeatherSourcesProps extends Pick<SharedPanelProps, 'view' | 'onPeriodChange' | 'source'> {
  readonly stationId: StationId;
  readonly days: DayRange;
}

/** Temperature and humidity of a station: from its device, from the weather service, and from both combined. */
export function WeatherSources({ stationId, days, ...panel }: WeatherSourcesProps) {
  const devices = useCalls(deviceCalls);
  const { state, answers, retry } = useQueries({
    queries: CATEGORIES.map((category) => ({
      queryKey: ['device-data', { stationId }, category, days.start, days.end],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        devices.stationData(stationId, category, days, signal),
    })),
    combine: joint<DataPoints>,
  });
  const data = useMemo(() => answers && sourcesOf(answers), [answers]);
  return (
    <>
      <SetApartNotice of={{ stationId }} days={days} counts={setApartOf(answers)} />
      <WeatherSourcesPanel data={data} state={state} onRetry={retry} {...panel} />
    </>
  );
}

function sourcesOf([
  measured,
  consolidated,
  temperature,
  humidity,
]: readonly DataPoints[]): WeatherSourcesData {
  const read = (points: DataPoints | undefined, column: string) => points && samplesOf(points, column);
  return {
    measured: {
      temperature: read(measured, 'ambient_temperature_c') ?? null,
      humidity: read(measured, 'ambient_humidity_rh') ?? null,
    },
    consolidated: {
      temperature: read(consolidated, 't_[°C]') ?? null,
      humidity: read(consolidated, 'h_[%]') ?? null,
    },
    provider: { temperature: read(temperature, 'value') ?? null, humidity: read(humidity, 'value') ?? null },
  };
}
