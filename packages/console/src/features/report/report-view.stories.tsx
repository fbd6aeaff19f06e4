import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  EMPTY_REPORT_FORM,
  type EventType,
  eventChoices,
  newDraft,
  type ReportFormAct,
  reportForm,
} from '@vigia/domain';
import { SnackbarProvider } from '@vigia/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CHOICE_SOURCE, TODAY } from '../../testing/sample-farm.ts';
import { ReportView } from './report-view.tsx';
import { settledDraft } from './settle.ts';
import type { ReportViewProps } from './view-props.ts';

const START = { clientId: 1, date: TODAY, userEmail: 'ana@aromos.cl' };
const photo = (name: string, problem: string | null = null) => ({
  file: new File(['x'.repeat(2400)], name, { type: 'image/jpeg' }),
  key: name,
  problem,
});

/** The dialog with the domain's form behind it, as the screen holds it. */
function Held(props: ReportViewProps) {
  const [form, setForm] = useState(() =>
    props.kind === null
      ? EMPTY_REPORT_FORM
      : { ...EMPTY_REPORT_FORM, kind: props.kind, draft: props.draft, errors: props.errors },
  );
  const [attempts, setAttempts] = useState(props.attempts);
  const [done, setDone] = useState<EventType | null>(props.doneKind);
  const act = (next: ReportFormAct) => setForm((now) => reportForm(now, next));
  const { kind, draft } = form;
  const choices = kind && draft ? eventChoices(kind, CHOICE_SOURCE, draft) : null;
  const checked = choices ? reportForm(form, { act: 'save', choices }) : form;
  return (
    <ReportView
      {...props}
      kind={kind}
      draft={draft}
      errors={form.errors}
      attempts={attempts}
      choices={props.choices ?? choices}
      isValid={props.isSent || checked.valid === true}
      doneKind={done}
      onKind={(next) => act({ act: 'choose', kind: next, start: START })}
      onEdit={(changes) =>
        setForm((now) => {
          const after = reportForm(now, { act: 'edit', changes });
          return after.draft
            ? { ...after, draft: settledDraft(after.kind!, after.draft, CHOICE_SOURCE) }
            : after;
        })
      }
      onRefused={() => {
        setAttempts(attempts + 1);
        setForm(checked);
      }}
      onSave={async (signal) => {
        await props.onSave(signal);
        setDone(kind);
      }}
    />
  );
}

const meta = {
  title: 'Consola/Nuevo Reporte',
  parameters: { coversPage: true },
  component: ReportView,
  args: {
    state: 'ready',
    kind: null,
    draft: null,
    errors: {},
    attempts: 0,
    handover: null,
    onConfirmHandover: fn(),
    invalidMessage: null,
    choices: null,
    choicesFailed: false,
    poolFailed: false,
    onRetryChoices: fn(),
    clients: [{ id: 1, name: 'Viña Los Aromos' }],
    today: TODAY,
    photos: [],
    onFiles: fn(),
    foundAt: null,
    onRestart: fn(),
    onKind: fn(),
    onEdit: fn(),
    onLocate: fn(),
    locating: false,
    locateProblem: undefined,
    refusal: null,
    isSaving: false,
    isSent: false,
    progress: null,
    doneKind: null,
    onSeeLogs: fn(),
    isValid: false,
    onSave: fn(async () => {}),
    onRefused: fn(),
    onIsAnother: fn(),
    onAgain: fn(),
    onFinish: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <SnackbarProvider>
      <Held {...args} />
    </SnackbarProvider>
  ),
} satisfies Meta<typeof ReportView>;
export default meta;
type Story = StoryObj<typeof meta>;

const OF_POOL = { serial: 'VG-9', from: 'Bodega', to: 'Viña Los Aromos', isConfirmed: false };

/** The device is another client's: whose, and to whom it goes, is said and asked. */
export const FromPool: Story = {
  args: {
    kind: 'device_install',
    draft: { ...newDraft('device_install', START), nodeSerial: 'VG-9' },
    handover: OF_POOL,
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const text = 'El dispositivo VG-9 es de Bodega; al guardar pasa a Viña Los Aromos.';
    const said = await dialog.findByText(text);
    await waitFor(() => expect(said).toBeVisible());
    const confirm = dialog.getByRole('checkbox', { name: 'Sí, pasa a Viña Los Aromos' });
    await expect(confirm).not.toBeChecked();
    await userEvent.click(confirm);
    await expect(args.onConfirmHandover).toHaveBeenCalledWith(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(confirm).toBeInvalid());
  },
};
export const FromPoolNarrow: Story = { ...FromPool, globals: { viewport: { value: 'narrow' } } };
export const FromPoolDark: Story = { ...FromPool, parameters: { theme: 'dark' } };

