import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { TrapPhotos } from '../../shared/outbox/trap-photos.ts';
import { PESTS, SECTORS, STATIONS, TODAY } from '../../testing/sample-farm.ts';
import { LISTED_COUNTS } from '../../testing/sample-field-counts.ts';
import { CountsView } from './counts-view.tsx';
import { newRound, roundAfter } from './round.ts';
import { pastOf, trapsOf } from './traps.ts';
import { unusualOf } from './unusual.ts';
import type { CountsAct, CountsForm, CountsProps } from './view-props.ts';

const ROUND = newRound({ key: '1', date: TODAY, sectorId: 3 });
const TRAPPED = PESTS.filter(({ id }) => id !== 20);
const pastAt = (trap: string) => pastOf(LISTED_COUNTS, trap, TODAY);

const FORM: CountsForm = {
  ...{ stage: 'form', round: ROUND, isFound: false, isSending: false, refusal: null, attempts: 0 },
  ...{ sectors: SECTORS, pests: TRAPPED, withoutPest: 0, traps: [], unusual: [], stored: [] },
  ...{ photos: {}, photosToSend: 0 },
  ...{ pastOf: pastAt, past: 'ready', today: TODAY, startStation: 31, chosen: null, showsChosen: false },
  nameOf: (id) => STATIONS.find((station) => station.id === id)?.name ?? '',
};

function withPhoto(photos: TrapPhotos, trap: string, file: File | null): TrapPhotos {
  const { [trap]: _, ...others } = photos;
  return file === null ? others : { ...others, [trap]: { file, key: file.name } };
}

/** The dialog with its own pass, as on the screen. */
function WithState({ form, dispatch }: CountsProps) {
  const [round, setRound] = useState(form.round);
  const [attempts, setAttempts] = useState(form.attempts);
  const [photos, setPhotos] = useState(form.photos);
  const [showsChosen, setShowsChosen] = useState(form.showsChosen);
  const chosen = showsChosen ? [34, 41, 42] : null;
  const traps = trapsOf(STATIONS, TRAPPED, { ...round, stationId: 31, chosen, walk: [] });
  const act = (done: CountsAct) => {
    dispatch(done);
    if (done.act === 'send') setAttempts(attempts + 1);
    if (done.act === 'photo') setPhotos(withPhoto(photos, done.trap, done.file));
    if (done.act === 'show-chosen') setShowsChosen(true);
    if (done.act === 'choose' && done.choices.sectorId !== undefined) setShowsChosen(false);
    if (done.act === 'choose' || done.act === 'type' || done.act === 'note')
      setRound(roundAfter(round, done, { now: 1, key: '2' }));
  };
  return (
    <CountsView
      form={{ ...form, round, attempts, traps, photos, showsChosen, unusual: unusualOf(round, pastAt) }}
      dispatch={act}
    />
  );
}

const meta = {
  title: 'Consola/Conteo en terreno',
  component: CountsView,
  render: (args) => <WithState {...args} />,
  args: { form: FORM, dispatch: fn() },
} satisfies Meta<typeof CountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const count = (name: string) => screen.getByRole('textbox', { name });
const shown = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());

export const Ready: Story = {
  play: async ({ args }) => {
    await shown();
    await waitFor(() => expect(count('Apalta 01')).toHaveFocus());
    await expect(count('Apalta 04')).toHaveAccessibleDescription(/Última vez 12, el 17 nov 2026/);
    await userEvent.keyboard('3{Enter}0');
    await expect(count('Apalta 04')).toHaveValue('0');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar 2 conteos' }));
    await expect(args.dispatch).toHaveBeenCalledWith({ act: 'send' });
  },
};

/** Traps of several fields that a list chose; another field leaves them, and they can be shown again. */
export const Chosen: Story = {
  args: { form: { ...FORM, chosen: 3, showsChosen: true } },
  play: async () => {
    await shown();
    await waitFor(() => expect(count('Apalta 04')).toBeVisible());
    await expect(count('Los Niches 01')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Campo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Apalta' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Los Niches 01' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /Campo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Las 3 trampas elegidas' }));
    await waitFor(() => expect(count('Los Niches 01')).toBeVisible());
  },
};

export const Wrong: Story = {
  args: { form: { ...FORM, attempts: 1, round: { ...ROUND, numbers: { '31/1': '1,5', '34/1': '900' } } } },
  play: async () => {
    await shown();
    await expect(count('Apalta 01')).toHaveAccessibleDescription(/número entero/);
    await expect(screen.getByText('Es mucho más que la última vez: 12')).toBeVisible();
  },
};

export const Asking: Story = {
  args: {
    form: { ...FORM, stage: 'asking', round: { ...ROUND, numbers: { '34/1': '900' } } },
  },
  play: async ({ args }) => {
    await shown();
    await expect(screen.getByText('Apalta 04: 900 (la última vez 12)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sí, enviar' }));
    await expect(args.dispatch).toHaveBeenCalledWith({ act: 'send-asked' });
  },
};

