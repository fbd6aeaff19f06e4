import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sector, SectorId } from '@vigia/domain/farm';
import { SnackbarProvider } from '@vigia/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { reportSubject } from '../../shared/pdf-report/pdf-report.ts';
import { PESTS, SECTORS, STATIONS, TODAY } from '../../testing/sample-farm.ts';
import { PdfReportView, type PdfReportViewProps } from './pdf-report-view.tsx';
import { NEW_DRAFT } from './report-draft.ts';

const TREE = { client: { id: 1, name: 'Viña Los Aromos' }, sectors: SECTORS, products: [] };
const SCOPE = { season: null, crop: null, stations: STATIONS, biofixes: [] };
const pestReportOf = (sector: Sector) => reportSubject('pest', TREE, { ...SCOPE, sector }, [PESTS[0]!]);

/** Holds the draft and the chosen sector. */
function Typed({ choice, ...props }: PdfReportViewProps) {
  const [draft, setDraft] = useState(props.draft);
  const [subject, setSubject] = useState(props.subject);
  const choose = (sectorId: SectorId) => {
    choice?.onChange(sectorId);
    setSubject(pestReportOf(SECTORS.find(({ id }) => id === sectorId)!));
  };
  return (
    <SnackbarProvider>
      <PdfReportView
        {...props}
        {...(choice && { choice: { ...choice, onChange: choose } })}
        subject={subject}
        draft={draft}
        onDraft={setDraft}
      />
    </SnackbarProvider>
  );
}

const meta = {
  title: 'Consola/Descargar informe',
  parameters: { coversPage: true },
  component: PdfReportView,
  render: (args) => <Typed {...args} />,
  args: {
    isOpen: true,
    subject: pestReportOf(SECTORS[0]!),
    fields: { csg: true, texts: true, dates: true, estimates: true },
    draft: NEW_DRAFT,
    onDraft: fn(),
    today: TODAY,
    onDownload: fn(async () => undefined),
    doneMessage: () => 'Informe descargado',
    onClose: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof PdfReportView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the page supposes something, it says that the report does not. */
export const Supposing: Story = {
  args: { isSupposing: true },
  play: async () => {
    await waitFor(() =>
      expect(
        screen.getByText(/^El informe muestra la temporada como va\. Para llevar el supuesto/),
      ).toBeVisible(),
    );
  },
};

const dialog = () => screen.findByRole('dialog', { name: 'Descargar informe' });

/** All fields of a super administrator: including the day of application enables it and sets it to today. */
export const SuperAdmin: Story = {
  play: async ({ args }) => {
    const own = within(await dialog());
    const day = own.getByRole('textbox', { name: 'Fecha sugerida de aplicación' });
    await expect(day).toBeDisabled();
    await userEvent.click(own.getByRole('checkbox', { name: 'Incluir fecha sugerida de aplicación' }));
    await expect(day).toBeEnabled();
    await expect(day).toHaveValue('21-11-2026');
    await userEvent.click(own.getByRole('button', { name: 'Descargar' }));
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledOnce());
    await expect(await screen.findByText('Informe descargado')).toBeVisible();
  },
};
export const Grower: Story = {
  args: { fields: { csg: false, texts: false, dates: false, estimates: false } },
};
export const Failed: Story = {
  args: {
    fields: { csg: true, texts: false, dates: false, estimates: false },
    onDownload: fn(async () => Promise.reject(new Error('no'))),
  },
  play: async () => {
    const own = within(await dialog());
    await userEvent.type(own.getByRole('textbox', { name: 'Comentarios adicionales' }), 'Revisar');
    await userEvent.click(own.getByRole('button', { name: 'Descargar' }));
    await expect(await screen.findByText('Error al descargar informe, intente de nuevo.')).toBeVisible();
    await expect(own.getByRole('textbox', { name: 'Comentarios adicionales' })).toHaveValue('Revisar');
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
/** With several sectors, one must be chosen first, and the dialog says so. */
export const ChooseField: Story = {
  args: {
    subject: null,
    choice: { sectors: SECTORS, onChange: fn() },
  },
  play: async ({ args }) => {
    const own = within(await dialog());
    await expect(own.queryByRole('textbox', { name: 'Comentarios adicionales' })).toBeNull();
    await userEvent.click(own.getByRole('button', { name: 'Descargar' }));
    await expect(args.onDownload).not.toHaveBeenCalled();
    const field = own.getByRole('combobox', { name: /Campo/ });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Elija un campo');
    await userEvent.type(field, 'apa');
    await userEvent.click(await screen.findByRole('option', { name: 'Apalta' }));
    await expect(args.choice?.onChange).toHaveBeenCalledWith(3);
    await expect(args.choice?.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('Apalta');
    await expect(field).not.toHaveAccessibleDescription();
    // Visible after the dialog has faded in, which takes long on a busy machine.
    await waitFor(() => expect(own.getByRole('textbox', { name: 'Comentarios adicionales' })).toBeVisible());
  },
};
