import { useLocation, useParams } from '@tanstack/react-router';
import { can, isLimited, showsFeature } from '@vigia/domain/access';
import { defaultSeason, findSeason, type Node, stationPath } from '@vigia/domain/farm';
import { LinkButton, useWords } from '@vigia/ui';
import { Inbox } from 'lucide-react';
import { useMemo } from 'react';
import { DEVICE_PERIOD } from '../../shared/device/device-days.ts';
import { DeviceGraph } from '../../shared/device/device-graph.tsx';
import { HardwareButton } from '../../shared/device/hardware-button.tsx';
import { LateDiagnostics } from '../../shared/diagnostics/late-diagnostics.tsx';
import { arrivalsPath } from '../../shared/paths.ts';
import { CameraPhotos } from '../../shared/photos/camera-photos.tsx';
import { hashOfTab, tabOfHash } from '../../shared/photos/photo-tabs.ts';
import { PHOTOS } from '../../shared/photos/words.ts';

import { usePeriod } from '../../shared/series/use-period.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { MissingNode } from './missing-node.tsx';
import { type NodeCamera, NodeView } from './node-view.tsx';
import { NODE } from './words.ts';

export function NodeScreen() {
  const { tree } = useFarm();
  const { serialNumber: serial = '' } = useParams({ strict: false });
  const node = tree.nodes.find((each) => each.serial === serial);
  if (node) return <KnownNode key={serial} node={node} />;
  return <MissingNode serial={serial} render={(found) => <KnownNode key={serial} node={found} />} />;
}

function KnownNode({ node }: { readonly node: Node }) {
  const words = useWords(PHOTOS);
  const nodeWords = useWords(NODE);
  const { tree, today, user, isRoot } = useFarm();
  const { hash } = useLocation();
  const { href, setHash } = useNavigation();
  const [period, setPeriod] = usePeriod(DEVICE_PERIOD);
  const { serial } = node;
  const station = tree.stations.find(({ nodeSerial }) => nodeSerial === serial) ?? null;
  const season = findSeason(tree.seasons, station?.seasonId ?? undefined) ?? defaultSeason(tree, today);
  const of = useMemo(() => ({ serial }), [serial]);
  const tab = tabOfHash(hash);
  const source = `${tree.client.name} · ${serial}`;
  const photos = (type: NodeCamera) => (
    <CameraPhotos
      of={of}
      type={type}
      pestId={station?.pestId ?? null}
      today={today}
      title={station ? `${station.name} · ${serial}` : serial}
      label={words.tab[type]}
      layout="grid"
      mayEdit={can(user, 'image.edit', { clientId: node.clientId, sectorId: station?.sectorId ?? null })}
    />
  );

  return (
    <NodeView
      node={node}
      station={station}
      isSpare={station === null && isLimited(user, node.clientId)}
      stationHref={station ? href(stationPath(station.id)) : href('/home')}
      listHref={href('/home')}
      actions={
        <>
          <HardwareButton of={of} name={serial} />
          {isRoot && (
            <LinkButton href={href(arrivalsPath(serial))} icon={Inbox}>
              {nodeWords.arrived}
            </LinkButton>
          )}
        </>
      }
      photos={{ bug: photos('bug'), plant: photos('plant') }}
      camera={tab === 'plant' ? 'plant' : 'bug'}
      onCamera={(camera) => setHash(hashOfTab(camera), { replace: false })}
      data={
        <DeviceGraph
          of={of}
          season={season}
          today={today}
          period={period}
          onPeriod={setPeriod}
          source={source}
        />
      }
      more={
        showsFeature('device-logs', { user, nodeSerial: serial }) && (
          <LateDiagnostics
            stationId={null}
            serial={serial}
            season={season}
            today={today}
            period={period}
            onPeriod={setPeriod}
            source={source}
          />
        )
      }
    />
  );
}
