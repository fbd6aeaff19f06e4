import type { Meta, StoryObj } from '@storybook/react-vite';
import { SnackbarProvider } from '@vigia/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SEASONS, SECTORS } from '../../testing/sample-farm.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { SeasonDialog } from './season-dialog.tsx';
import { SectorDialog } from './sector-dialog.tsx';

const onSave = fn(async () => undefined);
const onClose = fn();
const season = (save: () => Promise<unknown> = onSave) => (
  <SeasonDialog isOpen onClose={onClose} clientName="Viña Los Aromos" onSave={save} />
);
const sector = <SectorDialog isOpen onClose={onClose} onSave={onSave} />;
const schedules = (save: () => Promise<unknown> = onSave) => (
  <ScheduleDialog
    isOpen
    onClose={onClose}
    users={[
      { id: 1, name: 'Ana Rojas' },
      { id: 2, name: 'Pedro Soto' },
    ]}
    sectors={SECTORS}
    seasons={SEASONS.toReversed()}
    onSave={save}
  />
);

const meta = {
  title: 'Consola/Diálogos del campo',
  parameters: {
    docs: {
      description: {
        component:
          'Nueva Temporada, Nuevo campo y Crear informes programados. Lo escrito sigue en el diálogo hasta que se guarda; cada mensaje se muestra al salir de su campo y todos al intentar guardar.',
      },
    },
  },
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const NewSeason: Story = {
  render: () => season(),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva Temporada' }));
    await expect(dialog.getByRole('textbox', { name: 'Cliente' })).toHaveAttribute('readonly');
    await press('Guardar');
    const name = dialog.getByRole('textbox', { name: 'Nombre' });
    await expect(name).toHaveAccessibleDescription('Ingrese Nombre');
    await expect(name).toHaveFocus();
    await userEvent.type(name, '2027–28');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Fecha de inicio' }), '01052027');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Fecha de término' }), '30042028');
    await press('Guardar');
    await expect(onSave).toHaveBeenCalledWith(
      { name: '2027–28', start: '2027-05-01', end: '2028-04-30' },
      expect.any(String),
      expect.anything(),
      { name: '', start: '', end: '' },
    );
  },
};

/** The end before the start: neither is right. */
export const SeasonBackwards: Story = {
  render: () => season(),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Al revés');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Fecha de inicio' }), '01052027');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Fecha de término' }), '30042026');
    await press('Guardar');
    await expect(dialog.getAllByText('Fecha inválida')).toHaveLength(2);
    await expect(onSave).not.toHaveBeenCalled();
  },
};

export const SeasonFailed: Story = {
  render: () => season(() => Promise.reject(new Error('x'))),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Nombre' });
    await userEvent.type(name, '2027–28');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Fecha de inicio' }), '01052027');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Fecha de término' }), '30042028');
    await press('Guardar');
    await waitFor(() => expect(screen.getByText(/^Error al guardar\. Nuestro equipo/)).toBeVisible());
    await expect(name).toHaveValue('2027–28');
  },
};

export const NewSector: Story = {
  render: () => sector,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo campo' }));
    await press('Guardar');
    const field = (name: string) => dialog.getByRole('textbox', { name });
    await expect(field('Nombre')).toHaveAccessibleDescription('Ingrese un Nombre');
    await expect(field('Localidad')).toHaveAccessibleDescription('Ingrese una localidad');
    await userEvent.type(field('Nombre'), 'El Peral');
    await userEvent.type(field('Localidad'), 'Curicó');
    await userEvent.type(field('Región'), 'Maule');
    const latitude = dialog.getByRole('spinbutton', { name: 'Latitud' });
    await userEvent.type(latitude, '-133');
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Longitud' }), '-71,24');
    await press('Guardar');
    await expect(latitude).toHaveAccessibleDescription('-90 ≤ latitud ≤ 90');
    await expect(latitude).toHaveFocus();
    await expect(onSave).not.toHaveBeenCalled();
  },
};

export const Schedules: Story = {
  render: () => schedules(),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear informes programados' }));
    await press('Guardar');
    await expect(dialog.getAllByText('Rellenar formulario').length).toBeGreaterThan(1);
    await expect(onSave).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { ...NewSector, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Schedules, parameters: { theme: 'dark' } };
