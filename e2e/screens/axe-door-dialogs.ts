import { page } from 'vitest/browser';

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

/** Every dialog about doors for LoRaWAN devices. */
export const DOOR_DIALOGS = [
  { path, open: press('Agregar puerta'), name: 'Agregar puerta' },
  { path, open: press('Cómo conectarla'), name: 'Conectar TTN' },
  { path, open: ofDoor('Cambiar nombre'), name: 'Cambiar nombre de la puerta' },
  { path, open: ofDoor('Cambiar secreto'), name: '¿Cambiar el secreto de TTN?', asks: true },
  { path, open: ofDoor('Terminar puerta'), name: '¿Terminar la puerta TTN?', asks: true },
  { path, open: ofDevice('Cambiar asociación'), name: 'Asociar sonda' },
  {
    path,
    open: async () => {
      await ofDevice('Cambiar asociación')();
      await page.getByRole('button', { name: /Perfil/ }).click(PATIENCE);
      await page.getByRole('option', { name: 'Perfil nuevo' }).click(PATIENCE);
      await page.getByRole('button', { name: 'Asociar' }).click(PATIENCE);
    },
    name: 'Asociar sonda',
  },
  { path, open: ofDevice('Ver envíos'), name: 'Envíos de sonda' },
  { path, open: ofDevice('Olvidar equipo'), name: '¿Olvidar sonda?', asks: true },
  { path, open: chosen('Acciones de Sonda', 'Editar perfil'), name: 'Editar perfil' },
] as const;
