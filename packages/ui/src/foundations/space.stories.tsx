import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from '../theme/styled.ts';
import { BREAKPOINT, LAYOUT, RADIUS, SPACE } from '../theme/tokens.ts';
import { FoundationPage, FoundationPart, Sample, Samples } from './page.tsx';

const Bar = styled.span`
  display: block;
  height: 16px;
  border-radius: 2px;
  background: ${({ theme }) => theme.color.primary};
`;

const Corner = styled.span`
  height: 56px;
  margin-bottom: 6px;
  border: 2px solid ${({ theme }) => theme.color.control};
  background: ${({ theme }) => theme.color.sunken};
`;

const SPACE_USES: Readonly<Record<keyof typeof SPACE, string>> = {
  xs: 'Entre un icono y su palabra',
  s: 'Entre controles vecinos',
  m: 'Dentro de una tarjeta compacta',
  l: 'Dentro de una tarjeta',
  xl: 'Entre tarjetas y al borde de la página',
  xxl: 'Entre partes de una página',
};

const LAYOUT_USES: Readonly<Record<keyof typeof LAYOUT, string>> = {
  topBar: 'Alto de la barra superior',
  drawer: 'Ancho del menú lateral',
  touchTarget: 'Mínimo de lo que se toca con el dedo',
  chart: 'Alto de un gráfico',
  mapNarrow: 'Alto de un mapa en pantalla angosta',
  viewerWidth: 'Ancho del visor de imágenes',
  viewerHeight: 'Alto del visor de imágenes',
};

function SpacePage() {
  return (
    <FoundationPage
      title="Espacio"
      lead="Todo cae en una cuadrícula de 4 px. Poco aire entre lo que va junto, bastante entre lo que no: el espacio agrupa antes que las líneas."
    >
      <FoundationPart title="Escala">
        <Samples $least={260}>
          {Object.entries(SPACE).map(([name, px]) => (
            <Sample key={name}>
              <Bar style={{ width: px }} data-space={px} />
              <strong>{SPACE_USES[name as keyof typeof SPACE]}</strong>
              <small>
                space.{name} · {px} px
              </small>
            </Sample>
          ))}
        </Samples>
      </FoundationPart>
      <FoundationPart title="Esquinas">
        <Samples>
          {Object.entries(RADIUS).map(([name, px]) => (
            <Sample key={name}>
              <Corner style={{ borderRadius: px }} />
              <small>
                radius.{name} · {px} px
              </small>
            </Sample>
          ))}
        </Samples>
      </FoundationPart>
      <FoundationPart
        title="Medidas fijas"
        note={`Bajo ${BREAKPOINT.narrow} px una pantalla es angosta: las tablas pasan a tarjetas y los filtros a una hoja. Bajo ${BREAKPOINT.medium} px las leyendas bajan del gráfico.`}
      >
        <Samples>
          {Object.entries(LAYOUT).map(([name, px]) => (
            <Sample key={name}>
              <strong>{LAYOUT_USES[name as keyof typeof LAYOUT]}</strong>
              <small>
                layout.{name} · {px} px
              </small>
            </Sample>
          ))}
        </Samples>
      </FoundationPart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Fundamentos/Espacio',
  component: SpacePage,
  parameters: {
    docs: {
      description: {
        component:
          'Elija el espacio por la relación entre dos cosas, no por lo que sobra. Si un valor no está en la escala, casi siempre el diseño pide agrupar de otra manera.',
      },
    },
  },
} satisfies Meta<typeof SpacePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-space]')];
    await expect(bars).toHaveLength(Object.keys(SPACE).length);
    for (const bar of bars) await expect(bar.offsetWidth).toBe(Number(bar.dataset.space));
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
