import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../http/app-env.ts';
import { measureRequests } from './measure-requests.ts';
import { createMetrics } from './metrics.ts';

test('a request counts under the route that answered it, also where a page stands behind every address', async () => {
  const metrics = createMetrics([]);
  const app = new Hono<AppEnv>();
  app.use(measureRequests(metrics));
  app.get('/v2/things/:thing_id', (c) => c.text('thing'));
  app.get('*', (c) => c.text('page'));
  await app.request('/v2/things/7');
  await app.request('/somewhere');
  const text = await metrics.text();
  const counted = [
    ...text.matchAll(/duration_seconds_count\{method="GET",route="([^"]+)",status="200"\} (\d)/g),
  ];
  expect(counted.map(([, route, count]) => [route, count])).toEqual([
    ['/v2/things/:thing_id', '1'],
    ['/*', '1'],
  ]);
});
