import { IMAGE_TYPES, type ImageType } from '@vigia/domain/captures';
import type { DevicePosition } from '@vigia/domain/farm';
import { Card, Link, MEDIA, PageHeader, Tabs, useWords } from '@vigia/ui';
import type { MapTiles } from '@vigia/ui/map';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { statusOf } from '../../shared/condition.ts';
import { PHOTO_ICONS } from '../../shared/photos/photo-tabs.ts';
import { PHOTOS } from '../../shared/photos/words.ts';
import { Section } from '../../shared/ui/section.tsx';
import { LocationCard } from './location-card.tsx';
import { locationInWords, type StationFacts } from './station-facts.ts';
import { StatusChips, type StatusChipsProps } from './status-chips.tsx';
import { TagsCard, type TagsCardProps } from './tags-card.tsx';
import { STATION } from './words.ts';

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 16px;
  ${MEDIA.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  & > div:last-child { flex: 1; min-height: 260px; }
`;

export interface StationViewProps {
  readonly facts: StationFacts;
  readonly listHref: string;
  /** The address of its device's page; absent for those who do not get that link. */
  readonly nodeHref?: string | undefined;
  readonly status: Omit<StatusChipsProps, 'station' | 'pest'>;
  readonly tags: Omit<TagsCardProps, 'stationId' | 'tags'>;
  /** The position that its device reported last. */
  readonly devicePosition?: DevicePosition | null;
  /** Satellite images under the station, if available. */
  readonly tiles?: MapTiles | undefined;
  /** Reports about it that wait on this device. */
  readonly unsent?: ReactNode;
  /** Buttons of the head. */
  readonly actions?: ReactNode;
  readonly photos: Readonly<Record<ImageType, ReactNode>>;
  readonly photoTab: ImageType;
  readonly onPhotoTab: (tab: ImageType) => void;
  /** Graphs of the device and of the trap. */
  readonly data: ReactNode;
  readonly captures: ReactNode;
  /** What people counted in the trap: it then comes before what a device measured. */
  readonly counts?: ReactNode;
  /** Further parts of the page, for those who look after devices. */
  readonly more?: ReactNode;
}

/** One station: its facts, its state, its position, its photos and graphs. */
export function StationView(props: StationViewProps) {
  const words = useWords(STATION);
  const photoWords = useWords(PHOTOS);
  const { facts, status, photos } = props;
  const { station, pest } = facts;
  const data = <Section title={words.data}>{props.data}</Section>;
  const captures = <Section title={words.captures}>{props.captures}</Section>;
  return (
    <>
      <PageHeader
        crumbs={[{ label: words.list, href: props.listHref }, { label: station.name }]}
        title={station.name}
        subtitle={
          <>
            {locationInWords(facts)}
            {station.nodeSerial !== null && (
              <>
                {' · '}
                {words.node}{' '}
                {props.nodeHref === undefined ? (
                  station.nodeSerial
                ) : (
                  <Link href={props.nodeHref}>{station.nodeSerial}</Link>
                )}
              </>
            )}
          </>
        }
        {...(props.actions === undefined ? {} : { filters: props.actions })}
      />
      {props.unsent}
      <Card title={words.state}>
        <StatusChips station={station} pest={pest} {...status} />
      </Card>
      <Top>
        <Side>
          <TagsCard stationId={station.id} tags={station.tags} {...props.tags} />
          <LocationCard
            station={station}
            device={props.devicePosition ?? null}
            status={statusOf(status.condition)}
            caption={locationInWords(facts)}
            tiles={props.tiles}
          />
        </Side>
        <Card>
          <Tabs
            label={photoWords.tabs}
            value={props.photoTab}
            onChange={props.onPhotoTab}
            items={IMAGE_TYPES.map((id) => ({
              id,
              label: photoWords.tab[id],
              icon: PHOTO_ICONS[id],
              content: photos[id],
            }))}
          />
        </Card>
      </Top>
      {props.counts ? (
        <>
          {captures}
          {props.counts}
          {data}
        </>
      ) : (
        <>
          {data}
          {captures}
        </>
      )}
      {props.more}
    </>
  );
}
