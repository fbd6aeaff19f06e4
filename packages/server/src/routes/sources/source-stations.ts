import {
  BackfillBody,
  BackfillWire,
  IdParam,
  MAX_SOURCE_APART,
  ReplayAnswer,
  SourceApartAnswer,
  type StationSource,
  StationSourceWire,
  TieBody,
  VendorStationParam,
} from '@vigia/api/contract';
import { DAY_MS } from '@vigia/domain';
import * as z from 'zod/mini';
import { change } from '../../access/change.ts';
import { demand, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { HttpProblem, invalidField, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { replayApart } from '../../station-sources/replay.ts';
import { stationById } from '../../stores/farm/stations.ts';
import { endBackfill } from '../../stores/sources/backfills.ts';
import { pulledStation } from '../../stores/sources/pulled-stations.ts';
import { readApart } from '../../stores/sources/source-apart.ts';
import { lockSource, sourceById } from '../../stores/sources/sources.ts';
import { deleteTie, insertBackfill, putTie } from '../../stores/sources/ties.ts';

const EDIT = { kind: 'session', action: 'station-source.edit', target: 'station-source' } as const;
const STATION = '/v2/station-sources/{source_id}/stations/{vendor_station_id}';
type StationParam = z.output<typeof VendorStationParam>;
type StationCall<Body = undefined> = ScopedCall<StationParam, undefined, Body>;

/** Changes a source that the caller may change. */
const ofSource = <T>(
  call: ScopedCall<{ source_id: number }>,
  work: (tx: Tx, source: StationSource) => Promise<T>,
): Promise<T> =>
  change(call, {
    find: (tx, scope) => sourceById(tx, scope, call.param.source_id),
    lock: (tx) => lockSource(tx, call.param.source_id),
    action: 'station-source.edit',
    work,
  });

const again = async (tx: Tx, scope: Scope, id: number) => (await sourceById(tx, scope, id)) as StationSource;

const tie = (call: StationCall<TieBody>) =>
  ofSource(call, async (tx, source) => {
    const { scope, services, param, body } = call;
    const station = await stationById(tx, scope, body.stationId);
    if (station?.clientId !== source.clientId) throw notFound();
    const now = services.now();
    const isSame = source.stations.some(
      ({ vendorStationId, stationId }) =>
        vendorStationId === param.vendor_station_id && stationId === body.stationId,
    );
    if (!isSame) await putTie(tx, source, param.vendor_station_id, body, { pulledTo: now - DAY_MS, now });
    return await again(tx, scope, source.id);
  });

const isTied = ({ stations }: StationSource, id: string): boolean =>
  stations.some(({ vendorStationId }) => vendorStationId === id);

const askForPast = (call: StationCall<BackfillBody>) =>
  ofSource(call, async (tx, source) => {
    const { scope, services, param, body } = call;
    const now = services.now();
    const { from, to } = { from: body.from, to: Math.min(body.to, now) };
    if (!isTied(source, param.vendor_station_id)) throw notFound();
    if (from >= to) throw invalidField('from_t', 'Debe ser anterior al fin y al momento actual');
    const isMet = source.backfills.some(
      (each) =>
        each.vendorStationId === param.vendor_station_id &&
        each.state === 'open' &&
        each.from < to &&
        from < each.to,
    );
    if (isMet) throw new HttpProblem('conflict', { detail: 'Ya se está trayendo parte de este período' });
    const id = await insertBackfill(tx, source, param.vendor_station_id, { from, to }, now);
    const made = (await again(tx, scope, source.id)).backfills.find((each) => each.id === id);
    if (made === undefined) throw notFound();
    return made;
  });

export const sourceStationRoutes = [
  route({
    method: 'put',
    path: STATION,
    refuses: ['conflict'],
    summary: 'Say which station of the client a maker’s station is, from which it is pulled from now on',
    about:
      'One station of ours is one of a maker at most. What it measured the day before is pulled as well.',
    access: EDIT,
    param: VendorStationParam,
    body: TieBody,
    answer: StationSourceWire,
    run: tie,
  }),
  route({
    method: 'delete',
    path: STATION,
    summary: 'Pull no more from a maker’s station; what was measured stays',
    access: EDIT,
    param: VendorStationParam,
    answer: null,
    status: 204,
    run: async (call) => {
      await ofSource(call, async (tx, source) => {
        const id = call.param.vendor_station_id;
        if (!isTied(source, id) || !(await deleteTie(tx, source, id))) throw notFound();
      });
      return null as never;
    },
  }),
  route({
    method: 'post',
    path: `${STATION}/backfills`,
    refuses: ['conflict'],
    summary: 'Pull past days of a station as well, beside what is new',
    about: 'It goes on after every stop where it was. Ranges that are open do not overlap.',
    answered: 'The range with its progress.',
    access: EDIT,
    param: VendorStationParam,
    body: BackfillBody,
    answer: BackfillWire,
    status: 201,
    run: askForPast,
  }),
  route({
    method: 'delete',
    path: '/v2/station-sources/{source_id}/backfills/{backfill_id}',
    refuses: ['conflict'],
    summary: 'Pull no more of a range; what came stays',
    access: EDIT,
    param: z.object({ source_id: IdParam, backfill_id: IdParam }),
    answer: null,
    status: 204,
    run: async (call) => {
      await ofSource(call, async (tx, source) => {
        const found = source.backfills.find(({ id }) => id === call.param.backfill_id);
        if (found === undefined) throw notFound();
        const of = { clientId: source.clientId, id: found.id };
        if (!(await endBackfill(tx, of, 'cancelled', call.services.now()))) throw new HttpProblem('conflict');
      });
      return null as never;
    },
  }),
  route({
    method: 'get',
    path: `${STATION}/apart`,
    summary: 'What a maker sent of a station that cannot be measurements, and why, the newest first',
    access: { kind: 'session', action: 'station-source.read', target: 'station-source' },
    param: VendorStationParam,
    answer: SourceApartAnswer,
    run: ({ scope, services, param }) =>
      search(services.databases.app, scope, async (tx) => {
        const source = await sourceById(tx, scope, param.source_id);
        if (source === null || !isTied(source, param.vendor_station_id)) return null;
        demand(scope, 'station-source.read', { clientId: source.clientId });
        const of = {
          clientId: source.clientId,
          sourceId: source.id,
          vendorStationId: param.vendor_station_id,
        };
        const items = await readApart(tx, of, MAX_SOURCE_APART + 1);
        return { items: items.slice(0, MAX_SOURCE_APART), truncated: items.length > MAX_SOURCE_APART };
      }),
  }),
  route({
    method: 'post',
    path: `${STATION}/apart/replay`,
    summary: 'Read again what was kept aside of a station, by the rules of now',
    about: 'What is still no measurement stays aside.',
    access: EDIT,
    param: VendorStationParam,
    answer: ReplayAnswer,
    run: (call) =>
      ofSource(call, async (tx, source) => {
        const { clientId, id: sourceId, vendor } = source;
        const { services, param } = call;
        const station = await pulledStation(tx, { clientId, sourceId }, param.vendor_station_id);
        if (station === null || !isTied(source, param.vendor_station_id)) throw notFound();
        return await replayApart(tx, station, services.vendors[vendor], services.now());
      }),
  }),
];