const PLATE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z" fill="#e8d28b"/></svg>';
const picture = (name: string) => new File([PLATE], name, { type: 'image/svg+xml' });

/** A photo goes with the count of its trap: one without a number is asked for it. */
export const WithPhotos: Story = {
  args: {
    form: {
      ...FORM,
      attempts: 1,
      round: { ...ROUND, numbers: { '31/1': '4' } },
      photos: {
        '31/1': { file: picture('trampa-01.jpg'), key: 'a' },
        '34/1': { file: new File(['x'], 'nota.heic', { type: 'image/heic' }), key: 'b', isUnreadable: true },
      },
    },
  },
  play: async ({ args }) => {
    await shown();
    const first = within(screen.getByRole('group', { name: 'Foto de Apalta 01' }));
    await expect(first.getByText('trampa-01.jpg')).toBeVisible();
    await expect(screen.getByText(/no puede abrirla como foto/)).toBeVisible();
    await expect(count('Apalta 04')).toHaveAccessibleDescription(/la foto va con su conteo/);
    await userEvent.click(first.getByRole('button', { name: /trampa-01/ }));
    await expect(args.dispatch).toHaveBeenCalledWith({ act: 'photo', trap: '31/1', file: null });
    await waitFor(() => expect(screen.queryByText('trampa-01.jpg')).toBeNull());
  },
};

const STORED = { pestId: 1, date: TODAY, note: null, noteBefore: null };
export const Sent: Story = {
  args: {
    form: {
      ...FORM,
      stage: 'sent',
      photosToSend: 1,
      stored: [
        { ...STORED, stationId: 31, found: 3, foundBefore: null },
        { ...STORED, stationId: 34, found: 9, foundBefore: 12 },
      ],
    },
  },
  play: async ({ args }) => {
    await shown();
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText('Polilla del racimo de la vid: 12 en 2 trampas')).toBeVisible();
    await expect(dialog.getByText('1 corrigió un número anterior.')).toBeVisible();
    await expect(dialog.getByText(/Su foto se envía aparte/)).toBeVisible();
    for (const [name, act] of [
      ['Ver en el gráfico', 'see-chart'],
      ['Deshacer', 'undo'],
    ] as const) {
      await userEvent.click(dialog.getByRole('button', { name }));
      await expect(args.dispatch).toHaveBeenCalledWith({ act });
    }
  },
};

export const Refused: Story = {
  args: {
    form: {
      ...FORM,
      round: { ...ROUND, numbers: { '34/1': '9', '41/2': '2' } },
      refusal: {
        text: 'No se guardó ningún conteo. Revise las trampas marcadas.',
        atTraps: { '34/1': 'Otra persona anotó 15 en este conteo' },
        isUnclear: false,
      },
    },
  },
  play: async () => {
    await shown();
    await expect(screen.getByRole('alert')).toHaveTextContent('No se guardó ningún conteo');
    await expect(count('Apalta 04')).toHaveAccessibleDescription(/Otra persona anotó 15/);
    await expect(screen.getByText('Incluye 1 de otro campo o plaga.')).toBeVisible();
  },
};

/** Sent without a number: what is missing stands beside the button until one is typed. */
export const Nothing: Story = {
  play: async () => {
    await shown();
    await waitFor(() => expect(count('Apalta 01')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Escriba al menos un número');
    await userEvent.type(count('Apalta 01'), '0');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
export const NothingNarrow: Story = { ...Nothing, globals: { viewport: { value: 'narrow' } } };

/** Before the first field there is nothing to send, and no button for it. */
export const NoFields: Story = {
  args: { form: { ...FORM, sectors: [], round: { ...ROUND, sectorId: null } } },
  play: async () => {
    await shown();
    await expect(screen.getByText('Todavía no hay campos con trampas')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Enviar/ })).toBeNull();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const Empty: Story = {
  render: (args) => <CountsView {...args} />,
  play: async () => {
    await shown();
    await expect(screen.getByText('Este campo no tiene trampas que contar a mano')).toBeVisible();
  },
};

export const PastFailed: Story = { args: { form: { ...FORM, past: 'failed' } } };
export const Loading: Story = { args: { form: { ...FORM, past: 'loading' } } };
