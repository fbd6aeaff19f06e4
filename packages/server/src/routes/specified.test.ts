import { expect, it } from 'vitest';
import { nameOf } from '../../tests/access-matrix/row.ts';
import { ROUTES } from './registry.ts';

/** The calls of console.md, section 7. Parameter names in braces may differ. */
const CALLS = [
  'PUT /users/{id}',
  'POST /clients',
  'GET /clients/{id}/stations',
  'GET /clients/{id}/nodes',
  'GET /events',
  'GET /nodes/{id}/health',
  'GET /nodes/{id}/logs',
  'GET /notifications',
  'GET /images/{id}/file/inference',
  'GET /images/{id}/detection_boxes',
  'POST /count_analytics/{metric}',
  'POST /data_analytics/climate/{metric}',
  'POST /data_analytics/mildew/{metric}',
  'POST /data_analytics/degree_days/{metric}',
  'PUT /biofix/{id}',
  'POST /seasons',
  'PUT /seasons/{id}',
  'POST /sectors',
  'PUT /sectors/{id}',
  'GET /v2/clients',
  'GET /v2/clients/{id}/infrastructure',
  'GET /v2/stations',
  'GET /v2/stations/{id}',
  'GET /v2/nodes',
  'GET /v2/sectors',
  'GET /v2/users',
  'GET /v2/users/{id}',
  'GET /v2/stations/{id}/images',
  'GET /v2/images/{id}/file',
  'GET /v2/events',
  'POST /v2/events',
  'POST /v2/events/{id}/images',
  'GET /v2/notifications',
  'POST /v2/scheduled_reports',
  'GET /v2/stations/{id}/health',
];

const withoutNames = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}');

it('answers every call that the specification names', () => {
  const answered = new Set(ROUTES.map((route) => withoutNames(nameOf(route))));
  expect(CALLS.filter((call) => !answered.has(withoutNames(call)))).toEqual([]);
});
