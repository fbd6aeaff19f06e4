import { addDays, dayOfInstant, endOfDay, startOfDay } from '@vigia/domain';
import { asClient } from '../db/tenant.ts';
import { clientsInUse } from '../stores/farm/archived-clients.ts';
import {
  type DueStation,
  noteFailure,
  saveWeather,
  stationsDue,
} from '../stores/measurements/station-weather.ts';
import { forecastDays } from '../weather/forecast-days.ts';
import { WeatherFault, type WeatherHour, type WeatherSource } from '../weather/source.ts';
import type { Job, JobContext } from './job.ts';

/** Days back that are requested again for a known location: services correct their values. */
const DAYS_AGAIN = 2;
/** About two kilometres: closer stations share one request. */
const SAME_LOCATION_DEGREES = 0.02;
/** After so many failures in a row, the service is not called again in this run. */
const MOST_FAILURES = 3;

/** Requests the weather of the stations in use from the weather service, if there is one and it is time. */
export const weatherToCome: Job = {
  name: 'weather-to-come',
  cron: '23 * * * *',
  run: async (context) => (context.weather ? await refresh(context, context.weather) : {}),
};

interface Round {
  readonly counts: { places: number; stations: number; failed: number; left: number };
  /** Answers of this run, by location. */
  readonly answers: Map<string, WeatherHour[]>;
  /** Failures in a row. */
  failures: number;
  over: boolean;
}

async function refresh(context: JobContext, source: WeatherSource) {
  const round: Round = {
    counts: { places: 0, stations: 0, failed: 0, left: 0 },
    answers: new Map(),
    failures: 0,
    over: false,
  };
  const { owner, background } = context.databases;
  const before = context.now() - source.everyMs;
  for (const clientId of await clientsInUse(owner)) {
    const due = await asClient(background, clientId, (tx) => stationsDue(tx, clientId, source.name, before));
    const locations = new Map<string, DueStation[]>();
    for (const station of due) {
      locations.set(locationOf(station), [...(locations.get(locationOf(station)) ?? []), station]);
    }
    for (const [location, stations] of locations) {
      context.signal.throwIfAborted();
      if (round.over) round.counts.left += stations.length;
      else await askAbout(context, source, round, { clientId, location, stations });
    }
  }
  return round.counts;
}

function locationOf({ latitude, longitude, isNew }: DueStation): string {
  const near = (degrees: number) => Math.round(degrees / SAME_LOCATION_DEGREES);
  return `${near(latitude)}/${near(longitude)}/${isNew}`;
}

interface AskedLocation {
  readonly clientId: number;
  readonly location: string;
  readonly stations: readonly DueStation[];
}

/** Requests the weather of one location. No transaction is open during the request. */
async function askAbout(
  { databases, now, log, signal }: JobContext,
  source: WeatherSource,
  round: Round,
  { clientId, location, stations }: AskedLocation,
): Promise<void> {
  const first = stations[0] as DueStation;
  const of = { clientId, stationIds: stations.map(({ stationId }) => stationId), service: source.name };
  const today = dayOfInstant(now());
  const from = startOfDay(addDays(today, -(first.isNew ? source.daysBack : DAYS_AGAIN)));
  const to = endOfDay(addDays(today, source.daysAhead));
  try {
    const hours = round.answers.get(location) ?? (await source.hourly(first, from, to, signal));
    if (!round.answers.has(location)) round.counts.places += 1;
    round.answers.set(location, hours);
    round.failures = 0;
    await asClient(databases.background, clientId, (tx) => saveWeather(tx, of, forecastDays(hours), now()));
    round.counts.stations += stations.length;
  } catch (error) {
    if (!(error instanceof WeatherFault)) throw error;
    const { kind, message } = error;
    log.warn({ service: source.name, kind, reason: message, clientId }, 'the weather service gave nothing');
    await asClient(databases.background, clientId, (tx) => noteFailure(tx, of, `${kind}: ${message}`, now()));
    round.counts.failed += stations.length;
    round.failures += 1;
    round.over = kind === 'too-many' || kind === 'refused' || round.failures >= MOST_FAILURES;
  }
}
