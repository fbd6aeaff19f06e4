import { EMPTY_BIOFIX } from '@vigia/domain/farm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BiofixWire, biofixInput } from '../contract/biofix.ts';
import { ApiError } from './api-error.ts';
import { createClient } from './create-client.ts';
import { crud } from './crud.ts';
import { createHttp } from './http.ts';
import { json, startTestServer, type TestServer } from './testing-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const wireBody = {
  ...EMPTY_BIOFIX,
  seasonId: 1,
  pestId: 2,
  sectorId: 3,
  date: '2026-09-15',
  type: 'biofix',
  comment: 'c',
} as const;
const wire = {
  biofix_id: 9,
  season_id: 1,
  pest_id: 2,
  sector_id: 3,
  date_biofix: '2026-09-15',
  type: 'biofix',
  biofix_comment: 'c',
};
const options = () => ({ baseUrl: server.origin, apiKey: 'key', getToken: () => 'token' });
const sent = () => JSON.parse(server.seen.at(-1)?.body ?? '');
const refused = (of: Promise<unknown>) =>
  of.then(
    () => expect.unreachable(),
    (error: unknown) => error as ApiError,
  );
const refuse = (...fields: string[]) => {
  const errors = fields.map((field) => ({ field, message: 'no' }));
  server.answer = (_request, response) =>
    json(response, 400, { type: 'about:blank', title: 'No', status: 400, code: 'invalid-input', errors });
};

describe('things of one kind', () => {
  it('are made and edited with the domain’s names, and sent with those of the wire', async () => {
    const biofixes = crud(createHttp(options()), '/v2/biofix', BiofixWire, biofixInput);
    server.answer = (_request, response) => json(response, 201, wire);
    expect(await biofixes.create({ clientId: 1, ...wireBody }, 'key-1')).toEqual({ id: 9, ...wireBody });
    const { biofix_id: _, ...fields } = wire;
    expect(sent()).toEqual({ client_id: 1, ...fields });
    await biofixes.update(9, wireBody, { seen: { comment: 'b' }, confirmed: ['second-biofix'] });
    expect(sent()).toEqual({ ...fields, seen: { biofix_comment: 'b' }, confirmed: ['second-biofix'] });
  });

  it('are refused with the domain’s names of their fields', async () => {
    const biofixes = crud(createHttp(options()), '/v2/biofix', BiofixWire, biofixInput);
    refuse('date_biofix', 'client_id');
    const error = await refused(biofixes.create({ clientId: 1, ...wireBody }, 'key-1'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'invalid', status: 400 });
    expect(error.problem?.errors?.map(({ field }) => field)).toEqual(['date', 'clientId']);
  });

  it('are refused at the fields of their form, whole or in part', async () => {
    const { edits } = createClient(options());
    refuse('sector_name', 'sector_address', 'sector_address.region', 'sector_position_lat');
    const draft = { name: '', locality: '', region: '', latitude: '', longitude: '' };
    const error = await refused(edits.updateSector(1, draft));
    expect(error.problem?.errors?.map(({ field }) => field)).toEqual([
      'name',
      'locality',
      'region',
      'latitude',
    ]);
  });

  it('that come in rows are refused at their row', async () => {
    const { edits } = createClient(options());
    refuse('biofixes.2.date_biofix', 'station_ids.0', 'date_end');
    const { seasonId: _, ...biofix } = wireBody;
    const opening = { seasonId: null, name: 'n', start: '', end: '', stationIds: [5], biofixes: [biofix] };
    const error = await refused(edits.openSeason(1, opening, 'key-1'));
    const named = error.problem?.errors?.map(({ field }) => field);
    expect(named).toEqual(['biofixes.2.date', 'stationIds.0', 'end']);
  });
});
