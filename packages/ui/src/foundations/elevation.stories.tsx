import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from '../theme/styled.ts';
import { type Elevation, LAYER, RADIUS } from '../theme/tokens.ts';
import { FoundationPage, FoundationPart, Sample, Samples } from './page.tsx';

const USES: Readonly<Record<Elevation, string>> = {
  raised: 'Barra bajo la que pasa el contenido',
  marker: 'Punto sobre un mapa o una foto',
  float: 'Menú, aviso emergente, cursor de un gráfico',
  modal: 'Diálogo y menú lateral sobre la página',
};

const LAYER_USES: Readonly<Record<keyof typeof LAYER, string>> = {
  raised: 'El foco dentro de un grupo',
  sticky: 'Barra superior, cabecera de tabla',
  modal: 'Diálogo, menú lateral',
  snackbar: 'Aviso que pasa',
  skipLink: 'Ir al contenido',
};

const Plate = styled.div<{ $level: Elevation }>`
  display: grid;
  place-items: center;
  height: 110px;
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme, $level }) => theme.shadow[$level]};
  font-weight: 600;
`;

const Ground = styled(Samples)`
  gap: 32px;
  padding: 24px;
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.sunken};
`;

function ElevationPage() {
  return (
    <FoundationPage
      title="Elevación"
      lead="La sombra dice que algo flota y que se va; una tarjeta no flota, tiene borde. A pleno sol las sombras no se ven: son líneas."
    >
      <FoundationPart title="Sombras">
        <Ground>
          {Object.entries(USES).map(([level, use]) => (
            <li key={level}>
              <Plate $level={level as Elevation} data-level={level}>
                {level}
              </Plate>
              <p>{use}</p>
            </li>
          ))}
        </Ground>
      </FoundationPart>
      <FoundationPart title="Capas" note="De abajo hacia arriba; una capa nunca se inventa en un componente.">
        <Samples $least={180}>
          {Object.entries(LAYER).map(([name, z]) => (
            <Sample key={name}>
              <strong>{LAYER_USES[name as keyof typeof LAYER]}</strong>
              <small>
                layer.{name} · {z}
              </small>
            </Sample>
          ))}
        </Samples>
      </FoundationPart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Fundamentos/Elevación',
  component: ElevationPage,
  parameters: {
    docs: {
      description: {
        component:
          'Solo lo que flota lleva sombra: `theme.shadow.float` para menús y avisos, `modal` para diálogos. Lo que está en la página se separa con borde y espacio.',
      },
    },
  },
} satisfies Meta<typeof ElevationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvasElement }) => {
    const shadows = [...canvasElement.querySelectorAll('[data-level]')].map(
      (plate) => getComputedStyle(plate).boxShadow,
    );
    await expect(new Set(shadows).size).toBe(4);
    await expect(shadows).not.toContain('none');
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
