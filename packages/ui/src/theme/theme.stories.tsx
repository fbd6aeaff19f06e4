import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../controls/button/button.tsx';
import { Card } from '../controls/card/card.tsx';
import { Chip } from '../controls/chip/chip.tsx';
import { TextField } from '../controls/text-field/text-field.tsx';
import { FoundationPage, FoundationPart } from '../foundations/page.tsx';
import { styled } from './styled.ts';
import { VigiaProvider } from './theme.tsx';
import { ThemeScope } from './theme-scope.tsx';
import { type Mode, RADIUS, SPACE } from './tokens.ts';

const NAMES: Readonly<Record<Mode, string>> = { light: 'Claro', dark: 'Oscuro', sol: 'Sol' };
const USES: Readonly<Record<Mode, string>> = {
  light: 'Oficina',
  dark: 'Noche y salas oscuras',
  sol: 'Terreno, a pleno sol',
};

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${SPACE.l}px;
`;

const Frame = styled.section`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${RADIUS.card}px;
`;

const Inside = styled.div`
  display: grid;
  gap: ${SPACE.m}px;
  padding: ${SPACE.l}px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s}px;
`;

/** The same screen in the three palettes. */
function ThemePage() {
  return (
    <FoundationPage
      title="Tema"
      lead="Una sola fuente (theme/tokens.ts y theme/palettes.ts) alimenta los componentes, los gráficos, el mapa y las propiedades CSS. Tres paletas con los mismos nombres: cambiar de tema no cambia el código."
    >
      <FoundationPart title="Las tres paletas">
        <Beside>
          {(Object.keys(NAMES) as Mode[]).map((mode) => (
            <Frame key={mode} aria-label={NAMES[mode]}>
              <ThemeScope mode={mode}>
                <Inside>
                  <Card title={`${NAMES[mode]} · ${USES[mode]}`}>
                    <Inside style={{ padding: 0 }}>
                      <TextField label="Estación" defaultValue="Casablanca N-01" />
                      <Line>
                        <Chip status="ok">en orden</Chip>
                        <Chip status="warning">con advertencia</Chip>
                        <Chip status="error">con error</Chip>
                      </Line>
                      <Line>
                        <Button variant="primary">Guardar</Button>
                        <Button variant="secondary">Cancelar</Button>
                      </Line>
                    </Inside>
                  </Card>
                </Inside>
              </ThemeScope>
            </Frame>
          ))}
        </Beside>
      </FoundationPart>
    </FoundationPage>
  );
}

/** As in a widget: everything of the library inside a shadow root, with its styles. */
function InShadowRoot() {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  return (
    <div ref={host} data-testid="host">
      {root &&
        createPortal(
          <VigiaProvider target={root}>
            <Button variant="primary">Guardar</Button>
          </VigiaProvider>,
          root,
        )}
    </div>
  );
}

const meta = {
  title: 'Fundamentos/Tema',
  component: ThemePage,
  parameters: {
    docs: {
      description: {
        component:
          'Ponga un `VigiaProvider` en la raíz con `mode`, `density` y `locale`; para una parte de la página con otra paleta, `ThemeScope`. Quien no usa React lee las propiedades `--vigia-…` o llama a `cssVariables(themeOf("dark"))`.',
      },
    },
  },
} satisfies Meta<typeof ThemePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas }) => {
    const ground = (name: string) => {
      const button = within(canvas.getByRole('region', { name })).getByRole('button', { name: 'Guardar' });
      return getComputedStyle(button).backgroundColor;
    };
    await expect(['Claro', 'Oscuro', 'Sol'].map(ground)).toEqual([
      'rgb(30, 107, 60)',
      'rgb(95, 196, 138)',
      'rgb(10, 69, 34)',
    ]);
  },
};
/** Every story has the same day, while timers still run. */
export const SameDay: Story = {
  render: () => <time dateTime={new Date().toISOString()}>{new Date().toISOString().slice(0, 10)}</time>,
  play: async ({ canvas }) => {
    const before = performance.now();
    await new Promise((done) => setTimeout(done, 20));
    await expect(performance.now() - before).toBeGreaterThan(15);
    await expect(canvas.getByText('2026-11-21')).toHaveAttribute('datetime', '2026-11-21T15:00:00.000Z');
    await expect(new Date(0).getTime()).toBe(0);
    await expect(Date.now()).toBe(Date.parse('2026-11-21T15:00:00Z'));
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const ShadowRoot: Story = {
  render: () => <InShadowRoot />,
  play: async ({ canvas }) => {
    const root = canvas.getByTestId('host').shadowRoot;
    const button = await waitFor(() => {
      const found = root?.querySelector('button');
      if (!found) throw new Error('not drawn yet');
      return found;
    });
    await expect(root?.querySelector('style')).not.toBeNull();
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(30, 107, 60)');
    await expect(getComputedStyle(button).getPropertyValue('--vigia-series-degree-days')).toBe('#1e6b3c');
  },
};
