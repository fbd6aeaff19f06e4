import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** The open dialog and its parts. */
export const dialog = page.getByRole('dialog');
export const field = (name: string) => dialog.getByRole('textbox', { name });
export const save = dialog.getByRole('button', { name: 'Guardar' });

export async function choose(list: RegExp, option: string) {
  await dialog.getByRole('button', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
}

export async function typePosition(latitude: string, longitude: string) {
  await dialog.getByRole('spinbutton', { name: 'Latitud' }).fill(latitude);
  await dialog.getByRole('spinbutton', { name: 'Longitud' }).fill(longitude);
}

export async function close() {
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}
