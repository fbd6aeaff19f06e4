import type { IsoDate } from '@vigia/domain';
import { chipLevel } from '@vigia/domain/captures';
import { formatNumber } from '@vigia/domain/es';
import type { Sector } from '@vigia/domain/farm';
import type { PressureCell, PressureScale } from '@vigia/domain/pressure';
import { Card, EmptyState, LinkButton, textSize, useWords } from '@vigia/ui';
import { type MapStation, type MapTiles, StationMap, SurfaceLegend } from '@vigia/ui/map';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Quiet } from '../../shared/ui/quiet.ts';
import { DayPlayer, type DayPlayerProps } from './day-player.tsx';
import { located, surfaceOf, type TrapDay } from './trap-days.ts';
import { PRESSURE, type PressureWords } from './words.ts';

const Whole = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;
`;
const Day = styled.p`
  margin: 0;
  font-size: ${textSize('title')};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
const Told = styled.p`
  min-height: 2.6em;
  margin: 0;
  text-wrap: pretty;
`;

export interface MapCardProps extends DayPlayerProps {
  readonly pestName: string;
  readonly ground: readonly PressureCell[];
  readonly traps: readonly TrapDay[];
  readonly scale: PressureScale;
  readonly sectors: readonly Pick<Sector, 'id' | 'name'>[];
  readonly tiles: MapTiles | undefined;
  readonly stationHref: (stationId: number) => string;
  readonly onOpen: (station: MapStation) => void;
  /** Where stations get their position; undefined for readers who may not set it. */
  readonly stationsHref: string | undefined;
  /** Whether the sentence is read aloud when it changes. */
  readonly isTold: boolean;
}

type Markers = Pick<MapCardProps, 'traps' | 'scale' | 'sectors' | 'stationHref'>;

/** Each trap with its captures in its marker. */
function markersOf(
  words: PressureWords['map'],
  { traps, scale, sectors, stationHref }: Markers,
): MapStation[] {
  return located(traps).map(({ station, captures, at }) => ({
    ...{ id: station.id, name: station.name, ...at, href: stationHref(station.id) },
    status: chipLevel(scale.rule, captures ?? undefined) ?? 'neutral',
    statusText: captures === null ? words.unread(scale.days) : words.captures(captures, scale.days),
    mark: captures === null ? words.unreadMark : formatNumber(captures, 0),
    caption: sectors.find(({ id }) => id === station.sectorId)?.name,
  }));
}

function legendOf({ legend }: PressureWords, { bounds }: PressureScale): string[] {
  const last = bounds.at(-1)!;
  return [legend.none, ...bounds.slice(1).map(legend.upTo), legend.above(last)];
}

/** The day in large, the map of it, what its colours mean, and the way through the days. */
export function MapCard(props: MapCardProps) {
  const words = useWords(PRESSURE);
  const { days, index, sentence, scale, isTold } = props;
  return (
    <Card title={words.map.title}>
      <Whole>
        <div>
          <Day>{words.day.title(days[index]!)}</Day>
          <Told aria-live={isTold ? 'polite' : 'off'}>{sentence}</Told>
        </div>
        <Ground {...props} />
        <DayPlayer {...props} />
        <SurfaceLegend
          label={words.legend.label(scale.days)}
          levels={legendOf(words, scale)}
          unknown={words.legend.unread}
          none={words.legend.noTrap}
        />
        <Quiet>
          {words.legend.label(scale.days)}. {words.legend.scale(scale)}
        </Quiet>
      </Whole>
    </Card>
  );
}

function Ground(props: MapCardProps) {
  const words = useWords(PRESSURE);
  const { ground, traps, scale, sectors, stationHref, stationsHref } = props;
  const surface = useMemo(() => surfaceOf(ground, traps, scale), [ground, traps, scale]);
  const markers = useMemo(
    () => markersOf(words.map, { traps, scale, sectors, stationHref }),
    [words, traps, scale, sectors, stationHref],
  );
  const unplaced = traps.filter(({ station }) => station.position === null);
  if (markers.length === 0)
    return (
      <EmptyState
        title={words.map.nonePlaced}
        action={
          stationsHref === undefined ? undefined : (
            <LinkButton href={stationsHref}>{words.openStations}</LinkButton>
          )
        }
      >
        {words.map.nonePlacedHint}
      </EmptyState>
    );
  const lastRead = (id: MapStation['id']): IsoDate | null =>
    traps.find(({ station }) => station.id === id)?.lastRead ?? null;
  return (
    <>
      <StationMap
        label={words.map.label(props.pestName)}
        stations={markers}
        surface={surface}
        tiles={props.tiles}
        onOpen={props.onOpen}
        details={({ id, statusText }) => (
          <>
            <p>{statusText}</p>
            <p>{words.map.lastRead(lastRead(id))}</p>
          </>
        )}
      />
      {unplaced.length > 0 && (
        <Quiet>{words.map.unplaced(unplaced.map(({ station }) => station.name))}</Quiet>
      )}
    </>
  );
}
