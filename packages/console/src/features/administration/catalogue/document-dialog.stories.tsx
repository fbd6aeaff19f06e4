import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, type PreviewedSeason } from '@vigia/api/client';
import { isoDate } from '@vigia/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { DocumentDialog } from './document-dialog.tsx';

const SEASONS: readonly PreviewedSeason[] = ['2026–27', '2025–26'].map((name, back) => ({
  name,
  start: isoDate(`${2026 - back}-07-01`),
  stages: [
    { generation: 1, stage: 'adult', now: isoDate('2026-09-10'), next: isoDate('2026-09-10') },
    { generation: 1, stage: 'egg', now: isoDate('2026-10-02'), next: isoDate('2026-10-09') },
    { generation: 2, stage: 'adult', now: null, next: null },
  ],
}));

const meta = {
  title: 'Consola/Administración/Catálogo/Importar documento',
  decorators: [inSnackbar],
  parameters: { coversPage: true },
  component: DocumentDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    stations: [
      { id: 1, name: 'N-1 La Higuera' },
      { id: 4, name: 'N-4 El Boldo' },
    ],
    onPreview: fn(async () => SEASONS),
    onTake: fn(async () => undefined),
  },
} satisfies Meta<typeof DocumentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const DOCUMENT = { name: 'Chinche pintada', version: 2 };
const file = (text: string) => new File([text], 'bagrada-hilaris.json', { type: 'application/json' });
const fileInput = () => screen.findByLabelText<HTMLInputElement>('Documento JSON');

export const Empty: Story = {
  play: async () =>
    await waitFor(() => expect(screen.getByRole('button', { name: 'Elegir archivo' })).toBeVisible()),
};
export const Previewed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.upload(await fileInput(), file(JSON.stringify(DOCUMENT)));
    await waitFor(() => expect(screen.getByText('Chinche pintada, versión 2: sin errores.')).toBeVisible());
    await expect(args.onPreview).toHaveBeenCalledWith(DOCUMENT, 1, expect.anything());
    await expect(screen.getAllByText('No alcanzada')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Poner en uso' }));
    await expect(args.onTake).toHaveBeenCalledWith(DOCUMENT);
  },
};
export const WithoutStations: Story = {
  args: { stations: [], onPreview: fn(async () => []) },
  play: async ({ userEvent }) => {
    await userEvent.upload(await fileInput(), file(JSON.stringify(DOCUMENT)));
    await waitFor(() => expect(screen.getByText(/Sin estación no hay temporadas/)).toBeVisible());
  },
};
export const Refused: Story = {
  args: {
    onPreview: fn(async () => {
      const errors = [
        { field: 'model.stages[2].value', message: 'Debe ser mayor que el valor anterior.' },
        { field: 'version', message: 'Debe ser mayor que la versión en uso.' },
      ];
      const problem = { type: 'about:blank', title: 'Datos inválidos', status: 400, code: 'invalid-input' };
      throw new ApiError('invalid', 'refused', { problem: { ...problem, errors } });
    }),
  },
  play: async ({ userEvent, args }) => {
    await userEvent.upload(await fileInput(), file(JSON.stringify(DOCUMENT)));
    await waitFor(() => expect(screen.getByText('El documento tiene 2 errores:')).toBeVisible());
    await expect(screen.getByText('model.stages[2].value')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Poner en uso' }));
    await expect(args.onTake).not.toHaveBeenCalled();
  },
};
export const NoJson: Story = {
  play: async ({ userEvent }) => {
    await userEvent.upload(await fileInput(), file('{"name":'));
    await waitFor(() => expect(screen.getByText(/El archivo no es JSON válido/)).toBeVisible());
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: Previewed.play!,
};
