import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../controls/button/button.tsx';
import { styled } from '../theme/styled.ts';
import { MOTION, RADIUS } from '../theme/tokens.ts';
import { FoundationPage, FoundationPart, Sample, Samples } from './page.tsx';

const Track = styled.div`
  height: 48px;
  padding: 4px;
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.sunken};
  overflow: hidden;
`;

const Dot = styled.div<{ $moved: boolean; $time: string }>`
  width: 40px;
  height: 40px;
  border-radius: ${RADIUS.pill}px;
  background: ${({ theme }) => theme.color.primary};
  transform: translateX(${({ $moved }) => ($moved ? 120 : 0)}px);
  transition: transform ${({ $time }) => $time} ${MOTION.easing};
`;

const USES = [
  ['fast', 'Color, opacidad, un filtro que se quita'],
  ['slow', 'Un panel o un menú que aparece'],
] as const;

function MotionPage() {
  const [moved, setMoved] = useState(false);
  return (
    <FoundationPage
      title="Movimiento"
      lead="Solo para explicar qué cambió y adónde fue. Entre 150 y 200 milisegundos; nada, si la persona pide menos movimiento en su equipo."
    >
      <FoundationPart title="Duraciones" note={`Con la misma curva: ${MOTION.easing}.`}>
        <div>
          <Button variant="secondary" onPress={() => setMoved(!moved)}>
            Mover
          </Button>
        </div>
        <Samples $least={260}>
          {USES.map(([name, use]) => (
            <Sample key={name}>
              <Track>
                <Dot $moved={moved} $time={MOTION[name]} data-motion={name} />
              </Track>
              <strong>{use}</strong>
              <small>
                motion.{name} · {MOTION[name]}
              </small>
            </Sample>
          ))}
        </Samples>
      </FoundationPart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Fundamentos/Movimiento',
  component: MotionPage,
  parameters: {
    docs: {
      description: {
        component:
          'Anime lo que aparece, se va o cambia de lugar; nunca los datos de un gráfico. Use `MOTION.fast` o `MOTION.slow`: con movimiento reducido el estilo global lleva ambos a cero.',
      },
    },
  },
} satisfies Meta<typeof MotionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dots = [...canvasElement.querySelectorAll('[data-motion]')];
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const times = () => dots.map((dot) => Number.parseFloat(getComputedStyle(dot).transitionDuration) * 1000);
    await waitFor(() =>
      expect(times().every((ms) => (reduced ? ms < 1 : ms >= 150 && ms <= 200))).toBe(true),
    );
    const left = () => dots[0]!.getBoundingClientRect().left;
    const before = left();
    await userEvent.click(canvas.getByRole('button', { name: 'Mover' }));
    await waitFor(() => expect(left()).toBeCloseTo(before + 120, 0));
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
