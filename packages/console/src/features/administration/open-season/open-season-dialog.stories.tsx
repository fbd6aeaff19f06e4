import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, type OpenedSeason } from '@vigia/api/client';
import { isoDate } from '@vigia/domain';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inDialog, pressSave } from '../../../testing/dialog-story.ts';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { ADMIN_CLIENT } from '../../../testing/sample-admin.ts';
import { OpenSeasonDialog } from './open-season-dialog.tsx';

const OPENED: OpenedSeason = {
  season: { ...ADMIN_CLIENT.seasons[0]!, id: 78, name: '2027–28' },
  stations: ADMIN_CLIENT.stations,
};
const onSave = fn(async () => OPENED);

const meta = {
  title: 'Consola/Administración/Abrir temporada nueva',
  component: OpenSeasonDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    owner: ADMIN_CLIENT,
    today: isoDate('2026-11-24'),
    onSave,
    onUndo: fn(),
  },
  decorators: [inSnackbar],
  parameters: {
    coversPage: true,
    docs: {
      description: {
        component:
          'La temporada que sigue en una sola vista previa: nombre y fechas un año después, las estaciones que pasan a ella y los biofix que se proponen. Se guarda todo o nada.',
      },
    },
  },
  beforeEach: () => {
    onSave.mockReset();
    onSave.mockResolvedValue(OPENED);
  },
} satisfies Meta<typeof OpenSeasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = () => onSave.mock.calls.at(-1) as unknown as [Record<string, unknown>, string, AbortSignal];

export const Proposed: Story = {
  play: async () => {
    const dialog = await inDialog();
    await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveValue('2027–28');
    await expect(dialog.getByRole('textbox', { name: 'Fecha de inicio' })).toHaveValue('01-05-2027');
    await waitFor(() =>
      expect(dialog.getByText(/Las estaciones que pase dejan de verse en 2026–27/)).toBeVisible(),
    );
    const lobesia = within(dialog.getByRole('group', { name: 'Polilla del racimo de la vid en Apalta' }));
    await expect(lobesia.getByRole('textbox', { name: 'Fecha' })).toHaveValue('21-09-2027');
    const shows = dialog.getAllByRole('button', { name: /^Ver estaciones de/ });
    await expect(new Set(shows.map((each) => Math.round(each.getBoundingClientRect().left))).size).toBe(1);
    await pressSave();
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    const [opening] = sent();
    await expect(opening).toMatchObject({
      seasonId: null,
      name: '2027–28',
      start: '2027-05-01',
      end: '2028-04-30',
      biofixes: [{ sectorId: 3, pestId: 1, date: '2027-09-21', type: 'chronofix' }],
    });
  },
};

/** Undoing gets the new season and the former season of its stations. */
export const Undone: Story = {
  play: async ({ args }) => {
    await inDialog();
    await pressSave();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    const last = ADMIN_CLIENT.seasons.find(({ name }) => name === '2026–27');
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledWith(OPENED, last));
  },
};

/** A station and a biofix that are unchecked are not sent. */
export const LeftOut: Story = {
  play: async () => {
    const dialog = await inDialog();
    const [show] = dialog.getAllByRole('button', { name: /^Ver estaciones de Apalta/ });
    await userEvent.click(show!);
    const stations = within(dialog.getByRole('group', { name: 'Apalta' }));
    const [first] = stations.getAllByRole('checkbox');
    await userEvent.click(first!);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Polilla del racimo de la vid en Apalta/ }));
    await pressSave();
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    const [opening] = sent();
    await expect(opening.biofixes).toEqual([]);
    await expect(opening.stationIds).not.toContain(31);
  },
};

/** A biofix outside the season is refused at its row before anything is sent. */
export const Outside: Story = {
  play: async () => {
    const dialog = await inDialog();
    const row = within(dialog.getByRole('group', { name: 'Polilla del racimo de la vid en Apalta' }));
    const date = row.getByRole('textbox', { name: 'Fecha' });
    await userEvent.clear(date);
    await userEvent.type(date, '21092026');
    await pressSave();
    await waitFor(() =>
      expect(date).toHaveAccessibleDescription('La temporada va del 1 may 2027 al 30 abr 2028'),
    );
    await expect(date).toHaveFocus();
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** The service asks for confirmation: yes sends the request again; no saves nothing and keeps the draft. */
export const Asked: Story = {
  play: async () => {
    const message = 'Ya hay una temporada con esas fechas: 2027–28, del 1 may 2027 al 30 abr 2028.';
    onSave.mockRejectedValue(
      new ApiError('conflict', 'x', {
        problem: {
          type: 'about:blank',
          title: 'Confirme antes de guardar',
          status: 409,
          code: 'needs-confirmation',
          questions: [{ code: 'same-dates', message }],
        },
      }),
    );
    const dialog = await inDialog();
    await pressSave();
    const question = within(await screen.findByRole('alertdialog', { name: '¿Guardar de todos modos?' }));
    await waitFor(() => expect(question.getByText(message)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.getByText('No se guardó nada')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveValue('2027–28');
    await pressSave();
    const again = within(await screen.findByRole('alertdialog'));
    onSave.mockResolvedValue(OPENED);
    await userEvent.click(again.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(onSave.mock.calls.at(-1)).toHaveLength(4));
    await expect(onSave.mock.calls.at(-1)!.at(3)).toEqual(['same-dates']);
  },
};

/** A refused station shows the message, and the group of its sector opens. */
export const Refused: Story = {
  play: async () => {
    onSave.mockRejectedValue(
      new ApiError('invalid', 'x', {
        problem: {
          type: 'about:blank',
          title: 'Datos inválidos',
          status: 400,
          code: 'invalid-input',
          errors: [{ field: 'stationIds.0', message: 'No existe o no está en uso' }],
        },
      }),
    );
    await pressSave();
    await expect(await screen.findByRole('group', { name: 'Apalta' })).toHaveTextContent(
      'No existe o no está en uso',
    );
  },
};

/** An existing future season without stations is completed. */
export const Completed: Story = {
  args: {
    owner: {
      ...ADMIN_CLIENT,
      seasons: [
        ...ADMIN_CLIENT.seasons,
        {
          id: 77,
          clientId: 1,
          name: 'Próxima',
          start: isoDate('2027-05-01'),
          end: isoDate('2028-04-30'),
          biofixes: [],
        },
      ],
    },
  },
  play: async () => {
    const dialog = await inDialog();
    await waitFor(() =>
      expect(dialog.getByText(/La temporada Próxima ya existe y no tiene estaciones/)).toBeVisible(),
    );
    await pressSave();
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
    await expect(sent()[0]).toMatchObject({ seasonId: 77, name: 'Próxima' });
  },
};

export const WithoutStations: Story = {
  args: { owner: { ...ADMIN_CLIENT, stations: [] } },
  play: async () => {
    const dialog = await inDialog();
    await waitFor(() => expect(dialog.getByText('El cliente no tiene estaciones.')).toBeVisible());
  },
};

export const Narrow: Story = { ...Proposed, globals: { viewport: { value: 'narrow' } } };
