import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const PATH = '/admin/service';
const button = () => page.getByRole('button', { name: 'Revisar ahora' });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const entry = (count: number) =>
  page.getByRole('navigation').getByRole('link', { name: new RegExp(`^Notificaciones\\D+${count}\\D*$`) });

/** A disk of which nobody knows here how full it is. */
const setDisk = (state: string, sentence: string) =>
  sql(`insert into service_check values ('disk', '${state}', '${sentence}', null, '[]', '[]', now(), now())
    on conflict (name) do update set state = excluded.state, sentence = excluded.sentence`);

afterEach(async () => {
  await sql('delete from service_check');
  await sql('delete from service_note');
});

describe('Estado del servicio', () => {
  it('is empty until it is checked, and then shows each check, the photos too', async () => {
    await openScreen('superAdmin', PATH);
    await expect.element(page.getByText('Todavía no se ha revisado').first()).toBeVisible();
    await button().click();
    await expect.element(heading('Base de datos')).toBeVisible();
    await expect.element(page.getByText('Responde y su esquema es el de este programa.')).toBeVisible();
    await expect.element(page.getByText('Nunca se ha hecho una copia con «vigia backup».')).toBeVisible();
    await expect.element(page.getByText(/^Cada foto tiene su archivo|fotos? perdi/)).toBeVisible();
    // A check still under way would write after this test has removed what it wrote.
    await expect.element(button()).toBeEnabled();
  });

  it('says that it did not come, and asks again', async () => {
    network.fail('/v2/service', 500);
    await openScreen('superAdmin', PATH);
    await expect.element(page.getByText('No se pudo cargar el estado del servicio')).toBeVisible();
    network.mend();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(page.getByText('Todavía no se ha revisado').first()).toBeVisible();
  });

  it('leads anybody else to the tables', async () => {
    await openScreen('admin', PATH);
    await expect.element(heading('Administración')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Usuarios' }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(page.getByRole('button', { name: 'Instalación' }).elements()).toEqual([]);
  });
});

describe('a disk that fills', () => {
  const notice = page.getByText(/^Disco del servicio\. /);

  it('counts at the bell and stands above the notices', async () => {
    await setDisk('attention', 'Queda poco espacio en el disco (20,1 GB).');
    await openScreen('superAdmin', '/notifications');
    await expect.element(notice).toMatchTextContent(/Queda poco espacio en el disco \(20,1 GB\)\.$/);
    await page.getByRole('link', { name: 'Ver el estado del servicio' }).click();
    await expect.element(heading('Estado del servicio')).toBeVisible();
    await expect.element(entry(1)).toBeVisible();
  });

  it('is no notice any more once it is well', async () => {
    await setDisk('well', 'Hay espacio en el disco.');
    await openScreen('superAdmin', '/notifications');
    await expect.element(page.getByText('Ninguna pendiente · últimos 12 meses')).toBeVisible();
    await network.settled();
    expect(entry(1).elements()).toEqual([]);
    expect(notice.elements()).toEqual([]);
  });
});