const REQUIRED = 'Por favor llenar todos los campos requeridos (*)';
const guardar = () => screen.getByRole('button', { name: 'Guardar' });
const application = {
  kind: 'agrochemical_application' as const,
  draft: newDraft('agrochemical_application', {
    ...START,
    sectorId: 3,
    pestId: 1,
    product: 'Azufre',
    dose: '2,5',
  }),
};

/** Nothing chosen: saving points at the kind; a kind brings its hint and form. */
export const Opened: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Nuevo Reporte' });
    await userEvent.click(guardar());
    const kind = screen.getByRole('button', { name: /Tipo de Reporte/ });
    await expect(kind).toHaveFocus();
    await expect(kind).toHaveAccessibleDescription(new RegExp(REQUIRED.replace(/[()*]/g, '\\$&')));
    await userEvent.click(kind);
    await userEvent.click(await screen.findByRole('option', { name: 'Biofix' }));
    await expect(await screen.findByLabelText(/^Fecha de biofix/)).toHaveValue('21-11-2026');
  },
};

/** Filled in, sent, and the next one is a press away. */
export const Ready: Story = {
  args: application,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Reporte enviado')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Hacer otro reporte' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

/** A sector limits what follows: another one takes back the pest it does not have. */
export const Narrowing: Story = {
  args: {
    kind: 'biofix_set',
    draft: newDraft('biofix_set', { ...START, sectorId: 3, pestId: 1, seasonId: 9 }),
  },
  play: async () => {
    const sector = await screen.findByRole('combobox', { name: 'Campo' });
    await userEvent.click(sector);
    await userEvent.clear(sector);
    await userEvent.click(await screen.findByRole('option', { name: 'Los Niches' }));
    await expect(screen.getByRole('button', { name: /^Elija uno.*Plaga|Plaga.*Elija uno/ })).toBeVisible();
  },
};

export const Opening: Story = { args: { state: 'opening' } };
export const Forbidden: Story = { args: { state: 'forbidden' } };
export const ChoicesFailed: Story = { args: { ...application, choicesFailed: true } };

/** A draft that an earlier visit left, and no network: what was written stays, and says so. */
export const Offline: Story = {
  args: {
    ...application,
    foundAt: '21 nov 2026, 08:12:40',
    attempts: 1,
    refusal: {
      text: 'No hay conexión con el servidor. Lo escrito sigue aquí: presione Guardar cuando vuelva la señal; no se enviará dos veces.',
      errors: {},
      isUnclear: true,
      isTakenBefore: false,
    },
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
    await expect(screen.getByRole('combobox', { name: 'Producto' })).toHaveValue('Azufre');
    await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};

/** The server refuses a field: it says so there. */
export const Refused: Story = {
  args: {
    kind: 'device_install',
    draft: newDraft('device_install', {
      ...START,
      sectorId: 3,
      stationName: 'Apalta 09',
      nodeSerial: 'VG-9',
    }),
    attempts: 1,
    errors: { nodeSerial: 'El dispositivo no está disponible para este reporte' },
    refusal: {
      text: 'Revise los campos marcados.',
      errors: { nodeSerial: 'El dispositivo no está disponible para este reporte' },
      isUnclear: false,
      isTakenBefore: false,
    },
    photos: [photo('estacion.jpg')],
  },
  play: async () => {
    const device = await screen.findByRole('combobox', { name: 'Dispositivo' });
    await expect(device).toHaveAccessibleDescription('El dispositivo no está disponible para este reporte');
    await expect(device).toHaveFocus();
  },
};

/** It had reached the server before it was edited: the user says whether this is another report. */
export const TakenBefore: Story = {
  args: {
    ...application,
    attempts: 1,
    refusal: {
      text: 'Este reporte ya había llegado al servidor con los datos anteriores, antes de editarlo: revíselo en Reportes. Si lo que escribió ahora es otro reporte, indíquelo y presione Guardar.',
      errors: {},
      isUnclear: false,
      isTakenBefore: true,
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Es otro reporte' }));
    await expect(args.onIsAnother).toHaveBeenCalledOnce();
  },
};

/** The report was taken, two photos were not. */
export const PhotosLeft: Story = {
  args: {
    kind: 'device_swap',
    draft: newDraft('device_swap', START),
    isSent: true,
    photos: [photo('antes.heic', 'Formato de archivo no admitido'), photo('despues.jpg')],
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(/El reporte ya se envió. Faltan 2 imágenes/)).toBeInTheDocument();
    await expect(screen.getByText(/antes.heic: Formato de archivo no admitido/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Terminar sin imágenes' }));
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};
export const SendingPhotos: Story = {
  args: {
    ...PhotosLeft.args,
    photos: [photo('antes.jpg'), photo('despues.jpg')],
    progress: { at: 2, of: 2 },
  },
};
export const Sent: Story = { args: { doneKind: 'biofix_set' } };
export const Narrow: Story = { ...Offline, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { args: Offline.args!, parameters: { theme: 'dark' } };
