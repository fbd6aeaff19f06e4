import type { Meta, StoryObj } from '@storybook/react-vite';
import { EVENT_MESSAGES, REPORT_KIND_HINTS, REPORT_KIND_WORDS } from '@vigia/domain/es';
import {
  EMPTY_EVENT_FORM,
  type EventDraft,
  type EventForm,
  eventChoices,
  eventForm,
  newEvent,
  REPORT_KINDS,
} from '@vigia/domain/events';
import type { EventType } from '@vigia/domain/farm';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { FIELD, type StatesOf } from '../../testing/states.ts';
import { EventFields } from './event-fields.tsx';
import { EventKindSelect } from './event-kind-select.tsx';
import { CLIENT, FARM, TODAY } from './stories-farm.ts';

const START = { clientId: CLIENT.id, date: TODAY, userEmail: 'carla@aromos.cl' };

interface NewEventProps {
  /** The kind at the start. */
  readonly kind: EventType | null;
  /** Values at the start. */
  readonly filled?: Partial<EventDraft>;
  readonly sending?: boolean;
  readonly locateProblem?: string;
  /** Gets the body that would be posted. */
  readonly onSend: (body: object, images: readonly File[]) => void;
}

function openForm({ kind, filled }: NewEventProps): EventForm {
  if (kind === null) return EMPTY_EVENT_FORM;
  const open = eventForm(EMPTY_EVENT_FORM, { act: 'choose', kind, start: START });
  return filled ? eventForm(open, { act: 'edit', changes: filled }) : open;
}

/** "Nuevo Reporte" without its dialog: the domain's form, its options, and the body that would be posted. */
function NewEvent(props: NewEventProps) {
  const [form, setForm] = useState(() => openForm(props));
  const [attempts, setAttempts] = useState(0);
  const [images, setImages] = useState<readonly File[]>([]);
  const { kind, draft, errors } = form;
  const choices = kind && draft ? eventChoices(kind, FARM, draft) : null;
  const edit = (changes: Partial<EventDraft>) => setForm((now) => eventForm(now, { act: 'edit', changes }));
  const save = () => {
    const saved = eventForm(form, choices ? { act: 'save', choices } : { act: 'save' });
    setAttempts(attempts + 1);
    setForm(saved.saving ? { ...saved, saving: false } : saved);
    if (saved.saving && kind && draft)
      props.onSend(newEvent(kind, draft, { clientId: CLIENT.id, today: TODAY }), images);
  };
  return (
    <div style={{ display: 'grid', gap: 20, maxWidth: 560, paddingTop: 8 }}>
      <EventKindSelect
        value={kind}
        onChange={(next) => setForm(eventForm(form, { act: 'choose', kind: next, start: START }))}
      />
      {kind && draft && choices && (
        <EventFields
          kind={kind}
          draft={draft}
          onChange={edit}
          choices={choices}
          clients={[CLIENT]}
          errors={errors}
          attempts={attempts}
          today={TODAY}
          images={images}
          onImagesChange={setImages}
          onLocate={() => edit({ latitude: -33.3204, longitude: -71.4072 })}
          locateProblem={props.locateProblem}
          isDisabled={props.sending ?? false}
        />
      )}
      <Button variant="primary" onPress={save} busy={props.sending ?? false}>
        {EVENT_MESSAGES.save}
      </Button>
      <output>{form.notice?.text}</output>
    </div>
  );
}

const meta = {
  id: 'dominio-eventfields',
  title: 'Dominio/Campos de un reporte · EventFields',
  component: NewEvent,
  subcomponents: { EventFields, EventKindSelect },
  args: { kind: 'device_install', onSend: fn() },
  parameters: {
    states: {
      named: { Loading: 'Sending', Dense: 'EveryKind' },
      never: { Empty: FIELD.Empty },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Los campos de cada uno de los ocho reportes, en el orden de su formulario. Qué se pide, qué se puede elegir, qué está mal y con qué palabras lo dice el dominio (`reportForm`, `eventChoices`); el diálogo que los rodea guarda. Elegir una estación completa lo que ella ya define, el GPS lo entrega quien pasa `onLocate`, y cada error aparece al salir de su campo o al guardar.',
      },
    },
  },
} satisfies Meta<typeof NewEvent>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);
const REQUIRED = 'Por favor llenar todos los campos requeridos (*)';

