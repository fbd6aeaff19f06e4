import type { Meta, StoryObj } from '@storybook/react-vite';
import { EVENT_MESSAGES } from '@vigia/domain/es';
import { EMPTY_EVENT_FORM, type EventForm, eventChoices, newDraft } from '@vigia/domain/events';
import { SnackbarProvider } from '@vigia/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sprayFacts } from '../../shared/spraying/spray-facts.ts';
import { anEvent } from '../../testing/sample-events.ts';
import { CHOICE_SOURCE, TODAY, TREE } from '../../testing/sample-farm.ts';
import { PRODUCTS } from '../../testing/sample-products.ts';
import { type Desk, type DeskAct, deskAfter, isFilled, newDesk } from './desk.ts';
import { EventFormView } from './event-form-view.tsx';
import type { EventDialogAct, EventFormViewProps, ShownEvent } from './view-props.ts';

const START = { clientId: 1, date: TODAY, userEmail: 'ana@aromos.cl' };
const photo = (name: string, problem: string | null = null) => ({
  file: new File(['x'.repeat(2400)], name, { type: 'image/jpeg' }),
  key: name,
  problem,
});

/** A desk that holds a form. */
function deskWith({ kind = null, draft = null, errors = {}, isFound = false, ...desk }: DeskFacts): Desk {
  const blank = newDesk('1');
  const form = { ...EMPTY_EVENT_FORM, kind, draft, errors };
  const editedAt = isFound ? Date.parse('2026-11-21T11:12:40Z') : null;
  return { ...blank, isOpen: true, ...desk, written: { ...blank.written, form, isFound, editedAt } };
}
type DeskFacts = Partial<Pick<EventForm, 'kind' | 'draft' | 'errors'>> &
  Partial<Omit<Desk, 'written'>> & { readonly isFound?: boolean };

/** The state of the view with that desk. */
const shown = (facts: DeskFacts, more: Partial<ShownEvent> = {}): ShownEvent => ({
  stage: 'form',
  desk: deskWith(facts),
  choices: null,
  choicesFailed: false,
  poolFailed: false,
  deviceTaken: null,
  stationTaken: null,
  handover: null,
  spray: null,
  isFilled: false,
  isValid: false,
  clients: [{ id: 1, name: 'Viña Los Aromos' }],
  today: TODAY,
  ...more,
});

const SPRAYED = {
  ...newDraft('agrochemical_application', START),
  sectorId: 3,
  pestId: 1,
  product: 'Producto A',
  dose: '30',
};
const SPRAY_SOURCE = { ...CHOICE_SOURCE, tree: { ...CHOICE_SOURCE.tree, products: PRODUCTS } };
const SPRAY_FACTS = sprayFacts(SPRAYED, {
  tree: { ...TREE, products: PRODUCTS },
  ...{ today: TODAY, market: null, waiting: [] },
  visits: [anEvent({ type: 'agrochemical_application', product: 'Producto B' })],
});

const ON_DESK = new Set<string>(['choose', 'edit', 'attach', 'check', 'separate']);
const isOnDesk = (act: EventDialogAct): act is Extract<EventDialogAct, DeskAct> => ON_DESK.has(act.act);

/** The dialog with its own desk, as on the screen. */
function WithState({ form, dispatch, onSave, savedMessage }: EventFormViewProps) {
  const [desk, setDesk] = useState(form.desk);
  const { kind, draft } = desk.written.form;
  const offered = kind && draft ? eventChoices(kind, CHOICE_SOURCE, draft) : null;
  const context = { start: START, source: CHOICE_SOURCE, offered, now: Date.now(), key: '2' };
  const put = (act: DeskAct) => setDesk((now) => deskAfter(now, act, context));
  const stage = desk.done === null ? form.stage : 'sent';
  const isValid = form.stage === 'photos' || isFilled(desk.written, offered);
  return (
    <EventFormView
      form={{ ...form, stage, desk, choices: offered, isValid }}
      dispatch={(act) => {
        dispatch(act);
        if (isOnDesk(act)) put(act);
      }}
      onSave={async (signal) => {
        await onSave(signal);
        put({ act: 'done', isQueued: false });
      }}
      savedMessage={savedMessage}
    />
  );
}

