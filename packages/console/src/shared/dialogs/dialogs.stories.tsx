import type { Meta, StoryObj } from '@storybook/react-vite';
import { changedMeanwhile, formatPlain } from '@vigia/domain/es';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { changedProblem } from '../../testing/changed-problem.ts';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
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
      { id: 1, name: 'Ana Rojas', sectors: 'all' },
      { id: 2, name: 'Pedro Soto', sectors: new Set([SECTORS[0]!.id]) },
    ]}
    sectors={SECTORS}
    seasons={SEASONS.toReversed()}
    onSave={save}
  />
);

const meta = {
  title: 'Consola/Diálogos del campo',
  parameters: {
    coversPage: true,
    docs: {
      description: {
        component:
          'Nueva Temporada, Nuevo campo y Crear informes programados. Lo escrito sigue en el diálogo hasta que se guarda o se descarta; cada mensaje se muestra al salir de su campo y todos al intentar guardar.',
      },
    },
  },
  decorators: [inSnackbar],
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

/** The end is before the start: both fields show an error. */
export const SeasonBackwards: Story = {
  render: () => season(),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Al revés');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Fecha de inicio' }), '01052027');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Fecha de término' }), '30042026');
    await press('Guardar');
    await waitFor(() => expect(dialog.getByText('El inicio es después del término')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('El término es antes que el inicio')).toBeVisible());
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

const APALTA = {
  name: 'Apalta',
  locality: 'Santa Cruz',
  region: "O'Higgins",
  latitude: -34.6,
  longitude: -71.29,
};

/** Somebody else has changed the sector: their values are shown at the fields, and the user can save again. */
export const SectorChanged: Story = {
  render: () => (
    <SectorDialog isOpen edited={APALTA} clientName="Viña Los Aromos" onClose={onClose} onSave={onSave} />
  ),
  play: async () => {
    onSave.mockRejectedValueOnce(changedProblem({ region: 'Maule', latitude: formatPlain(-34.7) }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar campo' }));
    const region = dialog.getByRole('textbox', { name: 'Región' });
    const latitude = dialog.getByRole('spinbutton', { name: 'Latitud' });
    await userEvent.clear(region);
    await userEvent.type(region, 'Colchagua');
    await userEvent.clear(latitude);
    await userEvent.type(latitude, '-34,65');
    await press('Guardar');
    await waitFor(() => expect(region).toHaveAccessibleDescription(changedMeanwhile('Maule')));
    await expect(latitude).toHaveAccessibleDescription(changedMeanwhile('-34,7'));
    await expect(region).toHaveFocus();
    await expect(region).toHaveValue('Colchagua');
    await expect(onSave).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.anything(),
      expect.anything(),
      APALTA,
    );
  },
};

export const SectorChangedNarrow: Story = {
  ...SectorChanged,
  globals: { viewport: { value: 'narrow' } },
};

/** After the conflict was shown, saving again overwrites only those fields. */
export const SectorOverruled: Story = {
  ...SectorChanged,
  play: async (context) => {
    await SectorChanged.play?.(context);
    await press('Guardar');
    const { region: _, latitude: __, ...seen } = APALTA;
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith(
        { ...APALTA, region: 'Colchagua', latitude: '-34,65' },
        expect.anything(),
        expect.anything(),
        seen,
      ),
    );
    await expect(await screen.findByText('Campo actualizado: Apalta')).toBeVisible();
  },
};

const SEASON = { name: '2026–27', start: '2026-05-01', end: '2027-04-30' };

/** Somebody else has moved the first day: their date is shown in the format of the field. */
export const SeasonChanged: Story = {
  render: () => (
    <SeasonDialog isOpen edited={SEASON} clientName="Viña Los Aromos" onClose={onClose} onSave={onSave} />
  ),
  play: async () => {
    onSave.mockRejectedValueOnce(changedProblem({ start: '01-06-2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar temporada' }));
    const start = dialog.getByRole('textbox', { name: 'Fecha de inicio' });
    await userEvent.clear(start);
    await userEvent.type(start, '01072026');
    await press('Guardar');
    await waitFor(() => expect(start).toHaveAccessibleDescription(changedMeanwhile('01-06-2026')));
    await expect(start).toHaveValue('01-07-2026');
    await expect(start).toHaveFocus();
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

/** "Todos" chooses all users and all sectors, and the number of schedules is shown before saving. */
export const SchedulesForAll: Story = {
  render: () => schedules(),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear informes programados' }));
    for (const list of [/Elija usuarios/, /Elija campos/]) {
      await userEvent.click(dialog.getByRole('button', { name: list }));
      await userEvent.click(await screen.findByRole('option', { name: 'Todos' }));
      await userEvent.keyboard('{Escape}');
    }
    const message =
      'Se crearán 3 cronogramas: uno por usuario y campo. Se omite 1: la persona no ve ese campo.';
    await expect(await dialog.findByText(message)).toBeVisible();
    await press('Guardar');
    await expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ userIds: [1, 2], sectorIds: SECTORS.map(({ id }) => id) }),
      expect.anything(),
    );
  },
};

export const Narrow: Story = { ...NewSector, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Schedules, parameters: { theme: 'dark' } };
