import { addDays, type IsoDate } from '@vigia/domain';
import type { FarmPlan, SectorPlan, StationStory, TrapGroup } from './plan.ts';
import { type Random, randomFor } from './random.ts';
import type { SeasonSpan } from './seasons.ts';
import { SITES, type Site } from './sites.ts';

export interface DemoSector {
  readonly clientId: number;
  readonly id: number;
  readonly plan: SectorPlan;
  readonly site: Site;
}

export interface DemoStation {
  readonly id: number;
  readonly name: string;
  readonly sector: DemoSector;
  readonly crop: number | null;
  readonly pest: number | null;
  readonly story: StationStory | null;
  /** First and last day in the field. */
  readonly installed: IsoDate;
  readonly removed: IsoDate | null;
  /** Serial numbers of its devices, the one in the field last; empty for a station that waits for one. */
  readonly nodes: readonly string[];
  /** The day on which the second device replaced the first. */
  readonly swapped: IsoDate | null;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** Index in the list of seasons. */
  readonly season: number;
  /** Whether there is climate of years before its installation. One station of each sector has it. */
  readonly hasOlderRecord: boolean;
}

/** About half a kilometre: traps stand in the blocks around the sector's position. */
const SPREAD_DEGREES = 0.006;
const SWAPPED_DAYS_AGO = 45;

export function demoSectors(plan: FarmPlan): DemoSector[] {
  const sectors = plan.clients.flatMap((client) =>
    client.sectors.map((sector) => ({ clientId: client.id, plan: sector, site: SITES[sector.site] })),
  );
  return sectors.map((sector, index) => ({ ...sector, id: index + 1 }));
}

/** Serial numbers in the format of the devices; those with `2M` have a second modem. */
export function nodeSerial(clientId: number, ordinal: number): string {
  return `${ordinal % 3 === 0 ? '2M' : '1C'}${String(clientId * 10_000 + 137 + ordinal * 7).padStart(6, '0')}`;
}

/** The stations of the plan, sector by sector. `today` decides when devices were swapped. */
export function demoStations(
  sectors: readonly DemoSector[],
  seasons: readonly SeasonSpan[],
  today: IsoDate,
): DemoStation[] {
  const stations: DemoStation[] = [];
  for (const sector of sectors) {
    let ordinal = 0;
    for (const group of sector.plan.traps) {
      for (let i = 0; i < group.stations; i += 1) {
        ordinal += 1;
        const id = stations.length + 1;
        stations.push(station(sector, group, i === 0, { id, ordinal }, seasons, today));
      }
    }
  }
  return stations;
}

function station(
  sector: DemoSector,
  group: TrapGroup,
  isFirst: boolean,
  { id, ordinal }: { id: number; ordinal: number },
  seasons: readonly SeasonSpan[],
  today: IsoDate,
): DemoStation {
  const random = randomFor(`station/${sector.plan.name}/${ordinal}`);
  const story = isFirst ? (group.story ?? null) : null;
  const { installed, removed } = timeInField(group, seasons, today, random);
  const serials = [nodeSerial(sector.clientId, 2 * id), nodeSerial(sector.clientId, 2 * id + 1)];
  const inField = story !== 'without-node' && removed === null;
  return {
    id,
    name: `${sector.plan.name} ${String(ordinal).padStart(2, '0')}`,
    sector,
    crop: group.crop,
    pest: group.pest,
    story,
    installed,
    removed,
    nodes: inField ? serials.slice(0, story === 'swapped' ? 2 : 1) : [],
    swapped: story === 'swapped' ? addDays(today, -SWAPPED_DAYS_AGO) : null,
    position: story === 'unplaced' ? null : nearby(sector.site, random),
    season: group.retired ? 0 : seasons.length - 1,
    hasOlderRecord:
      isFirst && group.pest !== null && installed < (seasons[0] as SeasonSpan).start && removed === null,
  };
}

function timeInField(group: TrapGroup, seasons: readonly SeasonSpan[], today: IsoDate, random: Random) {
  const history = group.retired ? seasons.length : (group.seasons ?? seasons.length);
  const season = seasons[seasons.length - history] as SeasonSpan;
  // Traps of the first season exist since its beginning; later ones were installed before its flights.
  const wanted = addDays(
    season.start,
    history === seasons.length ? -random.integer(3, 12) : random.integer(85, 115),
  );
  const [installed] = [wanted, addDays(today, -20)].sort() as [IsoDate, IsoDate];
  return { installed, removed: group.retired ? addDays(season.end, -random.integer(4, 15)) : null };
}

function nearby({ latitude, longitude }: Site, random: Random) {
  const sixDecimals = (value: number) => Math.round(value * 1e6) / 1e6;
  return {
    latitude: sixDecimals(latitude + random.between(-SPREAD_DEGREES, SPREAD_DEGREES)),
    longitude: sixDecimals(longitude + random.between(-SPREAD_DEGREES, SPREAD_DEGREES)),
  };
}
