import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { expect, within } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { StationHealthIcon } from './station-health-icon.tsx';
import { StationHealthParts } from './station-health-parts.tsx';
import { BLIND_STATION, BROKEN_STATION, WARNED_STATION, WELL_STATION } from './stories/health.fixture.ts';

const meta = {
  id: 'dominio-stationhealthicon',
  title: 'Dominio/Salud de una estación · StationHealthIcon',
  component: StationHealthIcon,
  subcomponents: { StationHealthParts },
  parameters: {
    states: {
      named: { Error: 'States', Empty: 'States' },
      never: {
        Loading: 'a row waits with a skeleton of its own',
        Dense: 'tens of them stand in the list of fields',
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Cómo está una estación, solo con la forma, para filas de muchas; al pulsar, su estado en palabras y sus ' +
          'partes (`StationHealthParts`). Donde hay lugar para el nombre use `StationHealthChip`.',
      },
    },
  },
  args: { name: 'N-05', health: BROKEN_STATION, answer: 'ready', detailsHref: '#n-05' },
} satisfies Meta<typeof StationHealthIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^N-05, / }));
    const opened = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(opened).toHaveTextContent('N-05');
    await expect(within(opened).getByRole('link')).toHaveAttribute('href', '#n-05');
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <StationHealthIcon name="N-01" health={WELL_STATION} answer="ready" />
      <StationHealthIcon name="N-03" health={WARNED_STATION} answer="ready" />
      <StationHealthIcon name="N-05" health={BROKEN_STATION} answer="ready" />
      <StationHealthIcon name="N-08" answer="error" />
      <StationHealthIcon name="N-09" answer="past" />
    </div>
  ),
};
export const Parts: Story = { render: () => <StationHealthParts health={BROKEN_STATION} /> };

/** Only the failing parts; a camera without photos has one sentence, with what to do. */
export const OnlyFailing: Story = {
  render: () => (
    <>
      <StationHealthParts health={BLIND_STATION} today={isoDate('2026-11-21')} onlyFailing />
      <StationHealthParts health={WELL_STATION} onlyFailing />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      /^Cámara ?Sin fotos desde el 9 nov \(12 días\) · revise cámara y papel$/,
    );
    await expect(canvas.getByText('Todo en orden')).toBeVisible();
  },
};

export const Dark: Story = { ...States, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
