import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { PESTS, STATIONS } from '../../testing/sample-farm.ts';
import { thresholdRows } from './threshold-rows.ts';
import { ThresholdsView } from './thresholds-view.tsx';

const OWN = {
  ...{ id: 71, pestId: 2, monthFrom: 11, monthTo: 2, days: 14, okUpTo: 3, warningUpTo: 20 },
  setOn: isoDate('2026-11-03'),
};
const rowsOf = (thresholds: readonly (typeof OWN)[]) =>
  thresholdRows(PESTS, { stations: STATIONS, thresholds });

const meta = {
  title: 'Consola/Umbrales de captura',
  component: ThresholdsView,
  args: {
    clientName: 'Viña Los Aromos',
    rows: rowsOf([OWN]),
    canEdit: true,
    onCreate: fn(),
    onEdit: fn(),
    onRemove: fn(),
    testHref: () => '#prueba',
  },
  decorators: [
    inSnackbar,
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ThresholdsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const actionsOf = async (row: HTMLElement) => {
  await userEvent.click(within(row).getByRole('button', { name: /Acciones/ }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

/** The client's own is told in words, with what the model says beside it. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const own = canvas.getByRole('row', { name: /Carpocapsa.*nov a feb.*Propio/ });
    await expect(own).toHaveTextContent(/Verde hasta 0, amarillo hasta 40, en 7 días/);
    await expect(own).toHaveTextContent(/3 nov 2026/);
    const model = canvas.getByRole('row', { name: /Carpocapsa.*mar a oct.*Del modelo/ });
    await expect(model).toHaveTextContent(/Cydia pomonella v1, incluido en Vigía/);
    await userEvent.click(canvas.getByRole('button', { name: 'Nuevo umbral propio' }));
    await expect(args.onCreate).toHaveBeenCalled();
    await actionsOf(own);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Volver al del modelo' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ own: OWN }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
/** Nothing of one's own yet. */
export const AllOfTheModel: Story = {
  args: { rows: rowsOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Propio')).not.toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /Oídio.*Sin umbral/ })).toBeVisible();
  },
};
/** Whoever does not administer the client reads them. */
export const ReadOnly: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Solo un administrador del cliente/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Acciones|Nuevo umbral/ })).not.toBeInTheDocument();
  },
};
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay plagas en el catálogo')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
