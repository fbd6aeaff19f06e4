import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ringsAround, STATIONS, TILES, TRAPS, withoutWebGL } from './map-stories.fixture.ts';
import { StationMap } from './station-map.tsx';
import { SurfaceLegend } from './surface-legend.tsx';

const meta = {
  title: 'Mapa/Superficie y su leyenda · SurfaceLegend',
  component: SurfaceLegend,
  args: {
    label: 'Capturas en 7 días',
    levels: ['ninguna', 'hasta 4', 'hasta 9', 'hasta 19', 'más de 19'],
    unknown: 'sin lectura',
    none: 'sin trampa cerca',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Qué significan los colores que un mapa de estaciones pone sobre el suelo con `surface`. Los tonos se distinguen por su claridad, también sin ver los colores; lo desconocido lleva líneas y lo que nadie mide no lleva nada. Si las clases son dos, se usan la primera y la más fuerte.',
      },
    },
    states: {
      never: {
        Loading: 'sus textos son de la pantalla',
        Error: 'no pide datos',
        Dense: 'las clases son cinco a lo más',
      },
    },
  },
} satisfies Meta<typeof SurfaceLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

const SURFACE = { cells: ringsAround(TRAPS), levels: 5 };
/** The map is drawn by software here, which takes long on a busy machine. */
const PATIENCE = { timeout: 45_000 };

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByText('sin trampa cerca')).toBeVisible();
  },
};
/** One insect is an alarm: two classes, the last in the strongest colour. */
export const TwoClasses: Story = { args: { levels: ['ninguna', 'más de 0'] } };

/** The map shows the whole surface, and markers say what their traps caught. */
export const OnMap: Story = {
  render: (args) => (
    <>
      <StationMap stations={TRAPS} surface={SURFACE} height="360px" />
      <SurfaceLegend {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const trap = await canvas.findByRole(
      'button',
      { name: '12: Apalta N-01, 12 capturas en 7 días' },
      PATIENCE,
    );
    await expect(canvas.getByRole('button', { name: '?: Apalta N-03, sin lectura en 7 días' })).toBeVisible();
    trap.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Apalta N-01' })).toBeVisible());
  },
};
/** Over satellite images the ground stays visible. */
export const OverImages: Story = {
  render: () => <StationMap stations={TRAPS} surface={SURFACE} tiles={TILES} height="360px" />,
};
/** A surface without any cell: the map shows the stations as always. */
export const Empty: Story = {
  render: () => <StationMap stations={STATIONS} surface={{ cells: [], levels: 3 }} height="360px" />,
};
/** The list says what the traps caught too. */
export const WithoutWebGL: Story = {
  render: () => <StationMap stations={TRAPS} surface={SURFACE} height="240px" />,
  tags: ['!autodocs'],
  beforeEach: withoutWebGL,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/no puede dibujar el mapa/)).toBeVisible(), PATIENCE);
    await expect(canvas.getByText(/Apalta N-01/)).toHaveTextContent('Apalta N-01, 12 capturas en 7 días');
  },
};
export const Narrow: Story = { ...OnMap, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...OnMap, parameters: { theme: 'dark' } };
export const Sol: Story = { ...OnMap, parameters: { theme: 'sol' } };
