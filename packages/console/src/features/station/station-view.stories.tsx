import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from '@vigia/domain';
import { knownPlate } from '@vigia/domain/captures';
import { Button, SnackbarProvider } from '@vigia/ui';
import { ImageGallery, ImageViewer, type Photo } from '@vigia/ui/images';
import { CapturePanel, DevicePanel, deviceView } from '@vigia/ui/panels';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FullPlatesNotice } from '../../shared/plate/full-plates-notice.tsx';
import { CAPTURES, DEVICE } from '../../testing/sample-device.ts';
import { CONTEXT, STATIONS, TODAY } from '../../testing/sample-farm.ts';
import { samplePhotos } from '../../testing/sample-photos.ts';
import { CONDITIONS } from '../../testing/sample-state.ts';
import { stationFacts } from './station-facts.ts';
import { StationView } from './station-view.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { type TagChange, TagsChanged } from './use-tags.ts';

const station = { ...STATIONS[1]!, tags: ['norte', 'internal:revisar antena'] };
const facts = stationFacts(CONTEXT, station);
const view = deviceView(TODAY);
const nothing = { onPeriodChange: fn() };
const waiting = { state: 'loading', loads: [], retry: fn() } as const;
const plate = knownPlate(
  station,
  [{ type: 'device_install', stationId: 32, date: addDays(TODAY, -19) }],
  TODAY,
)!;
const plates = {
  state: 'ready',
  retry: fn(),
  loads: [{ ...plate, caught: 34, fullOn: addDays(TODAY, -9) }],
} as const;

/** A gallery with its viewer, as on the page. */
function Photos({ photos }: { readonly photos: readonly Photo[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <ImageGallery photos={photos} label="Cámara Principal" onOpen={setOpenId} />
      <ImageViewer
        photos={photos}
        openId={openId}
        onOpen={setOpenId}
        onClose={() => setOpenId(null)}
        title="Apalta 02"
      />
    </>
  );
}

const onSave = fn(async (_change: TagChange) => ({ isKept: false }));
const meta = {
  title: 'Consola/Estación',
  component: StationView,
  args: {
    facts,
    listHref: '#/home',
    status: {
      condition: CONDITIONS.get(32)!,
      captures: { rule: null, kind: 'known', count: 7 },
      isCurrent: true,
      plates,
    },
    tags: {
      editor: (isOpen, onClose) => (
        <TagsDialog
          station={station}
          superAdmin={false}
          onSave={onSave}
          onUndo={fn()}
          isOpen={isOpen}
          onClose={onClose}
        />
      ),
    },
    actions: <Button icon={Settings2}>Configuración</Button>,
    photos: {
      bug: <Photos photos={samplePhotos(7)} />,
      plant: <ImageGallery photos={[]} />,
      device_install: <ImageGallery photos={[]} />,
    },
    photoTab: 'bug',
    onPhotoTab: fn(),
    data: <DevicePanel data={DEVICE} view={view} {...nothing} />,
    captures: (
      <CapturePanel
        data={CAPTURES}
        view={{ ...view, period: '90days' }}
        note={<FullPlatesNotice plates={plates.loads} />}
        {...nothing}
      />
    ),
  },
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
          <Story />
        </main>
      </SnackbarProvider>
    ),
  ],
} satisfies Meta<typeof StationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Apalta 02' })).toBeVisible();
    const state = within(canvas.getByRole('region', { name: 'Estado' }));
    await userEvent.click(state.getByRole('button', { name: /^Apalta 02.*error/ }));
    await waitFor(() => expect(screen.getByText('Temperatura detenida o fuera de rango')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /Polilla del racimo/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: /Capturas de/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(state.getByRole('button', { name: 'Placa llena · 34 polillas' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Placa adhesiva' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(/^Placa llena desde el 12 nov 2026\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Cámara Externa' }));
    await expect(args.onPhotoTab).toHaveBeenCalledWith('plant');
  },
};

export const OpensPhotos: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Foto del 20 nov 2026/ }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Apalta 02' }));
    await expect(viewer.getByText('Foto 2 de 7')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(viewer.getByText('Foto 1 de 7')).toBeInTheDocument());
    await expect(viewer.getByRole('button', { name: /A\.I\./ })).toBeEnabled();
  },
};

export const RefusesPendingTag: Story = {
  play: async ({ canvas }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags de Apalta 02' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tags' }), 'borde');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    const refusals = await dialog.findAllByText('El tag "borde" no se ha agregado a la lista aún');
    await waitFor(() => expect(refusals[0]).toBeVisible());
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tags' }), '{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(onSave.mock.calls[0]?.[0].tags).toEqual(['norte', 'internal:revisar antena', 'borde']),
    );
    await waitFor(() => expect(screen.getByText('Tags actualizados...')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  },
};

/** Somebody else saved tags first: the tags of both are kept, and a message says so. */
export const TagsOfTwo: Story = {
  play: async ({ canvas }) => {
    onSave.mockClear();
    onSave.mockRejectedValueOnce(new TagsChanged('', [...station.tags, 'suyo']));
    await userEvent.click(canvas.getByRole('button', { name: 'Editar tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags de Apalta 02' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tags' }), 'mío{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByText(/Aquí están los de ambos/)).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Guardar' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    const now = [...station.tags, 'suyo'];
    await waitFor(() => expect(onSave.mock.lastCall?.[0]).toEqual({ before: now, tags: [...now, 'mío'] }));
  },
};

export const Loading: Story = {
  args: {
    status: {
      condition: { kind: 'loading' },
      captures: { rule: null, kind: 'loading' },
      isCurrent: true,
      plates: waiting,
    },
    photos: { bug: <ImageGallery photos={[]} state="loading" />, plant: null, device_install: null },
    data: <DevicePanel data={null} state="loading" view={view} {...nothing} />,
    captures: <CapturePanel data={null} state="loading" view={view} {...nothing} />,
  },
};

export const Failed: Story = {
  args: {
    status: {
      condition: { kind: 'failed' },
      captures: { rule: null, kind: 'known', count: undefined },
      isCurrent: true,
      plates: { ...waiting, state: 'error' },
    },
    photos: {
      bug: <ImageGallery photos={[]} state="error" onRetry={fn()} />,
      plant: null,
      device_install: null,
    },
    data: <DevicePanel data={null} state="error" onRetry={fn()} view={view} {...nothing} />,
    captures: <CapturePanel data={null} state="error" onRetry={fn()} view={view} {...nothing} />,
  },
};

/** No device, crop, pest, position or tag; nobody may edit. */
export const Bare: Story = {
  args: {
    facts: stationFacts(CONTEXT, {
      ...STATIONS[6]!,
      name: 'Estación de nombre muy largo para probar que nada se corta ni se sale de su lugar',
      nodeSerial: null,
      position: null,
    }),
    status: {
      condition: { kind: 'disabled' },
      captures: { rule: null, kind: 'loading' },
      isCurrent: false,
      plates: { ...waiting, state: 'ready' },
    },
    tags: {},
    photos: { bug: <ImageGallery photos={[]} />, plant: null, device_install: null },
    data: <DevicePanel data={null} view={view} {...nothing} />,
    captures: null,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Only this device has the tags; the service refused those of the second one. */
export const UnsentTags: Story = {
  args: { tags: { unsent: 'waiting' } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Tags' }));
    await expect(card.getByText('Por enviar')).toBeVisible();
  },
};
export const RefusedTags: Story = {
  args: { tags: { unsent: 'attention' } },
  globals: { viewport: { value: 'narrow' } },
  parameters: { theme: 'dark' },
};
