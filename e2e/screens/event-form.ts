import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { closeByEscape } from './close-by-escape.ts';

/** "Nuevo Reporte" on the open screen. */
export const form = page.getByRole('dialog', { name: 'Nuevo Reporte' });
export const save = form.getByRole('button', { name: 'Guardar' });
/** `field('combobox', 'Campo')`; the label of required fields ends with a star. */
export const field = (role: string, name: string): Locator =>
  form.getByRole(role, { name: new RegExp(`^${name}( ?\\*)?$`) });
/** A short list is a button that also shows the choice. */
export const list = (name: string): Locator => form.getByRole('button', { name: new RegExp(name) });

export async function openForm(kind: string): Promise<void> {
  await page.getByRole('button', { name: 'REGISTRO', exact: true }).first().click();
  await expect.element(form).toBeVisible();
  await chooseKind(kind);
}

export async function chooseKind(kind: string): Promise<void> {
  await choose('Tipo de Reporte', kind);
  await expect.element(list('Tipo de Reporte')).toMatchTextContent(kind);
}

/** Chooses an option of a short list. */
export async function choose(name: string, option: string): Promise<void> {
  await list(name).click();
  await page.getByRole('option', { name: option }).click();
}

/** Chooses an option of a list that can be searched; an option may contain more than its name. */
export async function find(name: string, option: string): Promise<void> {
  await field('combobox', name).click();
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click();
}

export const comment = (text: string): Promise<void> => field('textbox', 'Comentarios').fill(text);

/** Sends the event, and waits until it was accepted. */
export async function send(): Promise<void> {
  await save.click();
  await expect.element(form.getByText('Reporte enviado')).toBeVisible();
}

export const close = (): Promise<void> => closeByEscape(form);
