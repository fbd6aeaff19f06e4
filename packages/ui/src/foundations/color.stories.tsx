import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatNumber } from '@vigia/domain/es';
import { expect, waitFor } from 'storybook/test';
import { contrast } from '../theme/contrast.ts';
import { type ContrastPair, graphicPairs, LEAST_CONTRAST, textPairs } from '../theme/contrast-pairs.ts';
import { textSize } from '../theme/mixins.ts';
import { styled, useTheme } from '../theme/styled.ts';
import { type Colors, RADIUS } from '../theme/tokens.ts';
import { FoundationPage, FoundationPart, Sample, Samples } from './page.tsx';
import { COLOR_USES } from './words.ts';

const Block = styled.span`
  height: 44px;
  margin-bottom: 6px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.control}px;
`;

const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 290px), 1fr));
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${textSize('compact')};

  li { display: grid; grid-template-columns: 40px 1fr auto; align-items: center; gap: 8px; }
`;

const Chip = styled.span`
  display: grid;
  place-items: center;
  height: 26px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 4px;
  font-weight: 600;
`;

const Dot = styled.i`
  width: 12px;
  height: 12px;
  border-radius: 50%;
  background: currentColor;
`;

/** Each pair of colours as it is used on the screen, with its contrast. */
function PairList({ pairs, least, letters }: { pairs: ContrastPair[]; least: number; letters: boolean }) {
  return (
    <Pairs>
      {pairs.map(({ name, front, back }) => {
        const ratio = contrast(front, back);
        return (
          <li key={name} data-enough={ratio >= least}>
            <Chip aria-hidden style={{ background: back, color: front }}>
              {letters ? 'Aa' : <Dot />}
            </Chip>
            <span>{name}</span>
            <strong>{formatNumber(ratio, 1)} : 1</strong>
          </li>
        );
      })}
    </Pairs>
  );
}

function ColorPage() {
  const theme = useTheme();
  const least = LEAST_CONTRAST[theme.mode];
  return (
    <FoundationPage
      title="Color"
      lead="Superficies blancas sobre un gris verdoso, un solo verde fuerte, y el estado siempre con forma además de color. Las tres paletas (claro, oscuro y sol) tienen los mismos nombres."
    >
      <FoundationPart title="Superficies, texto y acciones">
        <Samples>
          {Object.entries(theme.color).map(([name, value]) => (
            <Sample key={name}>
              <Block style={{ background: value }} data-color={name} />
              <strong>{COLOR_USES[name as keyof Colors]}</strong>
              <small>
                color.{name} · {value}
              </small>
            </Sample>
          ))}
        </Samples>
      </FoundationPart>
      <FoundationPart
        title="Contraste del texto"
        note={`Cada texto sobre cada fondo que le toca: al menos ${formatNumber(least.text, 1)} : 1.`}
      >
        <PairList pairs={textPairs(theme)} least={least.text} letters />
      </FoundationPart>
      <FoundationPart
        title="Contraste de líneas y formas"
        note={`Bordes, iconos y series sobre su fondo: al menos ${formatNumber(least.graphic, 1)} : 1.`}
      >
        <PairList pairs={graphicPairs(theme)} least={least.graphic} letters={false} />
      </FoundationPart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Fundamentos/Color',
  component: ColorPage,
  parameters: {
    docs: {
      description: {
        component:
          'Los colores se nombran por su oficio, no por su tono: use `theme.color.muted`, nunca un valor. La prueba mide cada par que se encuentra en pantalla; un color nuevo entra con su par.',
      },
    },
  },
} satisfies Meta<typeof ColorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-enough=false]')).toHaveLength(0);
    await expect(canvas.getByText('color.text / color.page').parentElement).toHaveTextContent(/\d+,\d : 1$/);
    const block = canvasElement.querySelector('[data-color=primary]');
    await expect(getComputedStyle(block!).backgroundColor).toBe('rgb(30, 107, 60)');
  },
};
export const Dark: Story = {
  parameters: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const page = getComputedStyle(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.backgroundColor).toBe('rgb(15, 21, 17)'));
    await expect(page.getPropertyValue('--vigia-color-page')).toBe('#0f1511');
  },
};
export const Sol: Story = {
  parameters: { theme: 'sol' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/al menos 7,0 : 1/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-enough=false]')).toHaveLength(0);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
