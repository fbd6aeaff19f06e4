import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PEST_DOCUMENTS } from '../../packages/domain/src/entries/pests.ts';
import { close } from './form-dialog.ts';
import { openScreen, sql } from './open-screen.ts';

const PATH = '/admin/catalogue';
const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: RegExp) => page.getByRole('row', { name });

const [known] = PEST_DOCUMENTS;
const BUG = { ...known, id: 1000, name: 'Chinche pintada', species: 'Bagrada hilaris' };

afterEach(async () => {
  await sql('update station set pest_id = 1 where pest_id >= 1000');
  await sql('delete from pest_document');
  await sql('delete from pest where pest_id >= 1000');
  await sql('delete from crop where crop_id >= 1000');
  await sql('update pest set pest_is_retired = false');
});

async function importDocument(document: object) {
  await button('Importar documento').click();
  const file = new File([JSON.stringify(document)], 'plaga.json', { type: 'application/json' });
  const input = () => window.document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  await expect.poll(input).not.toBeNull();
  await userEvent.upload(input()!, file);
}

it('puts a pest into use, which stations may follow at once', async () => {
  await openScreen('superAdmin', PATH);
  await importDocument({ ...BUG, chip: { days: 7, okUpTo: 9, warningUpTo: 3 } });
  await expect.element(dialog.getByText('El documento tiene 1 error:')).toBeVisible();
  await expect.element(dialog.getByText('chip.warningUpTo')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await button('Descartar').click();
  await expect.element(dialog).not.toBeInTheDocument();

  await importDocument(BUG);
  await expect.element(dialog.getByText(/^Chinche pintada, versión 1: sin errores\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Poner en uso' }).click();
  await expect.element(page.getByText('Documento en uso: Chinche pintada')).toBeVisible();
  await expect.element(row(/Chinche pintada.*Propia/)).toBeVisible();
  await close();

  await openScreen('superAdmin', '/admin/stations?company=1');
  await button('Agregar Estación').click();
  await dialog.getByRole('button', { name: /Plaga/ }).click();
  await expect.element(page.getByRole('option', { name: /Chinche pintada/ })).toBeVisible();
});

it('adds a crop, and says that it is there already', async () => {
  await openScreen('superAdmin', PATH);
  await button('Agregar cultivo').click();
  await dialog.getByRole('textbox', { name: /Cultivo/ }).fill('Limonero');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Cultivo agregado: Limonero')).toBeVisible();
  await expect.element(row(/Limonero/)).toBeVisible();
  await close();
  await button('Agregar cultivo').click();
  await dialog.getByRole('textbox', { name: /Cultivo/ }).fill('limonero');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText(/Ya hay un cultivo/).first()).toBeVisible();
});

it('is for super administrators', async () => {
  await openScreen('admin', PATH);
  await expect.element(page.getByRole('heading', { name: 'Administración', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Instalación' }).elements()).toEqual([]);
});