const meta = {
  title: 'Consola/Nuevo Reporte',
  parameters: { coversPage: true },
  component: EventFormView,
  args: {
    form: shown({}),
    dispatch: fn(),
    onSave: fn(async () => {}),
    savedMessage: () => EVENT_MESSAGES.sent,
  },
  render: (args) => (
    <SnackbarProvider>
      <WithState {...args} />
    </SnackbarProvider>
  ),
} satisfies Meta<typeof EventFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

const OF_POOL = { serial: 'VG-9', from: 'Bodega', to: 'Viña Los Aromos', isConfirmed: false };

/** Another report that waits on this phone has the device which was chosen: its field says so at once. */
export const DeviceWaits: Story = {
  args: {
    form: shown(
      { kind: 'device_swap', draft: { ...newDraft('device_swap', START), comments: 'cable cortado' } },
      {
        choices: eventChoices('device_swap', CHOICE_SOURCE),
        deviceTaken: { serial: 'VG-0008', kind: 'device_swap', about: 'N-01 Bodega', place: null },
      },
    ),
  },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    const device = await dialog.findByRole('combobox', { name: /Nuevo dispositivo/ });
    await expect(device).toHaveAccessibleDescription(
      /^VG-0008 ya va en un reporte que espera en este teléfono \(Reemplazo de dispositivo, N-01 Bodega\)/,
    );
  },
};
/** An application of a product that the client has: its figures, and rules that it breaks. It can be saved. */
export const SprayWarnings: Story = {
  args: {
    form: shown(
      { kind: 'agrochemical_application', draft: SPRAYED },
      { choices: eventChoices('agrochemical_application', SPRAY_SOURCE), spray: SPRAY_FACTS, isValid: true },
    ),
  },
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    const warnings = await dialog.findByRole('list', { name: 'Reglas que no se cumplen' });
    await expect(warnings).toHaveTextContent('Rotación: mismo modo de acción (28)');
    const facts = dialog.getByRole('list', { name: 'Lo que se sabe del producto' });
    await expect(facts).toHaveTextContent('Carencia: 14 días (Etiqueta), cosecha desde el');
    await expect(facts).toHaveTextContent('Reingreso: según etiqueta');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
  },
};
/** Another installation that waits on this device is for the same station. */
export const StationWaits: Story = {
  args: {
    form: shown(
      {
        kind: 'device_install',
        draft: { ...newDraft('device_install', START), stationName: 'N-01 Bodega', sectorId: 11 },
      },
      {
        choices: eventChoices('device_install', CHOICE_SOURCE),
        stationTaken: { name: 'N-01 Bodega', serial: 'VG-0008' },
      },
    ),
  },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: /Nombre/ });
    await expect(name).toHaveAccessibleDescription(
      /^En N-01 Bodega ya se instala VG-0008, en un reporte que espera en este teléfono/,
    );
  },
};

/** The device belongs to another client: its owner is named, and the user must confirm the handover. */
export const FromPool: Story = {
  args: {
    form: shown(
      { kind: 'device_install', draft: { ...newDraft('device_install', START), nodeSerial: 'VG-9' } },
      { handover: OF_POOL },
    ),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const text = 'El dispositivo VG-9 es de Bodega; al guardar pasa a Viña Los Aromos.';
    const message = await dialog.findByText(text);
    await waitFor(() => expect(message).toBeVisible());
    const confirm = dialog.getByRole('checkbox', { name: 'Sí, pasa a Viña Los Aromos' });
    await expect(confirm).not.toBeChecked();
    await userEvent.click(confirm);
    await expect(args.dispatch).toHaveBeenCalledWith({ act: 'confirm-handover', isConfirmed: true });
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

/** Without a kind, saving moves the focus to its field; a chosen kind brings its hint and form. */
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

/** A complete form is sent, and another one can be started. */
export const Ready: Story = {
  args: { form: shown(application) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Reporte enviado')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Hacer otro reporte' }));
    await expect(args.dispatch).toHaveBeenCalledWith({ act: 'again' });
  },
};

