import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { expect, within } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { withState } from '../../testing/with-state.tsx';
import { SeasonSelect } from './season-select.tsx';

const season = (id: number, year: number) => ({
  id,
  name: `${year}–${String(year + 1).slice(2)}`,
  start: isoDate(`${year}-07-01`),
});
const SEASONS = [season(31, 2024), season(40, 2026), season(35, 2025)];

const meta = {
  id: 'dominio-seasonselect',
  title: 'Dominio/Selector de temporada · SeasonSelect',
  component: SeasonSelect,
  args: { seasons: SEASONS, value: 40, onChange: () => {} },
  parameters: {
    states: {
      never: {
        Loading: 'it is a Select, whose stories show it',
        Error: 'it is a Select, whose stories show it',
        Dense: 'it is a Select, whose stories show it',
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'La temporada que se mira. La de inicio más reciente va primero, vengan como vengan. En los filtros lleva además «Todas» (`allLabel`); en el detalle de un campo y en los formularios no, porque ahí hace falta una.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 200, minHeight: 240, paddingTop: 8 }}>
        <Story />
      </div>
    ),
  ],
  render: withState(SeasonSelect),
} satisfies Meta<typeof SeasonSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const Ready: Story = {
  args: { allLabel: 'Todas' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Temporada/ });
    await userEvent.click(select);
    const body = bodyOf(canvasElement);
    await body.findByRole('option', { name: 'Todas' });
    const names = body.getAllByRole('option').map((option) => option.textContent);
    await expect(names).toEqual(['Todas', '2026–27', '2025–26', '2024–25']);
    await userEvent.click(body.getByRole('option', { name: 'Todas' }));
    await expect(select).toHaveTextContent('Todas');
  },
};

export const WithoutAll: Story = {};
export const Empty: Story = { args: { seasons: [], value: null, placeholder: 'Sin temporadas' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Ready, parameters: { theme: 'dark' } };
