import type { Meta, StoryObj } from '@storybook/react-vite';
import { EXPORT_TABLES } from '@vigia/domain/farm';
import { SnackbarProvider } from '@vigia/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SEASONS, SECTORS } from '../../testing/sample-farm.ts';
import { ExportView, type ExportViewProps } from './export-view.tsx';

/** Holds what is chosen. */
function Chosen(props: ExportViewProps) {
  const [draft, setDraft] = useState(props.draft);
  const change: ExportViewProps['onChange'] = (changes) => {
    props.onChange(changes);
    setDraft({ ...draft, ...changes });
  };
  return (
    <SnackbarProvider>
      <ExportView {...props} draft={draft} onChange={change} />
    </SnackbarProvider>
  );
}

const SOURCE = { client: { id: 1, name: 'Viña Los Aromos' }, sectors: SECTORS, seasons: SEASONS };

const meta = {
  title: 'Consola/Exportar',
  parameters: { coversPage: true },
  component: ExportView,
  render: (args) => <Chosen {...args} />,
  args: {
    isOpen: true,
    source: SOURCE,
    draft: {
      sectorId: SECTORS[0]!.id,
      seasonId: SEASONS[0]!.id,
      start: '',
      end: '',
      kind: 'xlsx',
      tables: EXPORT_TABLES,
    },
    onChange: fn(),
    onDownload: fn(async () => undefined),
    failedMessage: () => 'No se pudo preparar el archivo. Intente de nuevo.',
    onClose: fn(),
  },
} satisfies Meta<typeof ExportView>;
export default meta;
type Story = StoryObj<typeof meta>;

async function opened() {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  return within(screen.getByRole('dialog', { name: 'Exportar datos de Viña Los Aromos' }));
}

/** The field and the season that the page shows, with all tables in a workbook. */
export const OfAField: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar' }));
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByText('Archivo descargado')).toBeVisible());
  },
};

/** Without a season: the days are asked for. */
export const OfSomeDays: Story = {
  args: { draft: { ...meta.args.draft, sectorId: 'all', seasonId: 'days' } },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar' }));
    await waitFor(() => expect(dialog.getAllByText('Indique una fecha')).toHaveLength(2));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** Nothing is ticked: the dialog says what is missing. */
export const WithoutTables: Story = {
  args: { draft: { ...meta.args.draft, tables: [] } },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar' }));
    await waitFor(() => expect(dialog.getByText('Elija al menos una tabla')).toBeVisible());
    await expect(args.onDownload).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Capturas' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar' }));
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledOnce());
  },
};

/** A calendar has no tables to choose. */
export const Calendar: Story = {
  args: { draft: { ...meta.args.draft, kind: 'calendar' } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.queryByText('Qué incluir')).toBeNull();
  },
};

/** The service refuses: what was chosen stays. */
export const Refused: Story = {
  args: {
    onDownload: fn(async () => {
      throw new Error('refused');
    }),
  },
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar' }));
    await waitFor(() =>
      expect(screen.getByText('No se pudo preparar el archivo. Intente de nuevo.')).toBeVisible(),
    );
    await expect(dialog.getByRole('checkbox', { name: 'Lecturas' })).toBeChecked();
  },
};