/** An installation, from the device to the posted body, with a GPS position and a lure with its days. */
export const Ready: Story = {
  args: { filled: { stationName: 'Aromos 3', sectorId: 5 } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Dispositivo' }));
    await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name: 'VG-4190' }));
    await userEvent.click(canvas.getByText('Usar mi ubicación'));
    await userEvent.click(canvas.getByText('Se instaló feromona'));
    await expect(canvas.getByRole('spinbutton', { name: /^Duración de la feromona/ })).toHaveValue('30');
    await userEvent.click(canvas.getByText('Guardar'));
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({
        type: 'device_install',
        stationName: 'Aromos 3',
        nodeSerial: 'VG-4190',
        latitude: -33.3204,
        sectorId: 5,
        lure: { installed: true, changeNotificationDays: 5, expirationDays: 30 },
      }),
      [],
    );
  },
};

/** Saved empty: every required field shows a message, and the first one has the focus. */
export const Invalid: Story = {
  args: { filled: { latitude: '', lureInstalled: true, lureExpirationDays: 30 } },
  play: async ({ canvas, userEvent, args }) => {
    const days = canvas.getByRole('spinbutton', { name: 'Duración de la feromona (días)' });
    await userEvent.clear(days);
    await userEvent.type(days, '7');
    await expect(days).toBeValid();
    await userEvent.tab();
    await expect(days).toHaveAccessibleDescription('20 ≤ dia(s) ≤ 100');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const name = canvas.getByRole('textbox', { name: 'Nombre de la estación' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(REQUIRED);
    await expect(canvas.getByRole('spinbutton', { name: 'Latitud' })).toHaveAccessibleDescription(REQUIRED);
    await expect(canvas.getByText(REQUIRED, { selector: 'output' })).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A station fills in sector, crop, pest and season. */
export const FirstCapture: Story = {
  args: { kind: 'first_capture' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Estación' }));
    await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name: /Peral 1/ }));
    await expect(canvas.getByRole('combobox', { name: 'Campo' })).toHaveValue('El Peral');
    await expect(canvas.getByRole('button', { name: /Hospedero/ })).toHaveTextContent('Manzano (Gala)');
    await expect(canvas.getByRole('button', { name: /Temporada/ })).toHaveTextContent('2026–27');
  },
};

/** A product from the suggestions, a dose with decimal comma, and the unit that the specification sets. */
export const Application: Story = {
  args: { kind: 'agrochemical_application' },
  play: async ({ canvas, userEvent }) => {
    const dose = canvas.getByRole('spinbutton', { name: 'Dosis' });
    await userEvent.type(dose, '-1');
    await expect(dose).toBeValid();
    await userEvent.tab();
    await expect(dose).toHaveAccessibleDescription('Campo numérico (> 0)');
    await expect(canvas.getByRole('button', { name: /Medida/ })).toHaveTextContent('cc/100L');
  },
};

/** A trap without a device is visited too: the form then asks for none, and for a station with one it does. */
export const TrapWithoutDevice: Story = {
  args: { kind: 'station_maintenance' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const choose = async (name: RegExp) => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Estación' }));
      await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name }));
    };
    await choose(/Aromos a mano/);
    await expect(canvas.queryByRole('combobox', { name: 'Dispositivo' })).toBeNull();
    await choose(/Aromos 1/);
    await expect(canvas.getByRole('combobox', { name: 'Dispositivo' })).toHaveValue('VG-4101');
    await choose(/Aromos a mano/);
    await userEvent.click(canvas.getByText('Se instaló feromona'));
    await expect(canvas.getByRole('spinbutton', { name: /^Duración de la feromona/ })).toHaveValue('30');
  },
};

/** Each of the eight kinds with its explanation and its fields, opened one after the other. */
export const EveryKind: Story = {
  args: { kind: null },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Tipo de Reporte/ });
    const dates: Readonly<Record<EventType, string>> = {
      device_install: 'Fecha de instalación',
      device_swap: 'Fecha de reemplazo',
      first_capture: 'Fecha de biofix sugerida',
      station_maintenance: 'Fecha de mantención',
      biofix_set: 'Fecha de biofix',
      crop_phenology_changed: 'Fecha del estado',
      agrochemical_application: 'Fecha de aplicación',
      agrochemical_recommendation: 'Fecha sugerida',
    };
    for (const kind of REPORT_KINDS) {
      await userEvent.click(select);
      await userEvent.click(
        await bodyOf(canvasElement).findByRole('option', { name: REPORT_KIND_WORDS[kind] }),
      );
      await expect(await canvas.findByLabelText(new RegExp(`^${dates[kind]}`))).toHaveValue('21-11-2026');
      await expect(select).toHaveAccessibleDescription(REPORT_KIND_HINTS[kind]);
    }
  },
};

export const Sending: Story = { args: { kind: 'device_swap', sending: true } };
export const Narrow: Story = {
  args: { locateProblem: 'El dispositivo no dio su ubicación. Escriba las coordenadas.' },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { ...Invalid, parameters: { theme: 'dark' } };
