import { Component, lazy, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../../controls/notice/error-state.tsx';
import { styled } from '../../theme/styled.ts';
import { useHasDocument } from '../../theme/use-has-document.ts';
import { warnOfWrong } from '../../warn-of-wrong.ts';
import { useWords } from '../../words/language.tsx';
import { MapFrame } from './map-frame.ts';
import { MAP_STATES, type StationMapProps } from './map-station.ts';
import { MapWaiting } from './map-waiting.tsx';
import { loadWithWorker } from './map-worker.ts';
import { StationList } from './station-list.tsx';
import { MAP } from './words.ts';

/** Longest wait for an idle page, ms. */
const LONGEST_WAIT = 600;

/** Resolves when the page is idle, as loading a large script would delay other work. */
const atRest = () =>
  new Promise<void>((go) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => go(), { timeout: LONGEST_WAIT })
      : setTimeout(go, LONGEST_WAIT / 3),
  );

const MapView = lazy(async () => {
  await atRest();
  return { default: (await loadWithWorker(() => import('./map-view.tsx'))).MapView };
});

const Centred = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  overflow: auto;
  background: ${({ theme }) => theme.color.surface};
`;

/**
 * Stations on an offline base map, with satellite images if there are any. Without WebGL they are shown as a
 * list.
 */
export function StationMap(props: StationMapProps) {
  const words = useWords(MAP);
  const {
    stations,
    state = 'ready',
    height,
    onOpen,
    details,
    onRetry,
    label = words.region,
    failure = { title: words.failed, kept: words.failedKept },
  } = props;
  const hasDocument = useHasDocument();
  warnOfWrong('StationMap', props, { state: MAP_STATES });
  return (
    <MapFrame $height={height} aria-label={label} aria-busy={state === 'loading'}>
      {state === 'error' && stations.length === 0 ? (
        <Centred>
          <ErrorState {...failure} {...(onRetry ? { onRetry } : {})} />
        </Centred>
      ) : state === 'loading' && stations.length === 0 ? (
        <MapWaiting />
      ) : !hasDocument ? (
        <MapWaiting />
      ) : (
        <ListInstead list={<StationList {...{ stations, onOpen, details }} reason={words.unavailable} />}>
          <Suspense fallback={<MapWaiting />}>
            <MapView {...props} />
          </Suspense>
        </ListInstead>
      )}
    </MapFrame>
  );
}

/**
 * Shows the stations as a list if the map fails (for example a chunk that cannot be loaded), so that the page
 * continues.
 */
class ListInstead extends Component<{ list: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.list : this.props.children;
  }
}
