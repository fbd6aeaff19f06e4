import { addDays, type IsoDate } from '@vigia/domain';
import type { ProgramScope, ServiceToken } from '@vigia/domain/access';
import type { ClientId, Station } from '@vigia/domain/farm';

/** What a trial asks about. */
export interface Tried {
  /** Of the server: `https://vigia.example`. */
  readonly origin: string;
  readonly clientId: ClientId;
  /** Those of the client. */
  readonly stations: readonly Pick<Station, 'id' | 'sectorId'>[];
  readonly today: IsoDate;
}
type Place = Omit<Tried, 'stations'> & { readonly station: number | undefined };

const lastWeek = ({ today }: Place) => `date_start=${addDays(today, -7)}&date_end=${today}`;
const ofStation = (station: number | undefined, rest: string) =>
  station === undefined ? null : `'/v2/stations/${station}/${rest}'`;
const toStation = (station: number | undefined, sent: string, path: string) =>
  station === undefined ? null : `${sent} '${path}?station_id=${station}&dry_run=true'`;

/** The end of a command for each scope, the address in quotes; null where it needs a station. Nothing is written. */
const CALLS: Readonly<Record<ProgramScope, (place: Place) => string | null>> = {
  'farm.read': () => "'/v2/clients'",
  'notices.read': () => "'/v2/notifications'",
  'events.read': (place) => `'/v2/events?client_id=${place.clientId}&${lastWeek(place)}'`,
  'series.read': (place) => ofStation(place.station, `data?data_category=thpg&${lastWeek(place)}`),
  'health.read': ({ station }) => ofStation(station, 'health'),
  'photos.read': ({ station }) => ofStation(station, 'images'),
  'measurements.write': ({ station }) =>
    toStation(station, "-H 'Content-Type: text/csv' --data-binary @mediciones.csv", '/v2/imports'),
  'photos.write': ({ station }) => toStation(station, '-F file=@foto.jpg', '/v2/images'),
  // Without its fields no report is written: the answer names them.
  'events.write': () => "--json '{}' '/v2/events'",
};

/** The command that tries a token, ready to paste: the first call that it may make, and that writes nothing. */
export function trialCommand(
  secret: string,
  { scopes, sectorIds }: Pick<ServiceToken, 'scopes' | 'sectorIds'>,
  { stations, ...tried }: Tried,
): string {
  const station = stations.find(({ sectorId }) => sectorIds?.includes(sectorId) ?? true)?.id;
  const calls = scopes.map((scope) => CALLS[scope]({ ...tried, station }));
  const call = calls.find((each) => each !== null) ?? CALLS['farm.read']({ ...tried, station });
  return `curl -H 'Authorization: Bearer ${secret}' ${call}`.replace(
    /'(\/v2\/[^']*)'$/,
    `'${tried.origin}$1'`,
  );
}

/** Where assistants ask with a token; null for one that does not read fields, which they begin with. */
export const assistantAddress = ({ scopes }: Pick<ServiceToken, 'scopes'>, origin: string): string | null =>
  scopes.includes('farm.read') ? `${origin}/mcp` : null;
