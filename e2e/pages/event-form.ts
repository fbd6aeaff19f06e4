import { expect, type Locator, type Page } from '@playwright/test';

/** "Nuevo Reporte", opened with REGISTRO. */
export class ReportForm {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Nuevo Reporte' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'REGISTRO', exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  async kind(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: /Tipo de Reporte/ }).click();
    await this.page.getByRole('option', { name }).click();
    await expect(this.dialog.getByRole('button', { name: /Tipo de Reporte/ })).toContainText(name);
  }

  /** Finds a choice by typing; while its list is open, the rest of the page cannot be reached. */
  async find(field: string, text: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: field, exact: true }).click();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
    await this.page.getByRole('option', { name: text }).first().click();
  }

  /** Chooses the first offered device. */
  async findDevice(field: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: field, exact: true }).click();
    await this.page.getByRole('listbox').getByRole('option').first().click();
  }

  async comment(text: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Comentarios' }).fill(text);
  }

  /** Chooses an option of a short list. */
  async choose(field: string, option: string | RegExp): Promise<void> {
    await this.dialog.getByRole('button', { name: new RegExp(`${field}`) }).click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Guardar' }).click();
  }

  async saveAndClose(): Promise<void> {
    await this.save();
    await expect(this.dialog.getByText('Reporte enviado')).toBeVisible();
    await this.save();
    await expect(this.dialog).toBeHidden();
  }
}