/** The sector limits later choices: another sector removes a pest that it does not have. */
export const Narrowing: Story = {
  args: {
    form: shown({
      kind: 'biofix_set',
      draft: newDraft('biofix_set', { ...START, sectorId: 3, pestId: 1, seasonId: 9 }),
    }),
  },
  play: async () => {
    const sector = await screen.findByRole('combobox', { name: 'Campo' });
    await userEvent.click(sector);
    await userEvent.clear(sector);
    await userEvent.click(await screen.findByRole('option', { name: 'Los Niches' }));
    await expect(screen.getByRole('button', { name: /^Elija uno.*Plaga|Plaga.*Elija uno/ })).toBeVisible();
  },
};

export const Opening: Story = { args: { form: shown({}, { stage: 'opening' }) } };
export const Forbidden: Story = { args: { form: shown({}, { stage: 'forbidden' }) } };
export const ChoicesFailed: Story = { args: { form: shown(application, { choicesFailed: true }) } };

/** A draft of an earlier visit, without a network: the text stays, and a message says so. */
export const Offline: Story = {
  args: {
    form: shown({
      ...application,
      isFound: true,
      attempts: 1,
      refusal: {
        text: 'No hay conexión con el servidor. Lo escrito sigue aquí: presione Guardar cuando vuelva la señal; no se enviará dos veces.',
        errors: {},
        isUnclear: true,
        isTakenBefore: false,
      },
    }),
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
    await expect(screen.getByRole('combobox', { name: 'Producto' })).toHaveValue('Azufre');
    await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
    await expect(args.dispatch).toHaveBeenCalledWith({ act: 'restart' });
  },
};

/** The server refuses a field: the message is shown at the field. */
export const Refused: Story = {
  args: {
    form: shown({
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
    }),
  },
  play: async () => {
    const device = await screen.findByRole('combobox', { name: 'Dispositivo' });
    await expect(device).toHaveAccessibleDescription('El dispositivo no está disponible para este reporte');
    await expect(device).toHaveFocus();
  },
};

/** An earlier version was accepted before the edit: the user says whether this is another event. */
export const TakenBefore: Story = {
  args: {
    form: shown({
      ...application,
      attempts: 1,
      refusal: {
        text: 'Este reporte ya había llegado al servidor con los datos anteriores, antes de editarlo: revíselo en Reportes. Si lo que escribió ahora es otro reporte, indíquelo y presione Guardar.',
        errors: {},
        isUnclear: false,
        isTakenBefore: true,
      },
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Es otro reporte' }));
    await expect(args.dispatch).toHaveBeenCalledWith({ act: 'separate' });
  },
};

const swap = { kind: 'device_swap' as const, draft: newDraft('device_swap', START) };

/** The event was accepted; two photos are still to be sent. */
export const PhotosLeft: Story = {
  args: {
    form: shown(
      { ...swap, photos: [photo('antes.heic', 'Formato de archivo no admitido'), photo('despues.jpg')] },
      { stage: 'photos' },
    ),
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(/El reporte ya se envió. Faltan 2 imágenes/)).toBeInTheDocument();
    await expect(screen.getByText(/antes.heic: Formato de archivo no admitido/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Terminar sin imágenes' }));
    await expect(args.dispatch).toHaveBeenCalledWith({ act: 'finish' });
  },
};
export const SendingPhotos: Story = {
  args: {
    form: shown(
      { ...swap, photos: [photo('antes.jpg'), photo('despues.jpg')], progress: { at: 2, of: 2 } },
      { stage: 'photos' },
    ),
  },
};
/** Saved without a line: it waits on this device. */
export const Queued: Story = { args: { form: shown({ done: 'biofix_set', isQueued: true }) } };

export const Sent: Story = { args: { form: shown({ done: 'biofix_set' }) } };
export const Narrow: Story = { ...Offline, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { args: Offline.args!, parameters: { theme: 'dark' } };
