import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PressureSeason } from '../../packages/console/src/features/pressure/pressure-season.tsx';
import {
  groundOf,
  surfaceOf,
  type TrapSeries,
  trapDays,
} from '../../packages/console/src/features/pressure/trap-days.ts';
import { pressureScale, USUAL_RADIUS } from '../../packages/domain/src/entries/pressure.ts';
import { addDays, eachDay, type IsoDate, isoDate } from '../../packages/domain/src/index.ts';
import { watchMap } from '../../packages/ui/src/maps/map/naive-map.fixture.tsx';
import { VigiaProvider } from '../../packages/ui/src/theme/theme.tsx';

declare global {
  interface Window {
    /** Milliseconds until so many traps have their ground, and how many cells it has. */
    makeGround: (traps: number) => { ms: number; cells: number };
    /** Milliseconds of script for the captures and colours of a day, and how many cells have a colour. */
    colourDay: (day: number) => { ms: number; coloured: number };
    /** The same where the ground is made again for every day. */
    colourFromScratch: (day: number) => { ms: number; coloured: number };
    /** Shows the screen of the traps that have their ground; resolves once its map rests. */
    mountSeason: () => Promise<void>;
    /** Milliseconds of script and layout for another day on the screen; resolves once the map has drawn it. */
    slideTo: (day: number) => Promise<number>;
  }
}

/** About one trap for 6 ha, as in a large vineyard; m between two of them. */
const SPACING = 250;
const [LATITUDE, LONGITUDE] = [-34.6, -71.3];
const START = isoDate('2026-07-01');
const TODAY = isoDate('2026-11-27');
const DAYS = eachDay(START, TODAY);
const PEST = { id: 1, name: 'Lobesia botrana' };
const watched = watchMap();
const frame = () => new Promise<number>((next) => requestAnimationFrame(next));

/** A trap of a grid, a little beside its place, that was read every other day, with one flight. */
function trap(i: number, side: number): TrapSeries {
  const [east, north] = [
    (i % side) * SPACING + 40 * Math.cos(3 * i),
    Math.floor(i / side) * SPACING + 40 * Math.sin(i),
  ];
  const caught = (day: number) => Math.round((i % 9) * Math.exp(-(((day - 90 - (i % 20)) / 20) ** 2)));
  return {
    isOwn: true,
    station: {
      ...{ id: i + 1, name: `T-${i + 1}`, sectorId: 1, cropId: 1 },
      position: { latitude: LATITUDE + north / 111_195, longitude: LONGITUDE + east / 91_500 },
    },
    daily: {
      start: START,
      values: Float64Array.from(DAYS, (_, day) => ((day + i) % 2 ? Number.NaN : caught(day))),
    },
  };
}

let series: TrapSeries[] = [];
let ground: ReturnType<typeof groundOf> = [];

function timed<T extends object>(work: () => T): T & { ms: number } {
  const start = performance.now();
  const done = work();
  return Object.assign(done, { ms: performance.now() - start });
}

function colour(day: number) {
  const date = addDays(START, day);
  const scale = pressureScale(PEST.id, date, []);
  const { cells } = surfaceOf(ground, trapDays(series, date, scale), scale);
  return { coloured: cells.filter(({ level }) => level !== null).length };
}

window.makeGround = (traps) => {
  series = Array.from({ length: traps }, (_, i) => trap(i, Math.ceil(Math.sqrt(traps))));
  return timed(() => {
    ground = groundOf(series, USUAL_RADIUS);
    return { cells: ground.length };
  });
};
window.colourDay = (day) => timed(() => colour(day));
window.colourFromScratch = (day) =>
  timed(() => {
    ground = groundOf(series, USUAL_RADIUS);
    return colour(day);
  });

let show: (day: IsoDate) => void = () => undefined;
const nothing = () => undefined;
const SECTOR = { id: 1, name: 'Vertiente', area: SPACING };

function Season() {
  const [day, setDay] = useState<IsoDate>(addDays(START, 60));
  show = setDay;
  return (
    <PressureSeason
      {...{ series, day, radius: USUAL_RADIUS, pest: PEST, days: DAYS, sectors: [SECTOR] }}
      choice={{ season: null, sectors: [], sector: null, pests: [], pest: PEST, traps: [], neighbours: [] }}
      {...{ thresholds: [], visits: [], tiles: undefined, areaHref: undefined, stationsHref: undefined }}
      stationHref={(id) => `#${id}`}
      {...{ onDay: setDay, onOpen: nothing }}
    />
  );
}

window.mountSeason = async () => {
  createRoot(document.getElementById('root')!).render(
    <VigiaProvider>
      <Season />
    </VigiaProvider>,
  );
  const isAtRest = () =>
    watched.rested > 0 && watched.rested >= watched.drew && performance.now() - watched.rested > 400;
  while (!isAtRest()) await frame();
};

window.slideTo = async (day) => {
  const drawn = new Promise((done) => watched.map!.once('sourcedata', done));
  const { ms } = timed(() => {
    flushSync(() => show(addDays(START, day)));
    return document.body.getBoundingClientRect();
  });
  await drawn;
  await frame();
  return ms;
};
