import { afterAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PASSWORD, PEOPLE } from '../../packages/server/tests/support/people.ts';
import { openScreen, openTab, sql } from './open-screen.ts';

/**
 * The photos may not be distributed, and the test takes minutes. It runs with `pnpm test:long counting-screen`,
 * if the photos are available.
 */
const annotations: Record<string, { insects: readonly object[] }> | null = await (
  await fetch('/testing/annotated')
).json();
const names = Object.keys(annotations ?? {});

async function takeIn(name: string, at: number): Promise<number> {
  const config = await (await fetch('/config.json')).json();
  const headers = { 'x-api-key': config.api_key };
  const signedIn = await fetch('/auth/sign-in', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: PEOPLE.superAdmin.email, password: PASSWORD }),
  });
  const { access_token } = await signedIn.json();
  const photo = await (await fetch(`/testing/annotated?name=${encodeURIComponent(name)}`)).blob();
  const form = new FormData();
  form.set('image_type', 'bug');
  form.set('date_created', new Date(Date.UTC(2026, 10, 10 + at, 14)).toISOString());
  form.set('file', new File([photo], name, { type: 'image/jpeg' }));
  const answer = await fetch('/v2/images?station_id=3001', {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${access_token}` },
    body: form,
  });
  const { items } = await answer.json();
  return items[0].image_id;
}

interface Saved {
  readonly image_analytics: { bug: Record<string, { samples: { x: number; y: number }[] }> };
}
async function samplesOf(id: number) {
  const [row] = await sql<Saved>('select image_analytics from image where image_id = $1', id);
  return row?.image_analytics?.bug['1']?.samples ?? [];
}

const PATIENCE = { timeout: 20_000 };
const ready = () => expect.element(page.getByRole('button', { name: 'Acercar (+)' }), PATIENCE).toBeEnabled();
const shows = (count: number) =>
  expect
    .element(page.getByRole('checkbox', { name: `Conteo actual ${count}`, exact: true }), PATIENCE)
    .toBeVisible();

afterAll(async () => {
  await sql('delete from detection where client_id = 3 and image_id <> 503');
  await sql('delete from image where client_id = 3 and image_id <> 503');
  await sql('delete from capture where client_id = 3');
});

describe.skipIf(annotations === null)('photos that people have marked, on the screen', () => {
  it.each(names.map((name, at) => [at, name] as const))(
    '%i: suggestions are shown, taken, corrected by a key, saved, and the same circles stand after a reload',
    { timeout: 120_000 },
    async (at, name) => {
      const id = await takeIn(name, at);
      await fetch('/testing/annotated', { method: 'POST' });
      const screen = await openScreen('superAdmin', `/count-bugs?company=3#photos/${id}`);
      await ready();
      await expect.element(page.getByRole('checkbox', { name: /^Inferencia [1-9]/ }), PATIENCE).toBeVisible();
      (page.getByRole('application', { name: /foto del/ }).element() as HTMLElement).focus();
      await userEvent.keyboard('{Shift>}a{/Shift}');
      await expect.element(page.getByText(/^Se acept(ó|aron) \d+ sugerencia/).first()).toBeVisible();
      await userEvent.keyboard('c{ArrowRight}{ArrowRight}{Enter}');
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect.element(page.getByText('Uploaded Count Successfully').first(), PATIENCE).toBeVisible();
      const saved = await samplesOf(id);
      expect(saved.length).toBeGreaterThan(1);
      await shows(saved.length);
      screen.close();
      openTab(`/count-bugs?company=3#photos/${id}`);
      await ready();
      await shows(saved.length);
      (page.getByRole('application', { name: /foto del/ }).element() as HTMLElement).focus();
      await userEvent.keyboard('c');
      const described = new Set<string>();
      for (let i = 0; i < saved.length; i++) {
        await userEvent.keyboard('n');
        const text = page.getByText(/^\d+, \d+, sobre un círculo/).first();
        await expect.element(text).toBeVisible();
        described.add(text.element().textContent?.match(/^\d+, \d+/)?.[0] ?? '');
      }
      const expected = saved.map(({ x, y }) => `${Math.round(x)}, ${Math.round(y)}`);
      expect([...described].toSorted()).toEqual([...new Set(expected)].toSorted());
      expect(await samplesOf(id)).toEqual(saved);
    },
  );
});
