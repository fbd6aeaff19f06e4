import { type ArrivalsPage, deviceTryLine } from '@vigia/api/client';
import { ARRIVALS_KEPT, ARRIVALS_KEPT_DAYS } from '@vigia/domain/devices';
import type { Node, NodeSerial, Station } from '@vigia/domain/farm';
import {
  Button,
  Card,
  ErrorState,
  Link,
  LinkButton,
  PageHeader,
  SkeletonRegion,
  SkeletonRows,
  textSize,
  useWords,
} from '@vigia/ui';
import { Cpu, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { ArrivalItem } from './arrival-item.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { TryLine } from './try-line.tsx';
import { Waiting } from './waiting.tsx';
import { ARRIVALS } from './words.ts';

const List = styled.ol`margin: 0; padding: 0; list-style: none;`;

const Note = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

export interface ArrivalsViewProps {
  readonly serial: NodeSerial;
  /** Null for a device that is not among those of the client. */
  readonly node: Pick<Node, 'firmwareVersion'> | null;
  /** Its station; null for a device that stands nowhere. */
  readonly station: Pick<Station, 'name'> | null;
  readonly stationHref: string;
  readonly nodeHref: string;
  readonly listHref: string;
  /** Null while nothing has come from the service yet. */
  readonly page: ArrivalsPage | null;
  /** The last answer did not come. */
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly isFollowing: boolean;
  readonly onFollow: (isFollowing: boolean) => void;
  readonly now: number;
  /** Origin of the service. */
  readonly server: string;
  readonly thumbnailOf: (imageId: number) => ReactNode;
}

/** What one device sent and what became of it, newest first. */
export function ArrivalsView(props: ArrivalsViewProps) {
  const words = useWords(ARRIVALS);
  const { serial, node, station, page, isFailed, onRetry, isFollowing, onFollow, server } = props;
  return (
    <>
      <PageHeader
        crumbs={[{ label: words.list, href: props.listHref }, { label: serial }]}
        title={words.title(serial)}
        subtitle={
          <>
            {node && `${words.firmware(node.firmwareVersion)} · `}
            {station === null ? (
              words.noStation
            ) : (
              <>
                {words.station} <Link href={props.stationHref}>{station.name}</Link>
              </>
            )}
          </>
        }
        filters={
          <>
            <LinkButton href={props.nodeHref} icon={Cpu}>
              {words.device}
            </LinkButton>
            <Button icon={isFollowing ? Pause : Play} onPress={() => onFollow(!isFollowing)}>
              {isFollowing ? words.pause : words.follow}
            </Button>
          </>
        }
      />
      {page === null && isFailed && (
        <ErrorState title={words.failed} kept={words.failedKept} onRetry={onRetry} />
      )}
      {page === null && !isFailed && (
        <SkeletonRegion label={words.loading}>
          <SkeletonRows count={6} />
        </SkeletonRegion>
      )}
      {page && isFailed && <RetryNotice onRetry={onRetry}>{words.stale}</RetryNotice>}
      {page && <Arrived {...props} page={page} />}
      <Card title={words.tryTitle}>
        <TryLine line={deviceTryLine(server, serial, 'LLAVE')} />
      </Card>
    </>
  );
}

function Arrived(props: ArrivalsViewProps & { readonly page: ArrivalsPage }) {
  const words = useWords(ARRIVALS);
  const { serial, page, now, server, thumbnailOf } = props;
  if (page.items.length === 0) {
    return (
      <Card>
        <Waiting address={`${server}/v2/nodes/${encodeURIComponent(serial)}/data`} />
      </Card>
    );
  }
  return (
    <>
      <Card>
        <ContactFacts {...page} now={now} />
      </Card>
      <Card
        title={words.requests}
        actions={<Note>{props.isFollowing ? words.following : words.paused}</Note>}
      >
        <List aria-label={words.requests}>
          {page.items.map((arrival) => (
            <ArrivalItem
              key={arrival.id}
              serial={serial}
              arrival={arrival}
              now={now}
              photo={arrival.imageId !== null && arrival.isIntact && thumbnailOf(arrival.imageId)}
            />
          ))}
        </List>
        <Note>{words.kept(ARRIVALS_KEPT, ARRIVALS_KEPT_DAYS)}</Note>
      </Card>
    </>
  );
}
