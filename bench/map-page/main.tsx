import { createRoot } from 'react-dom/client';
import { StationMap } from '../../packages/ui/src/maps/map/index.ts';
import { manyStations } from '../../packages/ui/src/maps/map/map-stories.fixture.ts';
import { NaiveMap, watchMap } from '../../packages/ui/src/maps/map/naive-map.fixture.tsx';
import { VigiaProvider } from '../../packages/ui/src/theme/theme.tsx';

declare global {
  interface Window {
    /** Resolves once the map rests with everything on it: ms from the mount on. */
    mountMap: (library: string, stations: number) => Promise<number>;
    /** Moves the map by a step a frame: ms a frame. */
    panMap: (frames: number) => Promise<number>;
  }
}

/** A map that has drawn nothing for so long, ms, has come to rest. */
const QUIET = 400;
const LAYERS = ['station-groups', 'station-points'] as const;
const watched = watchMap();
// The chunk's way over the network is not what is measured.
const loaded = import('../../packages/ui/src/maps/map/map-view.tsx');

const frame = () => new Promise<number>((next) => requestAnimationFrame(next));

function complete(library: string, stations: number): boolean {
  const { map } = watched;
  if (library === 'vigia')
    return !!map?.getLayer(LAYERS[0]) && map.queryRenderedFeatures({ layers: [...LAYERS] }).length > 0;
  return document.querySelectorAll('.maplibregl-marker').length === stations;
}

window.mountMap = async (library, count) => {
  await loaded;
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const stations = manyStations(count);
  const start = performance.now();
  createRoot(root).render(
    library === 'vigia' ? (
      <VigiaProvider>
        <StationMap stations={stations} height="600px" />
      </VigiaProvider>
    ) : (
      <NaiveMap stations={stations} />
    ),
  );
  for (;;) {
    await frame();
    const { rested, drew } = watched;
    if (rested >= drew && rested > 0 && performance.now() - rested > QUIET && complete(library, count))
      return rested - start;
  }
};

window.panMap = async (frames) => {
  const { map } = watched;
  if (!map) throw new Error('no map');
  const start = performance.now();
  for (let i = 0; i < frames; i++) {
    const drawn = map.once('render');
    map.panBy([i % 20 < 10 ? 9 : -9, i % 10 < 5 ? 5 : -5], { duration: 0 });
    await drawn;
  }
  await frame();
  return (performance.now() - start) / frames;
};
