import type { IsoDate, Period } from '@vigia/domain';
import { isSelfTesting } from '@vigia/domain/access';
import type { NodeSerial, Season, StationId } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useMemo } from 'react';
import { deviceDays } from '../device/device-days.ts';
import { Section } from '../ui/section.tsx';
import { Connections } from './connections.tsx';
import { DeviceLogs } from './device-logs.tsx';
import { SelfTests } from './self-tests.tsx';
import { SignalSection } from './signal-section.tsx';
import { WeatherSources } from './weather-sources.tsx';
import { DIAGNOSTICS } from './words.ts';

export interface DiagnosticsProps {
  /** The station of the page; null on the page of a device. */
  readonly stationId: StationId | null;
  /** Serial number of the device; null for a station without one. */
  readonly serial: NodeSerial | null;
  readonly season: Pick<Season, 'start' | 'end'> | null;
  readonly today: IsoDate;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
  /** Name of the station or device, for downloads. */
  readonly source: string;
}

/**
 * Diagnostics for super administrators: sources of weather, signal, self-tests, connections, logs. The page of
 * a station shows the signal only of devices that measure it daily; the page of a device always shows it.
 */
export function Diagnostics({
  stationId,
  serial,
  season,
  today,
  period,
  onPeriod,
  source,
}: DiagnosticsProps) {
  const words = useWords(DIAGNOSTICS);
  const days = useMemo(() => deviceDays(period, season, today), [period, season, today]);
  const of = useMemo(
    () => (stationId === null ? { serial: serial ?? '' } : { stationId }),
    [stationId, serial],
  );
  const view = { period, window: days, today: days.end === today ? today : null };
  const panel = { days, view, onPeriodChange: onPeriod, source };
  return (
    <>
      {stationId !== null && (
        <Section title={words.weather}>
          <WeatherSources stationId={stationId} {...panel} />
        </Section>
      )}
      {serial !== null && (
        <>
          {(stationId === null || isSelfTesting(serial)) && (
            <Section title={words.signal}>
              <SignalSection of={of} serial={serial} {...panel} />
            </Section>
          )}
          {isSelfTesting(serial) && (
            <Section title={words.selfTests}>
              <SelfTests of={of} days={days} />
            </Section>
          )}
          <Section title={words.connections}>
            <Connections serial={serial} days={days} />
          </Section>
          <Section title={words.logs}>
            <DeviceLogs serial={serial} days={days} />
          </Section>
        </>
      )}
    </>
  );
}
