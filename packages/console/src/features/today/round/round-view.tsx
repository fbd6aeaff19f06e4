import type { Reason } from '@vigia/domain/today';
import { Button, EmptyState, Notice, PageHeader, SkeletonRegion, SkeletonRows, useWords } from '@vigia/ui';
import { type MapStation, type MapTiles, StationMap } from '@vigia/ui/map';
import { Footprints, LocateFixed, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PartsNotice, type PartsNoticeProps } from '../parts-notice.tsx';
import { AddStation, type AddStationProps } from './add-station.tsx';
import type { RoundPlan, Stop } from './round-plan.ts';
import { RoundShare, type RoundShareProps } from './round-share.tsx';
import { StopItem } from './stop-item.tsx';
import type { Round } from './use-round.ts';
import { ROUND, type RoundWords } from './words.ts';

const List = styled.ol`
  max-width: 960px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const OnScreen = styled.div`
  display: grid;
  gap: 12px;
  @media print { display: none; }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
`;

export interface RoundViewProps
  extends RoundShareProps,
    AddStationProps,
    PartsNoticeProps,
    Pick<
      Round,
      'plan' | 'isChanged' | 'isLocating' | 'notLocated' | 'isFromPerson' | 'onFrom' | 'onDone' | 'onAdd'
    > {
  /** Shown instead of the round: no season, no field or no station. */
  readonly missing?: ReactNode;
  readonly backHref: string;
  /** Day and person, for paper. */
  readonly caption?: ReactNode;
  readonly mapStations: readonly MapStation[];
  readonly tiles: MapTiles | undefined;
  readonly onOpen: (station: MapStation) => void;
  readonly textOf: (reason: Reason) => string;
  readonly onRemove: (stop: Stop) => void;
  readonly onReset: () => void;
}

/** The round of the day: where to walk, in which order, what to do there, and what is done. */
export function RoundView(props: RoundViewProps) {
  const words = useWords(ROUND);
  const { plan, missing, failed, loading, backHref } = props;
  const { stops } = plan;
  const done = stops.filter(({ isDone }) => isDone).length;
  const isKnown = loading.length === 0; // Until then the order may change, under somebody's thumb.
  return (
    <>
      <PageHeader
        title={words.title}
        crumbs={[{ label: words.crumb, href: backHref }, { label: words.title }]}
        subtitle={
          !missing && isKnown && stops.length > 0
            ? `${words.progress(done, stops.length)} · ${words.total(plan.metres)}`
            : undefined
        }
      />
      {missing ?? (
        <>
          {props.caption}
          <PartsNotice {...{ failed, loading }} onRetry={props.onRetry} />
          {isKnown ? (
            <Stops {...props} />
          ) : (
            <SkeletonRegion label={words.loading}>
              <SkeletonRows count={5} />
            </SkeletonRegion>
          )}
        </>
      )}
    </>
  );
}

/** How far a stop is, in words. */
function distanceText(words: RoundWords, { station, metres }: Stop, isFirst: boolean, isFromPerson: boolean) {
  if (station.position === null) return words.noPosition;
  if (metres === null) return words.start;
  return isFirst && isFromPerson ? words.fromYou(metres) : words.fromLast(metres);
}

const pathOf = ({ walk }: RoundPlan) => (walk.length > 1 ? walk : undefined);

function Stops(props: RoundViewProps) {
  const words = useWords(ROUND);
  const { plan, text, textOf, isFromPerson, onDone, onRemove } = props;
  const { stops } = plan;
  return (
    <>
      {stops.length > 0 && (
        <OnScreen>
          <StationMap
            label={words.map}
            stations={props.mapStations}
            path={pathOf(plan)}
            tiles={props.tiles}
            onOpen={props.onOpen}
          />
          <RoundShare text={text} onCalendar={props.onCalendar} onPrint={props.onPrint} />
        </OnScreen>
      )}
      <RoundTools {...props} />
      {stops.length === 0 ? (
        props.failed.length === 0 && (
          <EmptyState title={words.empty} icon={Footprints}>
            {words.emptyHint}
          </EmptyState>
        )
      ) : (
        <List aria-label={words.stops}>
          {stops.map((stop, i) => (
            <StopItem
              key={stop.station.id}
              stop={stop}
              number={stop.station.position ? i + 1 : null}
              distance={distanceText(words, stop, i === 0, isFromPerson)}
              textOf={textOf}
              onDone={(isDone) => onDone(stop.station.id, isDone)}
              onRemove={() => onRemove(stop)}
            />
          ))}
        </List>
      )}
    </>
  );
}

function RoundTools({ isChanged, isLocating, notLocated, isFromPerson, ...rest }: RoundViewProps) {
  const words = useWords(ROUND);
  return (
    <OnScreen>
      <Tools>
        <AddStation {...rest} />
        {rest.plan.stops.length > 0 && (
          <Button icon={LocateFixed} busy={isLocating} onPress={() => rest.onFrom(!isFromPerson)}>
            {isFromPerson ? words.fromFirst : words.fromHere}
          </Button>
        )}
        {isChanged && (
          <Button variant="quiet" icon={RotateCcw} onPress={rest.onReset}>
            {words.restart}
          </Button>
        )}
      </Tools>
      {notLocated !== null && <Notice status="warning">{notLocated}</Notice>}
    </OnScreen>
  );
}
