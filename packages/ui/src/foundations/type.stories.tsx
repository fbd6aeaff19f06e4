import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatNumber } from '@vigia/domain/es';
import { expect } from 'storybook/test';
import { textSize } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { FONT_SIZE, FONT_WEIGHT, type FontSize, SPACE } from '../theme/tokens.ts';
import { FoundationPage, FoundationPart, Sample } from './page.tsx';

const USES: Readonly<Record<FontSize, string>> = {
  small: 'Ejes, pies y fechas',
  compact: 'Leyendas y notas',
  base: 'Texto, controles y tablas',
  large: 'Bajada de un título',
  title: 'Título de una tarjeta',
  figure: 'Cifra destacada',
  page: 'Título de la página',
};

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 190px;
  align-items: baseline;
  gap: ${SPACE.s}px ${SPACE.l}px;
  padding: 8px 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};

  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
  @media (max-width: 799px) { grid-template-columns: 1fr; }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Figures = styled.table`
  width: min(100%, 420px);
  border-collapse: collapse;
  td, th { padding: 6px 8px; border-bottom: 1px solid ${({ theme }) => theme.color.line}; text-align: left; }
  td + td, th + th { text-align: right; }
`;

const ROWS: [string, number][] = [
  ['Casablanca N-01', 1111.1],
  ['San Fernando N-03', 948.7],
  ['Curicó N-02', 1204],
];

function TypePage() {
  return (
    <FoundationPage
      title="Tipografía"
      lead="Source Sans 3, servida con la aplicación: ninguna letra viene de otro sitio. Cifras de ancho igual, para que las columnas se lean como columnas."
    >
      <FoundationPart
        title="Tamaños"
        note="14 px en la consola; en pantallas táctiles todos crecen en proporción hasta 16 px."
      >
        <List>
          {Object.entries(USES).map(([name, use]) => (
            <Line key={name} data-size={name}>
              <span style={{ fontSize: textSize(name as FontSize), lineHeight: 1.25 }}>
                Vuelo de la primera generación
              </span>
              <small>
                {use} · {name}, {FONT_SIZE[name as FontSize]} px
              </small>
            </Line>
          ))}
        </List>
      </FoundationPart>
      <FoundationPart title="Pesos">
        <List>
          {Object.entries(FONT_WEIGHT).map(([name, weight]) => (
            <Line key={name}>
              <span style={{ fontWeight: weight, fontSize: textSize('title') }}>Polilla del racimo</span>
              <small>
                {name}, {weight}
              </small>
            </Line>
          ))}
        </List>
      </FoundationPart>
      <FoundationPart
        title="Cifras"
        note="A la derecha, con coma decimal, la unidad en la cabecera y todas con los mismos decimales."
      >
        <Sample as="div">
          <Figures>
            <thead>
              <tr>
                <th>Estación</th>
                <th>Grados día (°C·día)</th>
              </tr>
            </thead>
            <tbody>
              {ROWS.map(([station, value]) => (
                <tr key={station}>
                  <td>{station}</td>
                  <td data-figure>{formatNumber(value, 1)}</td>
                </tr>
              ))}
            </tbody>
          </Figures>
        </Sample>
      </FoundationPart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Fundamentos/Tipografía',
  component: TypePage,
  parameters: {
    docs: {
      description: {
        component:
          'Use `textSize("compact")` en vez de píxeles: así el texto crece en el teléfono. Un tamaño por jerarquía; para destacar, peso antes que tamaño.',
      },
    },
  },
} satisfies Meta<typeof TypePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    await expect(document.fonts.check("14px 'Source Sans 3 Variable'")).toBe(true);
    const sizes = [...canvasElement.querySelectorAll('[data-size] span')].map((text) =>
      Number.parseFloat(getComputedStyle(text).fontSize),
    );
    await expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    await expect(canvas.getByText('1.204,0')).toBeVisible();
    // Figures of equal width: eleven ones are as wide as eleven other digits.
    const width = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect().width;
    };
    await expect(width('1.111,1')).toBeCloseTo(width('1.204,0'), 1);
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
