import type { ImageType } from '@vigia/domain/captures';
import type { Node, Station } from '@vigia/domain/farm';
import { Card, Chip, EmptyState, Link, PageHeader, Tabs, useWords } from '@vigia/ui';
import type { ReactNode } from 'react';
import { PHOTO_ICONS } from '../../shared/photos/photo-tabs.ts';
import { PHOTOS } from '../../shared/photos/words.ts';
import { Section } from '../../shared/ui/section.tsx';
import { NODE } from './words.ts';

/** A device's own cameras; photos of an install belong to the station. */
export const NODE_CAMERAS = ['bug', 'plant'] as const satisfies readonly ImageType[];
export type NodeCamera = (typeof NODE_CAMERAS)[number];

export interface NodeViewProps {
  readonly node: Pick<Node, 'serial' | 'firmwareVersion' | 'decommissioned'>;
  /** Its station; null for a device in store. */
  readonly station: Pick<Station, 'name'> | null;
  readonly stationHref: string;
  readonly listHref: string;
  /** The reader may not see what the device sends. */
  readonly isSpare?: boolean;
  /** Buttons of the head. */
  readonly actions?: ReactNode;
  readonly photos: Readonly<Record<NodeCamera, ReactNode>>;
  readonly camera: NodeCamera;
  readonly onCamera: (camera: NodeCamera) => void;
  /** Graphs of the device. */
  readonly data: ReactNode;
  /** Further parts of the page, for those who look after devices. */
  readonly more?: ReactNode;
}

/** One device: its facts, its station, the photos of its cameras and its graphs. */
export function NodeView(props: NodeViewProps) {
  const words = useWords(NODE);
  const photoWords = useWords(PHOTOS);
  const { node, station, photos } = props;
  return (
    <>
      <PageHeader
        crumbs={[{ label: words.list, href: props.listHref }, { label: node.serial }]}
        title={words.title(node.serial)}
        subtitle={
          <>
            {words.firmware(node.firmwareVersion)}
            {' · '}
            {station === null ? (
              words.noStation
            ) : (
              <>
                {words.station} <Link href={props.stationHref}>{station.name}</Link>
              </>
            )}
            {node.decommissioned && (
              <>
                {' '}
                <Chip status="warning">{words.decommissioned}</Chip>
              </>
            )}
          </>
        }
        {...(props.actions === undefined ? {} : { filters: props.actions })}
      />
      {props.isSpare ? (
        <EmptyState title={words.spare}>{words.spareHint}</EmptyState>
      ) : (
        <>
          <Card>
            <Tabs
              label={words.photos}
              value={props.camera}
              onChange={props.onCamera}
              items={NODE_CAMERAS.map((id) => ({
                id,
                label: photoWords.tab[id],
                icon: PHOTO_ICONS[id],
                content: photos[id],
              }))}
            />
          </Card>
          <Section title={words.data}>{props.data}</Section>
        </>
      )}
      {props.more}
    </>
  );
}
