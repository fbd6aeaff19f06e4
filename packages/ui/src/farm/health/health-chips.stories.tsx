import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '../../controls/card/card.tsx';
import { ChipRow } from '../../controls/chip/chip-row.tsx';
import type { StatesOf } from '../../testing/states.ts';
import { DeviceHealthChip } from './device-health-chip.tsx';
import { HealthPartLine, HealthPartLines } from './health-part-line.tsx';
import { SignalIcon } from './signal-icon.tsx';
import { StationHealthChip } from './station-health-chip.tsx';
import { BROKEN, BROKEN_STATION, WARNED_STATION, WELL, WELL_STATION } from './stories/health.fixture.ts';

const open = fn();
const { connection, ...withoutConnection } = WELL_STATION;
void connection;

const Chips = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <Card title="Estado de estaciones">
      <ChipRow>
        <StationHealthChip name="N-01" health={WELL_STATION} detailsHref="#n-01" />
        <StationHealthChip name="N-03" health={WARNED_STATION} />
        <StationHealthChip name="N-05" health={BROKEN_STATION} detailsHref="#n-05" />
        <StationHealthChip name="N-06" health={withoutConnection} />
        <StationHealthChip name="N-07" answer="loading" />
        <StationHealthChip name="N-08" answer="error" />
        <StationHealthChip name="N-09" answer="past" />
        <StationHealthChip name={'Estación del cuartel 14 '.repeat(13).slice(0, 300)} health={WELL_STATION} />
      </ChipRow>
    </Card>
    <Card title="Dispositivos">
      <ChipRow>
        <DeviceHealthChip name="2M-00418" rows={WELL} />
        <DeviceHealthChip name="2M-00231" rows={BROKEN} />
        <DeviceHealthChip name="1M-00007" rows={{}} />
        <DeviceHealthChip name="2M-00502" rows={WELL} onOpen={open} />
        <DeviceHealthChip name="2M-00601" answer="error" />
      </ChipRow>
    </Card>
  </div>
);

const meta = {
  id: 'dominio-healthchips',
  title: 'Dominio/Etiquetas de salud · HealthChips',
  component: Chips,
  subcomponents: { StationHealthChip, DeviceHealthChip },
  parameters: {
    states: {
      named: { Loading: 'Ready', Empty: 'MissingPart' },
      never: { Dense: 'hundreds of them stand in HealthGroups' },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Cómo está una estación o un dispositivo, y al pulsar por qué: sus partes con último valor, fecha y errores. ' +
          'La estación toma su peor parte y una que falta cuenta como error; el dispositivo está en error si falla la ' +
          'batería, una cámara o el sensor, y muestra su señal. Las reglas son de dominio. En filas de muchas use ' +
          '`HealthIcon`; para todas las filas, `HealthDialog`.',
      },
    },
  },
} satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'N-05 , error' }));
    const parts = await body.findByRole('dialog', { name: 'Estado de N-05' });
    const battery = within(parts)
      .getAllByRole('listitem')
      .find((item) => item.textContent?.startsWith('Batería'));
    await expect(battery).toHaveTextContent(
      'Batería · Error12 %19 nov 2026, 09:00:00Errores:Batería bajaLa batería se descargaCarga lenta',
    );
    await expect(within(parts).getByRole('link', { name: 'Detalles' })).toHaveAttribute('href', '#n-05');
    await waitFor(() => expect(parts).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(parts).not.toBeInTheDocument());
  },
};

/** A part that is missing in the answer makes the station an error, and is shown as without data. */
export const MissingPart: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'N-06 , error' }));
    const parts = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(parts).getByText('Conexión').closest('li')).toHaveTextContent('Conexión · Sin datos');
  },
};

export const Failed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'N-08 , Error al solicitar datos' }));
    const failed = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(failed).toHaveTextContent('Error al solicitar datos');
    await expect(canvas.queryByRole('button', { name: /N-09/ })).toBeNull();
  },
};

export const Device: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /2M-00502/ }));
    await expect(open).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /1M-00007 , sin datos$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2M-00231 , error , señal: advertencia' }));
    const rows = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(rows).getByText('Self Test').closest('li')).toHaveTextContent('código 9');
  },
};

/** The parts of the chips, for a page that shows them directly. */
export const Parts: Story = {
  render: () => (
    <Card title="2M-00231">
      <p>
        <SignalIcon signal={WELL.signal} /> <SignalIcon signal={BROKEN.signal} />{' '}
        <SignalIcon signal={BROKEN.connection} />
      </p>
      <HealthPartLines>
        <HealthPartLine label="Batería" part={BROKEN.battery} />
        <HealthPartLine label="Cámara Secundaria" part={WELL.camera_2} />
        <HealthPartLine label="Sensores" part={undefined} />
      </HealthPartLines>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cámara Secundaria').closest('li')).toHaveTextContent(/· No instalada$/);
    await expect(canvas.getByText('Sensores').closest('li')).toHaveTextContent(/· Sin datos$/);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Ready, play: MissingPart.play, parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
