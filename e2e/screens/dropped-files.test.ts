import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { dialog } from './form-dialog.ts';
import { openScreen } from './open-screen.ts';

const STATIONS = '/admin/stations?company=1';
const DOCUMENT = JSON.stringify({ id: 'no es un documento' });

function drag(kind: 'dragover' | 'drop', files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
}
const drop = (...files: File[]) => drag('drop', files);
const file = (name: string, text: string) => new File([text], name);

describe('a file that is dropped on Administración', () => {
  it('says while it is dragged where it goes, and opens its table looked at', async () => {
    await openScreen('admin', STATIONS);
    await expect.element(page.getByRole('button', { name: 'Pegar o importar tabla' })).toBeEnabled();
    const table = file('gente.csv', 'Nombre;Apellido;Correo\nLuis;Soto;luis@planilla.example\n');
    drag('dragover', [table]);
    await expect.element(page.getByText('Suelte el archivo aquí')).toBeVisible();
    drop(table);
    await expect.element(page.getByRole('dialog', { name: /^Tabla de usuarios/ })).toBeVisible();
    await expect.element(page.getByText('Suelte el archivo aquí')).not.toBeInTheDocument();
    await expect.element(dialog.getByText('gente.csv')).toBeVisible();
    await expect.element(dialog.getByText(/1 fila: 1 nueva\./)).toBeVisible();
    drop(file('otra.csv', 'Número de serie;Firmware\nVG-99;2.1\n'));
    await expect.element(dialog.getByText('gente.csv')).toBeVisible();
  });

  it('opens the measurements of several stations', async () => {
    await openScreen('admin', STATIONS);
    await expect.element(page.getByRole('button', { name: 'Pegar o importar tabla' })).toBeEnabled();
    drop(file('campo.csv', 'Fecha;Estación;Lluvia (mm)\n2026-09-01;N-1;2\n'));
    await expect.element(dialog.getByText('campo.csv')).toBeVisible();
  });

  it('asks of which station the measurements of one are', async () => {
    await openScreen('admin', STATIONS);
    await expect.element(page.getByRole('button', { name: 'Pegar o importar tabla' })).toBeEnabled();
    drop(file('una.csv', 'Fecha;T mín;T máx\n2026-09-01;4;18\n'));
    await expect.element(page.getByRole('dialog', { name: '¿Qué contiene «una.csv»?' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect.element(dialog.getByText('una.csv')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Importar' })).toBeVisible();
  });

  it('says why it cannot take one', async () => {
    await openScreen('admin', STATIONS);
    await expect.element(page.getByRole('button', { name: 'Pegar o importar tabla' })).toBeEnabled();
    drop(file('nota.txt', 'hola'));
    await expect.element(page.getByText(/No se reconoce qué contiene «nota.txt»/).first()).toBeVisible();
    drop(file('plaga.json', DOCUMENT));
    await expect
      .element(page.getByText('No puede importar el documento de una plaga aquí.').first())
      .toBeVisible();
    drop(file('a.csv', 'x'), file('b.csv', 'y'));
    await expect.element(page.getByText('Suelte un archivo a la vez').first()).toBeVisible();
  });

  it('takes a super administrator with the document of a pest to the catalogue', async () => {
    await openScreen('superAdmin', STATIONS);
    await expect.element(page.getByRole('button', { name: 'Pegar o importar tabla' })).toBeVisible();
    drop(file('plaga.json', DOCUMENT));
    await expect.element(dialog.getByText('plaga.json')).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: 'Importar documento de plaga' })).toBeVisible();
  });

  it('asks for the client first where none is chosen', async () => {
    await openScreen('superAdmin', '/admin/stations');
    await expect.element(page.getByRole('button', { name: 'Pegar o importar tabla' })).toBeVisible();
    drop(file('campo.csv', 'Fecha;Estación;Lluvia (mm)\n2026-09-01;N-1;2\n'));
    await expect.element(page.getByText(/cliente/).last()).toBeVisible();
  });
});
