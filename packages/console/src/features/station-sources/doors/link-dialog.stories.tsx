import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@vigia/api/client';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { aDevice, aProfile } from '../../../testing/sample-doors.ts';
import { STATIONS } from '../../../testing/sample-farm.ts';
import { LinkDialog } from './link-dialog.tsx';

const meta = {
  title: 'Consola/Otras estaciones/Asociar un equipo',
  decorators: [inSnackbar],
  parameters: { coversPage: true },
  component: LinkDialog,
  args: {
    isOpen: true,
    device: aDevice(),
    stations: STATIONS,
    profiles: [aProfile()],
    likely: null,
    ...{ onClose: fn(), onSave: fn(async () => undefined), onSaved: fn() },
  },
} satisfies Meta<typeof LinkDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  return within(screen.getByRole('dialog'));
};
const choose = async (path: string, list: string, option: string) => {
  const row = within(screen.getByRole('group', { name: path }));
  await userEvent.click(row.getByRole('button', { name: new RegExp(list) }));
  await waitFor(() => expect(screen.getByRole('option', { name: option })).toBeVisible());
  await userEvent.click(screen.getByRole('option', { name: option }));
};
const chooseStation = async () => {
  await userEvent.click(screen.getByRole('combobox', { name: /Estación del campo/ }));
  await waitFor(() => expect(screen.getByRole('option', { name: STATIONS[0]!.name })).toBeVisible());
  await userEvent.click(screen.getByRole('option', { name: STATIONS[0]!.name }));
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Asociar' }));

/** Each last value is shown as it would be stored, while it is chosen. */
export const NewProfile: Story = {
  play: async ({ args }) => {
    const page = await dialog();
    await choose('env.temp', 'Medida', 'Temperatura');
    await waitFor(() => expect(page.getByText(/^68 °C, fuera de/)).toBeVisible());
    await choose('env.temp', 'Unidad', '°F');
    await waitFor(() => expect(page.getByText('20 °C')).toBeVisible());
    await expect(page.getByText('No es un número: no puede ser una medida')).toBeVisible();
    await chooseStation();
    await save();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    const [draft] = (args.onSave as ReturnType<typeof fn>).mock.calls[0] as [{ rows: { path: string }[] }];
    await expect(draft).toMatchObject({ stationId: STATIONS[0]!.id, profileId: 0, name: 'Dragino LSE01' });
    await expect(draft.rows.find(({ path }) => path === 'env.temp')).toEqual({
      ...{ path: 'env.temp', measure: 'ambient_temperature_c', unit: '°F' },
    });
  },
};
/** Nothing is sent; each row is told its own fault. */
export const WrongMapping: Story = {
  play: async ({ args }) => {
    const page = await dialog();
    await userEvent.clear(page.getByRole('textbox', { name: /Nombre del perfil/ }));
    await save();
    for (const problem of ['Elija una estación', 'Escriba un nombre', 'Elija al menos una medida'])
      await waitFor(() => expect(page.getByText(problem)).toBeVisible());
    await choose('battery', 'Medida', 'Humedad');
    await choose('env.humidity', 'Medida', 'Humedad');
    await waitFor(() => expect(page.getByText('Ya la mide battery')).toBeVisible());
    await waitFor(() => expect(page.getByText(/^655,3 %, fuera de/)).toBeVisible());
    await save();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** What the service refuses stands at its field. */
export const Refused: Story = {
  args: {
    device: aDevice({ stationId: STATIONS[0]!.id, lastFields: [{ path: 'soil', value: 31.5 }] }),
    onSave: fn(async () => {
      const errors = [{ field: 'name', message: 'Demasiado largo' }];
      const problem = { type: 'about:blank', title: 'x', status: 400, code: 'invalid', errors };
      throw new ApiError('invalid', 'x', { problem });
    }),
  },
  play: async () => {
    const page = await dialog();
    await choose('soil', 'Medida', 'Humedad del suelo');
    await save();
    await waitFor(() => expect(page.getByText('Demasiado largo')).toBeVisible());
  },
};
export const KnownProfile: Story = {
  args: { likely: aProfile() },
  play: async ({ args }) => {
    const page = await dialog();
    await expect(page.getByText('20 °C')).toBeVisible();
    await chooseStation();
    await save();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};
export const NoFields: Story = {
  args: { device: aDevice({ lastFields: [] }) },
  play: async () => await expect((await dialog()).getByText(/no decodifica sus envíos/)).toBeVisible(),
};
export const NoStations: Story = {
  args: { stations: [] },
  play: async () => await expect((await dialog()).getByText(/aún no tiene estaciones/)).toBeVisible(),
};
export const Narrow: Story = { args: { likely: null }, globals: { viewport: { value: 'narrow' } } };
