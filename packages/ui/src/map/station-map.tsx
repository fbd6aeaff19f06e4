import { Component, lazy, type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import type { MapStation, StationMapProps } from './map-station.ts';
import { MAP_WORDS } from './words.ts';

const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }));

const Frame = styled.section<{ $height: string }>`
  position: relative;
  height: ${({ $height }) => $height};
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 10px;
  background: ${({ theme }) => theme.color.sunken};
  font-family: inherit;

  .maplibregl-popup-content {
    padding: 10px;
    border-radius: 8px;
    background: ${({ theme }) => theme.color.surface};
    box-shadow: ${({ theme }) => theme.shadow.float};
    font-family: inherit;
  }

  .maplibregl-popup-anchor-top .maplibregl-popup-tip,
  .maplibregl-popup-anchor-top-left .maplibregl-popup-tip,
  .maplibregl-popup-anchor-top-right .maplibregl-popup-tip {
    border-bottom-color: ${({ theme }) => theme.color.surface};
  }

  .maplibregl-popup-anchor-bottom .maplibregl-popup-tip,
  .maplibregl-popup-anchor-bottom-left .maplibregl-popup-tip,
  .maplibregl-popup-anchor-bottom-right .maplibregl-popup-tip {
    border-top-color: ${({ theme }) => theme.color.surface};
  }
`;

const Note = styled.div`
  display: grid;
  align-content: center;
  box-sizing: border-box;
  height: 100%;
  padding: 16px;
  overflow: auto;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;

  ul {
    margin: 8px auto 0;
    padding: 0;
    list-style: none;
  }
`;

const EmptyNote = styled.p`
  position: absolute;
  left: 12px;
  bottom: 32px;
  margin: 0;
  padding: 6px 10px;
  border-radius: 6px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
`;

/** Stations on an offline base map. Without WebGL the same stations stand as a list. */
export function StationMap(props: StationMapProps) {
  return (
    <Frame $height={props.height ?? '300px'} aria-label={MAP_WORDS.region}>
      <WithoutMap stations={props.stations}>
        <Suspense fallback={<Note role="status">{MAP_WORDS.loading}</Note>}>
          <MapView {...props} />
        </Suspense>
        {props.stations.length === 0 && <EmptyNote>{MAP_WORDS.empty}</EmptyNote>}
      </WithoutMap>
    </Frame>
  );
}

/** Catches a map that cannot be drawn (no WebGL, a chunk that did not load) and keeps the page alive. */
class WithoutMap extends Component<
  { stations: readonly MapStation[]; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Note>
        {MAP_WORDS.unavailable}
        <ul>
          {this.props.stations.map((station) => (
            <li key={station.id}>
              {station.href ? <a href={station.href}>{station.name}</a> : station.name}
            </li>
          ))}
        </ul>
      </Note>
    );
  }
}
