import { useLocation, useParams } from '@tanstack/react-router';
import { earlierOf } from '@vigia/domain';
import { can, isSuperAdmin, showsFeature } from '@vigia/domain/access';
import { isAboutStation } from '@vigia/domain/events';
import { isCountedByHand, type Station, seasonShowsHealth } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useMemo } from 'react';
import { LOADING } from '../../shared/condition.ts';
import { DEVICE_PERIOD } from '../../shared/device/device-days.ts';
import { DeviceGraph } from '../../shared/device/device-graph.tsx';
import { HardwareButton } from '../../shared/device/hardware-button.tsx';
import { LateDiagnostics } from '../../shared/diagnostics/late-diagnostics.tsx';
import { UnsentList } from '../../shared/outbox/unsent-list.tsx';
import { eventRows } from '../../shared/outbox/unsent-rows.ts';
import { useWaitingEvents } from '../../shared/outbox/waiting-events.ts';
import { nodePath } from '../../shared/paths.ts';
import { CameraPhotos } from '../../shared/photos/camera-photos.tsx';
import { hashOfTab, tabOfHash } from '../../shared/photos/photo-tabs.ts';
import { PHOTOS } from '../../shared/photos/words.ts';
import { usePlates } from '../../shared/plate/use-plates.ts';
import { usePeriod } from '../../shared/series/use-period.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useCaptureCounts } from '../../shared/state/use-capture-counts.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useMapTiles } from '../../shared/state/use-map-tiles.ts';
import { useStationHealth } from '../../shared/state/use-station-health.ts';
import { CapturesGraph } from './captures-graph.tsx';
import { EditButton } from './edit-button.tsx';
import { CountButton } from './field-counts/count-button.tsx';
import { StationCounts } from './field-counts/station-counts.tsx';
import { InstallButton } from './install-button.tsx';
import { MissingStation } from './missing-station.tsx';
import { ReportComments } from './report-comments.tsx';
import { stationFacts } from './station-facts.ts';
import { StationView } from './station-view.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { useDevicePosition } from './use-device-position.ts';
import { useStationNow } from './use-station-now.ts';
import { useTags } from './use-tags.ts';

export function StationScreen() {
  const { tree } = useFarm();
  const stationId = Number(useParams({ strict: false }).stationId);
  const station = tree.stations.find(({ id }) => id === stationId);
  if (station) return <KnownStation key={stationId} station={station} />;
  return (
    <MissingStation
      stationId={stationId}
      render={(found) => <KnownStation key={stationId} station={found} />}
    />
  );
}

function KnownStation({ station: stored }: { readonly station: Station }) {
  const words = useWords(PHOTOS);
  const { station, unsent, refusedOver } = useStationNow(stored);
  const { context, tree, today, user } = useFarm();
  const { hash } = useLocation();
  const { href, setHash } = useNavigation();
  const [period, setPeriod] = usePeriod(DEVICE_PERIOD);
  const facts = useMemo(() => stationFacts(context, station), [context, station]);
  const { season, pest } = facts;
  const isCurrent = seasonShowsHealth(season, today);
  const hasDevice = station.nodeSerial !== null;
  const condition =
    useStationHealth(
      useMemo(() => [station.id], [station.id]),
      isCurrent && hasDevice,
    ).get(station.id) ?? LOADING;
  const groups = useMemo(
    () => (pest ? [{ key: 'pest', pestId: pest.id, stationIds: [station.id] }] : []),
    [pest, station.id],
  );
  const captures = useCaptureCounts(groups, season ? earlierOf(season.end, today) : today).get('pest');
  const plates = usePlates(useMemo(() => [station], [station]));
  const owner = { clientId: station.clientId, sectorId: station.sectorId };
  const tags = useTags(station);
  const reports = useWaitingEvents();
  const waiting = useMemo(
    () => reports.filter(({ event }) => isAboutStation(event, station)),
    [reports, station],
  );
  const devicePosition = useDevicePosition(station, today);
  const of = useMemo(() => ({ stationId: station.id }), [station.id]);
  const shared = { of, today, pestId: station.pestId, title: station.name } as const;
  const mayEdit = can(user, 'image.edit', owner);
  const photos = (type: 'bug' | 'plant' | 'device_install') => (
    <CameraPhotos
      {...shared}
      hasNoDevice={!hasDevice}
      type={type}
      label={words.tab[type]}
      layout="gallery"
      mayEdit={mayEdit}
    />
  );
  const linked = station.nodeSerial !== null && showsFeature('node-link', { user });
  const overrides =
    showsFeature('phenology-override', { user }) && showsFeature('capture-override', { user });
  const isCounted = isCountedByHand(station);
  const mayCount = !station.archived && can(user, 'event.create', owner);
  const source = `${tree.client.name} · ${station.name}`;
  const tiles = useMapTiles();
  const graph = { today, period, onPeriod: setPeriod };

  return (
    <StationView
      facts={facts}
      listHref={href('/home')}
      nodeHref={linked && station.nodeSerial !== null ? href(nodePath(station.nodeSerial)) : undefined}
      status={{ condition, captures: captures ?? { kind: 'loading', rule: null }, isCurrent, plates }}
      tags={{
        unsent,
        editor: can(user, 'station.tags.edit', owner)
          ? (isOpen, onClose) => (
              <TagsDialog
                station={station}
                refusedOver={refusedOver}
                superAdmin={isSuperAdmin(user)}
                onSave={tags.save}
                onUndo={tags.undo}
                isOpen={isOpen}
                onClose={onClose}
              />
            )
          : undefined,
      }}
      devicePosition={devicePosition}
      unsent={<UnsentList rows={eventRows(waiting, tree)} />}
      tiles={tiles}
      actions={
        <>
          {isCounted && mayCount && <CountButton station={station} />}
          {!hasDevice && mayCount && <InstallButton />}
          {showsFeature('station-edit', { user }) && can(user, 'station.edit', owner) && (
            <EditButton station={station} mayDelete={can(user, 'station.archive', owner)} tiles={tiles} />
          )}
          <HardwareButton
            of={of}
            name={station.name}
            editable={isSuperAdmin(user) && can(user, 'hardware.edit', owner) ? station.id : undefined}
          />
        </>
      }
      photos={{ bug: photos('bug'), plant: photos('plant'), device_install: photos('device_install') }}
      photoTab={tabOfHash(hash)}
      onPhotoTab={(tab) => setHash(hashOfTab(tab), { replace: false })}
      data={<DeviceGraph of={of} season={season} source={source} {...graph} />}
      captures={<CapturesGraph facts={facts} plates={plates.loads} {...graph} />}
      counts={isCounted && <StationCounts station={station} season={season} mayCount={mayCount} />}
      more={
        <>
          {overrides && facts.sector && season && pest && (
            <ReportComments
              key={`${facts.sector.id}/${season.id}/${pest.id}`}
              sector={facts.sector}
              season={season}
              pest={pest}
              stationId={station.id}
              editable={can(user, 'report-comment.edit', owner)}
            />
          )}
          {showsFeature('consolidated-weather', { user }) && (
            <LateDiagnostics
              stationId={station.id}
              serial={station.nodeSerial}
              season={season}
              source={source}
              {...graph}
            />
          )}
        </>
      }
    />
  );
}
