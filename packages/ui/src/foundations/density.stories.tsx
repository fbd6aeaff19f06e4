import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../controls/button/button.tsx';
import { TextField } from '../controls/text-field/text-field.tsx';
import { styled, useTheme } from '../theme/styled.ts';
import { ThemeScope } from '../theme/theme-scope.tsx';
import { DENSITY, type Density } from '../theme/tokens.ts';
import { FoundationPage, FoundationPart, Sample, Samples } from './page.tsx';

const NAMES: Readonly<Record<Density, string>> = { compact: 'Compacta', comfortable: 'Cómoda' };

const Rows = styled.ul`
  margin: 8px 0 12px;
  padding: 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: ${({ theme }) => theme.density.row}px;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
`;

const Form = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.density.gap}px;
`;

function DensityPage() {
  const { mode } = useTheme();
  return (
    <FoundationPage
      title="Densidad"
      lead="La misma pantalla para quien compara doce campos en un escritorio y para quien revisa uno. Cambian las alturas y los espacios, nunca el tamaño de la letra."
    >
      <FoundationPart title="Compacta y cómoda">
        <Samples $least={340}>
          {(Object.keys(NAMES) as Density[]).map((density) => (
            <li key={density}>
              <ThemeScope mode={mode} density={density}>
                <Sample as="section" aria-label={NAMES[density]}>
                  <strong>{NAMES[density]}</strong>
                  <small>
                    control {DENSITY[density].control} px · fila {DENSITY[density].row} px · espacio{' '}
                    {DENSITY[density].gap} px · borde {DENSITY[density].inset} px
                  </small>
                  <Rows>
                    <li>
                      Casablanca N-01 <b>14</b>
                    </li>
                    <li>
                      Curicó N-02 <b>0</b>
                    </li>
                    <li>
                      San Fernando N-03 <b>6</b>
                    </li>
                  </Rows>
                  <Form>
                    <TextField label="Estación" />
                    <Button variant="primary">Guardar</Button>
                  </Form>
                </Sample>
              </ThemeScope>
            </li>
          ))}
        </Samples>
      </FoundationPart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Fundamentos/Densidad',
  component: DensityPage,
  parameters: {
    docs: {
      description: {
        component:
          'La densidad es una preferencia de la persona y viene del `VigiaProvider`; un componente la lee de `theme.density`. En pantallas táctiles nada que se toque baja de 44 px, con cualquier densidad.',
      },
    },
  },
} satisfies Meta<typeof DensityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas }) => {
    for (const density of ['compact', 'comfortable'] as const) {
      const sample = within(canvas.getByLabelText(NAMES[density]));
      const row = sample.getByText(/Curicó/);
      await expect(row.offsetHeight).toBe(DENSITY[density].row);
      const button = sample.getByRole('button', { name: 'Guardar' });
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(DENSITY[density].control);
    }
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
