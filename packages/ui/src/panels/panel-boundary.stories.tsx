import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../controls/button/button.tsx';
import { Card } from '../controls/card/card.tsx';
import type { StatesOf } from '../testing/states.ts';
import { styled } from '../theme/styled.ts';
import { PanelBoundary } from './panel-boundary.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: 16px;
  padding: 16px;
`;

/** A panel that must not be affected: its count is lost if an error elsewhere mounts it again. */
function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <Card title={name}>
      <Button onPress={() => setCount(count + 1)}>{`${name}, revisiones: ${count}`}</Button>
    </Card>
  );
}

/** Throws while `broken` is true, as a panel does with invalid data. */
function Fragile({ broken, children }: { readonly broken: () => boolean; readonly children: ReactNode }) {
  if (broken()) throw new RangeError('not a calendar day (YYYY-MM-DD): not a day');
  return <Card title="Clima">{children}</Card>;
}

const broken = fn(() => true);

const meta = {
  id: 'paneles-panelboundary',
  title: 'Paneles/Borde de un panel · PanelBoundary',
  component: PanelBoundary,
  parameters: {
    states: {
      never: {
        Loading: 'the panel inside knows',
        Empty: 'the panel inside knows',
        Dense: 'the panel inside decides how much it shows',
      },
    } satisfies StatesOf,
    docs: {
      description: {
        component:
          'Encierra un panel para que un fallo al dibujarlo no arrastre al resto de la pantalla. Todo panel de la biblioteca ya trae el suyo; úselo al componer un panel propio con gráficos o tablas. El panel que falla dice qué no se pudo mostrar, que los datos siguen guardados y ofrece reintentar; sus vecinos siguen como estaban.',
      },
    },
  },
  args: { name: 'Clima', onError: fn(), children: 'Sin fallos' },
  render: (args) => (
    <Columns>
      <PanelBoundary name="Plagas">
        <Counter name="Plagas" />
      </PanelBoundary>
      <PanelBoundary {...args} />
      <PanelBoundary name="Horas frío">
        <Counter name="Horas frío" />
      </PanelBoundary>
    </Columns>
  ),
  beforeEach: () => {
    broken.mockImplementation(() => true);
  },
} satisfies Meta<typeof PanelBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { children: <Fragile broken={() => false}>24,1 °C</Fragile> } };

/** One of three panels fails after the others were used: they keep their state, and it can be tried again. */
export const Failed: Story = {
  parameters: { expectsErrors: true },
  args: {
    children: (
      <Fragile broken={broken}>
        <p>Máxima 24,1 °C</p>
      </Fragile>
    ),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the neighbours work beside the fault', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo mostrar el panel Clima');
      await expect(args.onError).toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Plagas, revisiones: 0' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Horas frío, revisiones: 0' }));
    });
    await step('trying again in vain takes nothing from them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
      await expect(canvas.getByRole('alert')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Plagas, revisiones: 1' })).toBeVisible();
    });
    await step('once the cause is gone the panel is there again', async () => {
      broken.mockImplementation(() => false);
      await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
      await expect(canvas.getByText('Máxima 24,1 °C')).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Horas frío, revisiones: 1' })).toBeVisible();
    });
  },
};

const failing = {
  args: { children: <Fragile broken={() => true}>24,1 °C</Fragile> },
  parameters: { expectsErrors: true },
};
export const Narrow: Story = { ...failing, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...failing, parameters: { ...failing.parameters, theme: 'dark' } };
export const Sol: Story = { ...failing, parameters: { ...failing.parameters, theme: 'sol' } };
