import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { PASSWORD, PEOPLE } from '../../packages/server/tests/support/people.ts';
import { network } from './network.ts';
import { heading, openScreen, openTab, sql } from './open-screen.ts';

/**
 * The newest photo of the other grower's station. Older ones are imported before each test; the oldest is
 * broken.
 */
const NEWEST = 503;
let [MIDDLE, OLDEST] = [0, 0];

/** Imports a photo as an administrator would. */
async function takeIn(day: number): Promise<number> {
  const config = await (await fetch('/config.json')).json();
  const headers = { 'x-api-key': config.api_key };
  const signedIn = await fetch('/auth/sign-in', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: PEOPLE.superAdmin.email, password: PASSWORD }),
  });
  const { access_token } = await signedIn.json();
  const canvas = new OffscreenCanvas(320, 240);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#c8c23c';
  context.fillRect(0, 0, 320, 240);
  context.fillStyle = '#2e281e';
  context.fillRect(75, 55, 10, 10 + day);
  const form = new FormData();
  form.set('image_type', 'bug');
  form.set('date_created', `2026-11-${day}T14:00:00.000Z`);
  form.set(
    'file',
    new File([await canvas.convertToBlob({ type: 'image/jpeg' })], `${day}.jpg`, { type: 'image/jpeg' }),
  );
  const answer = await fetch('/v2/images?station_id=3001', {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${access_token}` },
    body: form,
  });
  const { items } = await answer.json();
  return items[0].image_id;
}

beforeEach(async () => {
  await sql(`insert into image (client_id, image_id, station_id, image_type, day, pest_id, date_created, source_sha256)
    select client_id, 801, station_id, image_type, '2026-11-17', pest_id, '2026-11-17T14:00:00Z', 'broken'
    from image where image_id = 503`);
  OLDEST = await takeIn(18);
  MIDDLE = await takeIn(19);
  await sql(
    `insert into detection (client_id, image_id, inference_model, detector, boxes)
     select client_id, $1::int, inference_model, detector, boxes from detection where image_id = 503`,
    MIDDLE,
  );
});
afterEach(async () => {
  await sql('delete from detection where client_id = 3 and image_id <> 503');
  await sql('delete from image where client_id = 3 and image_id <> 503');
  await sql(
    'update image set image_analytics = null, counted_at = null, counted_by = null where image_id = 503',
  );
  await sql('delete from capture where client_id = 3');
});

interface Saved {
  readonly image_analytics: { bug: Record<string, { samples: { x: number; y: number; method: string }[] }> };
}
async function samplesOf(id: number) {
  const [row] = await sql<Saved>('select image_analytics from image where image_id = $1', id);
  return row?.image_analytics?.bug['1']?.samples;
}
/** Violations that axe finds on the page. */
async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run({ exclude: [['[data-live-announcer]']] });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
const ready = (): Promise<unknown> =>
  expect.element(page.getByRole('button', { name: 'Acercar (+)' })).toBeEnabled();
const current = (count: number) =>
  expect.element(page.getByRole('checkbox', { name: `Conteo actual ${count}` })).toBeVisible();
const announced = (text: string | RegExp): Promise<unknown> =>
  expect.element(page.getByText(text).first()).toBeVisible();
const stage = (day: number): Locator =>
  page.getByRole('application', { name: new RegExp(`foto del ${day} nov 2026`) });
const at = (id: number): string => `/count-bugs?company=3#photos/${id}`;
const focused = (locator: Locator) =>
  expect.poll(() => document.activeElement === locator.query()).toBe(true);

describe('Conteo Plagas', () => {
  it('counts three photos by keys alone, saves them, and shows the same circles after a reload', async () => {
    const screen = await openScreen('superAdmin', '/count-bugs?company=3');
    await expect.element(heading('Conteo Plagas')).toBeVisible();
    const tree = page.getByRole('tree');
    await expect.element(tree.getByRole('treeitem')).toHaveLength(1);
    (tree.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown}{ArrowRight}');
    await expect.element(tree.getByRole('treeitem', { name: /^20 nov 2026, 11:00:00/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await ready();
    await focused(stage(20));
    await expect.element(page.getByRole('checkbox', { name: 'Inferencia 1' })).toBeVisible();
    await userEvent.keyboard('{Shift>}a{/Shift}');
    await announced('Se aceptó 1 sugerencia. Van 1.');
    await userEvent.keyboard('c{ArrowRight}{Enter}');
    await current(2);
    await userEvent.keyboard('s');
    await announced('Uploaded Count Successfully');
    await focused(stage(19));
    await ready();
    await expect.element(page.getByRole('checkbox', { name: 'Inferencia 1' })).toBeVisible();
    await userEvent.keyboard('as');
    await focused(stage(18));
    await ready();
    // The marks of the photo that was loaded in advance, and of the counted ones.
    await expect.element(tree.getByRole('treeitem', { name: /^20 nov.* contada: 2/ })).toBeVisible();
    await expect.element(tree.getByRole('treeitem', { name: /^17 nov.* vista/ })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => samplesOf(OLDEST)).toEqual([]);

    const first = await samplesOf(NEWEST);
    expect(first).toHaveLength(2);
    expect(first?.[0]).toEqual({ x: 80, y: 60, method: 'lobesia' });
    expect(await samplesOf(MIDDLE)).toEqual([{ x: 80, y: 60, method: 'lobesia' }]);
    screen.close();
    openTab(at(NEWEST));
    await ready();
    await current(2);
    await announced('1 marcado a mano');
    await announced('1 sugerencia aceptada (modelo lobesia)');
    await announced(/^Contó usted el 21 nov 2026/);
    await expect.element(page.getByRole('checkbox', { name: 'Conteo anterior 1' })).toBeVisible();
    for (const width of [1440, 390]) {
      await page.viewport(width, 844);
      await expect.poll(violations).toEqual([]);
    }
    await page.viewport(1280, 800);
    await focused(stage(20));
    await userEvent.keyboard('cn');
    await announced('80, 60, sobre un círculo');
    await userEvent.keyboard('n');
    await announced(`${Math.round(first![1]!.x)}, ${Math.round(first![1]!.y)}, sobre un círculo`);
  });

  it('keeps what was not saved, and asks when somebody else has counted meanwhile', async () => {
    const screen = await openScreen('superAdmin', at(NEWEST));
    await ready();
    await focused(stage(20));
    await userEvent.keyboard('c{Enter}{PageDown}');
    await focused(stage(19));
    screen.close();
    openTab(at(NEWEST));
    await ready();
    await current(1);
    await announced(/^Cambios sin guardar/);
    const theirs = { bug: { 1: { samples: [{ x: 10, y: 20, method: 'manual' }], overall: 1 } } };
    await sql(
      `update image set image_analytics = $1, counted_at = '2026-11-21T13:00:00Z', counted_by = 61,
       version = version + 1 where image_id = 503`,
      JSON.stringify(theirs),
    );
    await userEvent.keyboard('{Control>}s{/Control}');
    const question = page.getByRole('alertdialog', { name: 'Otra persona guardó un conteo de esta foto' });
    await expect.element(question).toMatchTextContent(/El suyo tiene 1; el de usted, 1\./);
    expect(await samplesOf(NEWEST)).toHaveLength(1);
    // During the fade-in the contrast is lower.
    await expect.poll(violations).toEqual([]);
    await question.getByRole('button', { name: 'Unir ambos (2)' }).click();
    await announced('Uploaded Count Successfully');
    await current(2);
    expect((await samplesOf(NEWEST))?.[0]).toEqual({ x: 10, y: 20, method: 'manual' });
    await page.getByRole('button', { name: 'Borrar todos los círculos' }).click();
    await announced('Cleared Circles Successfully');
    network.fail('/images/503/metadata', 403);
    await userEvent.keyboard('{Control>}s{/Control}');
    await announced(/^Error while Uploading Count/);
    await announced(/^Cambios sin guardar/);
    network.mend();
    await page.getByRole('button', { name: 'Descartar cambios' }).click();
    await current(2);
  });

  it('says that a photo cannot be read, and goes on to the next; finds stations and reviews', async () => {
    network.say(`/v2/images/${MIDDLE}/file`, 'no photo');
    await openScreen('superAdmin', at(MIDDLE));
    await announced('No se pudo cargar la foto');
    await announced(/^El archivo de esta foto llegó dañado/);
    await focused(stage(19));
    await userEvent.keyboard('{PageDown}');
    await focused(stage(18));
    await ready();
    await sql(
      `update image set image_analytics = '{"bug":{"1":{"samples":[],"overall":9}}}', counted_at = now()
       where image_id = 503`,
    );
    network.mend();
    openTab('/count-bugs?company=3#review');
    const queue = page.getByRole('tree', { name: /^Fotos por revisar/ });
    await expect.element(queue.getByRole('treeitem')).toMatchTextContent(/modelo 1 · anterior — · conteo 9/);
  });

  it('shows photos from a chosen date on, and goes through a station from its oldest photo', async () => {
    await sql(
      `update image set date_created = '2023-02-03T14:00:00Z', day = '2023-02-03' where image_id = $1`,
      MIDDLE,
    );
    const screen = await openScreen('superAdmin', '/count-bugs?company=3');
    await announced(/^3 fotos de trampa/);
    await page.getByRole('button', { name: /Fotos desde hace/ }).click();
    await page.getByRole('option', { name: 'Desde una fecha' }).click();
    await page.getByRole('textbox', { name: 'Desde' }).fill('01-01-2023');
    await announced(/^4 fotos de trampa/);
    await page.getByRole('button', { name: /Fechas/ }).click();
    await page.getByRole('option', { name: 'Más antiguas primero' }).click();
    await page.getByRole('button', { name: 'Empezar por la primera sin contar' }).click();
    await expect
      .element(page.getByRole('application', { name: /foto del 03 feb 2023/ }))
      .toHaveAttribute('aria-busy', 'false');
    await focused(page.getByRole('application', { name: /foto del 03 feb 2023/ }));
    await userEvent.keyboard('c{Enter}s');
    await announced('Uploaded Count Successfully');
    expect(await samplesOf(MIDDLE)).toHaveLength(1);
    // The next one is the broken photo; the one after it shows its saved count.
    await focused(stage(17));
    await userEvent.keyboard('{PageDown}');
    await focused(stage(18));
    screen.close();
    openTab('/count-bugs?company=3');
    await expect.element(page.getByRole('button', { name: /Más antiguas primero/ })).toBeVisible();
  });

  it('gives the photo the whole page by F, and shows the list again', async () => {
    await page.viewport(1440, 900);
    await openScreen('superAdmin', at(NEWEST));
    await ready();
    const width = () => stage(20).element().getBoundingClientRect().width;
    const before = width();
    await focused(stage(20));
    await userEvent.keyboard('f');
    await expect.element(page.getByRole('tree')).not.toBeInTheDocument();
    await expect.poll(width).toBeGreaterThan(before * 1.2);
    await page.getByRole('button', { name: 'Volver a la lista' }).click();
    await expect.element(page.getByRole('tree')).toBeVisible();
    await expect.poll(width).toBe(before);
  });

  it('shows by itself what a model finds on a new photo that is open', async () => {
    await openScreen('superAdmin', at(OLDEST));
    await ready();
    await announced('El modelo no ha analizado esta foto: no hay sugerencias.');
    await sql(
      `insert into detection (client_id, image_id, inference_model, detector, boxes)
       select client_id, $1::int, inference_model, detector, boxes from detection where image_id = 503`,
      OLDEST,
    );
    await expect.element(page.getByRole('checkbox', { name: 'Inferencia 1' })).toBeVisible();
  });
});
