import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { expect, within } from 'storybook/test';
import { ChipRow } from '../../controls/chip/chip-row.tsx';
import type { StatesOf } from '../../testing/states.ts';
import { MildewChip } from './mildew-chip.tsx';

const asOf = isoDate('2026-11-23');
const meta = {
  id: 'dominio-mildewchip',
  title: 'Dominio/Etiqueta de oídio · MildewChip',
  component: MildewChip,
  parameters: {
    states: {
      named: { Empty: 'Levels' },
      never: {
        Loading: 'it stands once the index is known',
        Error: 'without an index it says that there is none, as in Levels',
        Dense: 'a field has one',
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Riesgo de oídio de un campo: el índice de Gubler con su clase en color, forma y palabras, y al pulsar qué ' +
          'significa cada clase y de qué día es. Sin índice dice que no hay datos. El gráfico completo es `MildewPanel`.',
      },
    },
  },
  args: { mildew: { index: 63, since: isoDate('2026-11-20'), asOf }, detailsHref: '#hongos' },
} satisfies Meta<typeof MildewChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Oídio ?· índice 63 ?, riesgo alto/ }));
    const body = within(canvasElement.ownerDocument.body);
    const classes = await body.findByRole('dialog');
    await expect(within(classes).getAllByRole('listitem')).toHaveLength(3);
    await expect(classes).toHaveTextContent('63');
  },
};

export const Levels: Story = {
  render: () => (
    <ChipRow>
      <MildewChip mildew={{ index: 10, since: null, asOf }} />
      <MildewChip mildew={{ index: 45, since: null, asOf }} />
      <MildewChip mildew={{ index: 90, since: null, asOf }} />
      <MildewChip mildew={{ index: null, since: null, asOf: null }} />
    </ChipRow>
  ),
};
export const Dark: Story = { ...Levels, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...Levels, globals: { viewport: { value: 'narrow' } } };
