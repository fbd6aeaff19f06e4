import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { EmbedKeyAnswer, EmbedVersions } from '../packages/api/src/contract/index.ts';
import { Guest, Host } from './hosts/host.ts';
import { headersOf, treeOf } from './pages/service.ts';

const CLIENT = 1;
const host = new Host();
const stranger = new Host();

test.beforeAll(async () => {
  await host.listen();
  await stranger.listen();
});
test.afterAll(() => {
  host.close();
  stranger.close();
});

test('a key opens its partner’s site alone, and nothing once it is revoked', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  const headers = await headersOf(request, 'root');
  const { sectors, stations } = await treeOf(request, 'root', CLIENT);
  const station = stations.find(({ sector_id }) => sector_id === sectors[0]!.sector_id)!;
  const created = await request.post('/v2/embed-keys', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      client_id: CLIENT,
      name: 'Boletín de la cooperativa',
      sector_ids: [station.sector_id],
      station_ids: [station.station_id],
      metrics: ['degree-days', 'card', 'map', 'captures', 'risk'],
      origins: [host.origin],
      expires_at: null,
    },
  });
  expect(created.status()).toBe(201);
  const { key, embedKey } = EmbedKeyAnswer.parse(await created.json());
  const { versions } = EmbedVersions.parse(await (await request.get('/embed/versions.json')).json());
  const loader = versions[0]!.files.find(({ path }) => path.endsWith('/loader.js'))!;
  const partnerPage = {
    head: `<script src="${baseURL}${loader.path}" integrity="${loader.integrity}" crossorigin="anonymous"></script>`,
    body: `<main><h1>Boletín</h1>
      <vigia-station-card station="${station.station_id}" public-key="${key}"></vigia-station-card>
      <vigia-degree-days sector="${station.sector_id}" public-key="${key}"></vigia-degree-days>
      <vigia-sector-map sector="${station.sector_id}" public-key="${key}"></vigia-sector-map>
      <vigia-risk-badge sector="${station.sector_id}" public-key="${key}" locale="en"></vigia-risk-badge></main>`,
  };

  const guest = new Guest(page);
  await guest.visit(host.add(partnerPage));
  const card = guest.widget('vigia-station-card');
  const chart = guest.widget('vigia-degree-days');
  await guest.expectWorks(card);
  await expect(card.getByRole('heading', { name: station.station_name })).toBeVisible();
  await guest.expectWorks(chart);
  await expect(chart.getByRole('application')).toBeVisible();
  const map = guest.widget('vigia-sector-map');
  await guest.expectWorks(map);
  await expect(map.getByRole('button', { name: new RegExp(`^${station.station_name}: `) })).toBeVisible();
  await expect(map.getByRole('application').getByText('Natural Earth')).toBeVisible();
  const badge = guest.widget('vigia-risk-badge');
  await guest.expectWorks(badge);
  await expect(
    badge.getByRole('region', { name: /^(High|Moderate|Low|Unknown) risk of |^No recent data/ }),
  ).toBeVisible();

  // A partner's own server names the site it draws for in the header `origin`.
  const drawing = `${baseURL}/embed/sectors/${station.sector_id}/degree-days.svg?width=720&height=540&key=${key}`;
  const drawnFor = (origin: string) => fetch(drawing, { headers: { origin } });
  expect(await (await drawnFor(host.origin)).text()).toMatch(/^<svg /);
  expect((await drawnFor(stranger.origin)).status).toBe(403);
  await badge.evaluate((widget) => widget.setAttribute('locale', 'pt'));
  await expect(
    badge.getByRole('region', { name: /^Risco (alto|médio|baixo) de |^Sem dados recentes/ }),
  ).toBeVisible();
  const captures = `/embed/sectors/${station.sector_id}/captures.svg?key=${key}&interval=`;
  const counted = async (interval: string) =>
    (await request.get(captures + interval, { headers: { origin: host.origin } })).text();
  expect(await counted('daily')).toContain('por día');
  expect(await counted('weekly')).toContain('por semana');
  expect(await counted('hourly')).toContain('invalid-input');
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await guest.expectUnharmed(['axe', '__core-js_shared__']);

  await guest.page.goto(stranger.add(partnerPage));
  await expectRefused(guest);

  const revoked = await request.post(`/v2/embed-keys/${embedKey.id}/revoke`, { headers });
  expect(revoked.ok()).toBe(true);
  const picture = `/embed/stations/${station.station_id}/card.svg?key=${key}`;
  await expect
    .poll(async () => (await request.get(picture, { headers: { origin: host.origin } })).status(), {
      timeout: 15_000,
    })
    .toBe(403);
  // Another reader, whose browser has nothing stored.
  const another = new Guest(await browser.newPage());
  await another.visit(host.add(partnerPage));
  await expectRefused(another);
  await another.page.close();
});

async function expectRefused(guest: Guest): Promise<void> {
  const tags = ['vigia-station-card', 'vigia-degree-days', 'vigia-sector-map', 'vigia-risk-badge'];
  for (const tag of tags) {
    const widget = guest.widget(tag);
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.getByRole('alert')).toContainText(
      tag === 'vigia-risk-badge'
        ? 'Vigía does not allow these data here'
        : 'Vigía no autoriza estos datos aquí',
    );
    await expect(widget.locator('[part=picture]')).toHaveCount(0);
  }
  const { events } = await guest.seen();
  expect(events.map(([name, { code }]) => [name, code])).toEqual(tags.map(() => ['vigia-error', 'refused']));
}
