import { page } from 'vitest/browser';
import { sql } from './open-screen.ts';

/** A failed press need not wait for the end of the test. */
const PATIENCE = { timeout: 10_000 };
const path = '/admin/station-sources?company=1';
const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click(PATIENCE);
const chosen = (menu: string, action: string) => async () => {
  await press(menu)();
  await page.getByRole('menuitem', { name: action }).click(PATIENCE);
};
const ofDoor = (action: string) => chosen('Más acciones de TTN', action);
const ofDevice = (action: string) => chosen('Acciones de sonda', action);

/** The dialog for a device that is no station yet, and of which no profile is known: it shows what each field measures. */
const linkNew = async () => {
  const door = "select 1, door_id, 'A84041FFFF000009'";
  const own = "from uplink_door where door_name = 'TTN'";
  await sql(`insert into uplink_device (client_id, door_id, dev_eui, device_name, heard_at)
    ${door}, 'nueva', '2026-11-20T12:00:00Z' ${own} on conflict do nothing`);
  await sql(`insert into uplink (client_id, door_id, dev_eui, uplink_at, kept_at, frame_key, frame_counter, uplink_reason,
      is_measured, decoded_fields)
    ${door}, '2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z', '0a1b2c3d-0000-4000-8000-000000000009', 1,
      'unknown-device', false, '{"air":21.5,"note":"ok"}' ${own} on conflict do nothing`);
  await press('Asociar')();
};

/** Every dialog about doors for LoRaWAN devices. */
export const DOOR_DIALOGS = [
  { path, open: press('Agregar puerta'), name: 'Agregar puerta' },
  { path, open: press('Cómo conectarla'), name: 'Conectar TTN' },
  { path, open: ofDoor('Cambiar nombre'), name: 'Cambiar nombre de la puerta' },
  { path, open: ofDoor('Cambiar secreto'), name: '¿Cambiar el secreto de TTN?', asks: true },
  { path, open: ofDoor('Terminar puerta'), name: '¿Terminar la puerta TTN?', asks: true },
  { path, open: ofDevice('Cambiar asociación'), name: 'Asociar sonda' },
  { path, open: linkNew, name: 'Asociar nueva' },
  { path, open: ofDevice('Ver envíos'), name: 'Envíos de sonda' },
  { path, open: ofDevice('Olvidar equipo'), name: '¿Olvidar sonda?', asks: true },
  { path, open: chosen('Acciones de Sonda', 'Editar perfil'), name: 'Editar perfil' },
] as const;
