import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vigia/ui';
import { ImageGrid, ImageViewer, type Photo } from '@vigia/ui/images';
import { DevicePanel, deviceView } from '@vigia/ui/panels';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DEVICE } from '../../testing/sample-device.ts';
import { TODAY } from '../../testing/sample-farm.ts';
import { samplePhotos } from '../../testing/sample-photos.ts';
import { NodeView } from './node-view.tsx';

const view = deviceView(TODAY);

/** A grid with its viewer, as on the page. */
function Photos({ photos }: { readonly photos: readonly Photo[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <ImageGrid photos={photos} label="Cámara Principal" onOpen={setOpenId} selectedId={openId} />
      <ImageViewer
        photos={photos}
        openId={openId}
        onOpen={setOpenId}
        onClose={() => setOpenId(null)}
        title="1C010331"
      />
    </>
  );
}

const meta = {
  title: 'Consola/Nodo',
  component: NodeView,
  args: {
    node: { serial: '1C010331', firmwareVersion: '4.2.0', decommissioned: false },
    station: { name: 'Apalta 01' },
    stationHref: '#/station/31',
    listHref: '#/home',
    actions: <Button icon={Settings2}>Configuración</Button>,
    photos: { bug: <Photos photos={samplePhotos(8)} />, plant: <ImageGrid photos={[]} /> },
    camera: 'bug',
    onCamera: fn(),
    data: <DevicePanel data={DEVICE} view={view} onPeriodChange={fn()} />,
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof NodeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In store, for somebody who is limited to fields. */
export const Spare: Story = {
  args: { station: null, isSpare: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dispositivo libre')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Apalta 01' })).toHaveAttribute('href', '#/station/31');
    const grid = within(canvas.getByRole('listbox', { name: 'Cámara Principal' }));
    await expect(grid.getAllByRole('option')).toHaveLength(8);
    await userEvent.click(grid.getAllByRole('option')[2]!);
    const viewer = within(await screen.findByRole('dialog', { name: '1C010331' }));
    await expect(viewer.getByText('Foto 3 de 8')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: 'Cámara Externa' }));
    await expect(args.onCamera).toHaveBeenCalledWith('plant');
  },
};
export const Loading: Story = {
  args: {
    photos: { bug: <ImageGrid photos={[]} state="loading" />, plant: null },
    data: <DevicePanel data={null} state="loading" view={view} onPeriodChange={fn()} />,
  },
};
export const Failed: Story = {
  args: {
    photos: { bug: <ImageGrid photos={[]} state="error" onRetry={fn()} />, plant: null },
    data: <DevicePanel data={null} state="error" onRetry={fn()} view={view} onPeriodChange={fn()} />,
  },
};
/** A device in store: no station, no photos, no readings. */
export const Empty: Story = {
  args: {
    node: { serial: '2M000999', firmwareVersion: '3.0.1', decommissioned: true },
    station: null,
    photos: { bug: <ImageGrid photos={[]} />, plant: null },
    data: <DevicePanel data={null} view={view} onPeriodChange={fn()} />,
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
