import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { field as fieldOfForm, list } from './event-form.ts';
import { LETTERS_PATH } from './letters-request.ts';
import { network } from './network.ts';
import { heading, openScreen, serviceTime, sql } from './open-screen.ts';
import { addPastYears, removePastYears } from './past-years.ts';

interface SentLetter {
  readonly to: string;
  readonly text: string;
  readonly html: string;
}
const letters = async (): Promise<SentLetter[]> =>
  await (await fetch(`${LETTERS_PATH}?now=${await serviceTime()}`)).json();
const dialog = page.getByRole('dialog', { name: 'Hoy por correo' });
const kept = () => sql('select weekdays, hour_sent, even_if_nothing from today_mail where user_id = 53');
/** The letter of today: as if the days had been chosen a week ago. */
async function letterOfToday(): Promise<SentLetter> {
  await sql(
    `update today_mail set weekdays = '{1,2,3,4,5,6,7}', hour_sent = 0, since = since - interval '7 days'`,
  );
  const [letter] = await letters();
  return letter!;
}
/** What each card of the screen says: the field, and its reasons in their order. */
async function cards(): Promise<[string, string[]][]> {
  const folded = page.getByRole('button', { name: /^y \d+ más$/ });
  while (folded.elements().length > 0) {
    const before = folded.elements().length;
    await folded.first().click();
    await expect.poll(() => folded.elements().length).toBe(before - 1);
  }
  return page
    .getByRole('article')
    .elements()
    .map((card) => [
      card.querySelector('h2')!.textContent,
      [...card.querySelectorAll('li p')].map((reason) => reason.textContent),
    ]);
}

beforeEach(async () => {
  await sql('delete from event where event_id > 100000');
  await sql(`delete from letter where kind = 'today'`);
  await sql('delete from today_mail');
});

it('is chosen from Hoy and from the account, kept, and stays as it was when that fails', async () => {
  await openScreen('admin', '/today');
  await page.getByRole('button', { name: 'Recibir por correo' }).click();
  await dialog.getByRole('checkbox', { name: 'Lunes' }).click({ force: true });
  await dialog.getByRole('checkbox', { name: 'Jueves' }).click({ force: true });
  network.cut('/v2/notification_settings');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText(/No se pudo guardar: no hay conexión/)).toBeVisible();
  expect(await kept()).toEqual([]);
  network.mend();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Recibirá Hoy por correo: lunes y jueves, a las 07:00')).toBeVisible();
  expect(await kept()).toEqual([{ weekdays: [1, 4], hour_sent: 7, even_if_nothing: false }]);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cómo me avisan' }).click();
  await expect.element(page.getByText('Lunes y jueves, a las 07:00.')).toBeVisible();
  await page.getByRole('button', { name: 'Elegir días' }).click();
  await expect.element(dialog.getByRole('checkbox', { name: 'Jueves' })).toBeChecked();
});

/** Everything has been asked for, and has come. */
async function lookedAt(): Promise<void> {
  await expect.element(page.getByText(/^Revisado el/)).toBeVisible();
  await expect.element(page.getByText(/^Falta revisar/)).not.toBeInTheDocument();
}

/** Holds that the letter says what the screen says, field by field and in its order; returns the letter. */
async function expectSameWords(): Promise<string> {
  await sql(`insert into today_mail values (1, 53, '{1}', 0, false, '2026-01-01T00:00:00Z')`);
  const { text } = await letterOfToday();
  await openScreen('admin', '/today');
  await expect.element(heading('Hoy')).toBeVisible();
  await lookedAt();
  const onScreen = await cards();
  expect(onScreen.length).toBeGreaterThan(1);
  const inLetter = text
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => /^- (.*?) \([\w ]+\): (.*)\.$/.exec(line)!);
  expect(inLetter.map(([, name]) => name)).toEqual(onScreen.map(([name]) => name));
  for (const [i, [, , said]] of inLetter.entries()) {
    const reasons = onScreen[i]![1];
    const shown = reasons.slice(0, 3).join('; ');
    const more = reasons.length - 3;
    expect(said).toBe(more > 0 ? `${shown}; y ${more} ${more === 1 ? 'motivo más' : 'motivos más'}` : shown);
  }
  return text;
}

it('the letter says what the screen says, field by field and in its order', async () => {
  await expectSameWords();
});

/** The day of the next stage of the moth, as Hoy says it. */
async function stageOfToday(): Promise<string> {
  const screen = await openScreen('admin', '/today');
  await lookedAt();
  const reasons = (await cards()).flatMap(([, said]) => said);
  const stage = reasons.find((reason) => reason.includes(': pupa de la primera generación en '))!;
  screen.close();
  return /\((?:hacia el )?(\d+ \w+)/.exec(stage)![1]!;
}

it('a stage is told with the date of its table: that of past years where there are some', async () => {
  // With a new paper the stage is among the first three reasons of the field, which the letter tells.
  await sql(`insert into event (client_id, type, station_id, sector_id, date_event, datetime_event, comments, lure_settings)
    values (1, 'station_maintenance', 1001, 11, '2026-11-20', '2026-11-20T15:00:00Z', '',
      '{"installed": true, "expiration_days": 30, "change_notification_days": 5}')`);
  const byLastWeek = await stageOfToday();
  await addPastYears(-4);
  try {
    const byPastYears = await stageOfToday();
    expect(byPastYears).not.toBe(byLastWeek);
    expect(await expectSameWords()).toMatch(
      new RegExp(`pupa de la primera generación en \\d+ días \\((hacia el )?${byPastYears}`),
    );
    await openScreen('admin', '/sector/11?season=101&pest=1');
    const first = page.getByRole('region', { name: '1ª generación' });
    await expect.element(first).toMatchTextContent(new RegExp(`Pupa.*${byPastYears}`));
  } finally {
    await removePastYears();
  }
});

it('its links open the field, the report filled in, and the choice of days', async () => {
  await sql(`insert into today_mail values (1, 53, '{1}', 0, false, '2026-01-01T00:00:00Z')`);
  const { text, html } = await letterOfToday();
  const linkOf = (words: string) => {
    const [, path] = new RegExp(`${words}: https://vigia\\.example(\\S+)`).exec(text)!;
    expect(html).toContain(`https://vigia.example${path!.replaceAll('&', '&amp;')}`);
    return path!;
  };
  await openScreen('admin', linkOf('Ver el campo'));
  await expect.element(page.getByRole('heading', { level: 1, name: /Norte|Sur/ })).toBeVisible();
  const screen = await openScreen('admin', linkOf('Registrar mantención'));
  await expect.element(list('Tipo de Reporte')).toMatchTextContent('Mantención');
  const station = fieldOfForm('combobox', 'Estación');
  await expect.poll(() => (station.query() as HTMLInputElement | null)?.value).toMatch(/^[NS]-1$/);
  await expect.poll(screen.address).toMatch(/^\/today/);
  await expect.poll(screen.address).not.toContain('#');
  screen.close();
  await openScreen('admin', linkOf('dejar de recibirlo'));
  await expect.element(dialog).toBeVisible();
});
