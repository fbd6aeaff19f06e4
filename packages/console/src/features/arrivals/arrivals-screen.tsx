import { useParams } from '@tanstack/react-router';
import { ApiError } from '@vigia/api/client';
import { stationPath } from '@vigia/domain/farm';
import { EmptyState, Link, PageHeader, useWords } from '@vigia/ui';
import { useState } from 'react';
import { nodePath } from '../../shared/paths.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { ArrivalsView } from './arrivals-view.tsx';
import { PhotoThumbnail } from './photo-thumbnail.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useNow } from './use-now.ts';
import { ARRIVALS } from './words.ts';

const GONE = ['not-found', 'forbidden', 'invalid'];

/** What the device of the address sent; it follows by itself while it is open and not paused. */
export function ArrivalsScreen() {
  const words = useWords(ARRIVALS);
  const { tree } = useFarm();
  const { href } = useNavigation();
  const { serialNumber: serial = '' } = useParams({ strict: false });
  const [isFollowing, setFollowing] = useState(true);
  const now = useNow(isFollowing);
  const arrivals = useArrivals(serial, isFollowing);
  const listHref = href('/admin/nodes');
  if (arrivals.error instanceof ApiError && GONE.includes(arrivals.error.kind)) {
    return (
      <>
        <PageHeader
          title={words.unknown}
          crumbs={[{ label: words.list, href: listHref }, { label: serial }]}
        />
        <EmptyState title={words.unknown} action={<Link href={listHref}>{words.backToList}</Link>}>
          {words.unknownHint}
        </EmptyState>
      </>
    );
  }
  const node = tree.nodes.find((each) => each.serial === serial) ?? null;
  const station = tree.stations.find(({ nodeSerial }) => nodeSerial === serial) ?? null;
  return (
    <ArrivalsView
      serial={serial}
      node={node}
      station={station}
      stationHref={station ? href(stationPath(station.id)) : listHref}
      nodeHref={href(nodePath(serial))}
      listHref={listHref}
      page={arrivals.data ?? null}
      isFailed={arrivals.isError}
      onRetry={() => void arrivals.refetch()}
      isFollowing={isFollowing}
      onFollow={setFollowing}
      now={now}
      server={window.location.origin}
      thumbnailOf={(imageId) => <PhotoThumbnail imageId={imageId} />}
    />
  );
}
