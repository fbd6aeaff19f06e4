import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../button/button.tsx';
import { PALETTES } from './palettes.ts';
import { VigiaProvider } from './theme.tsx';
import type { Mode } from './tokens.ts';

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: 8px 16px;
  padding: 16px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
`;

const Swatch = styled.div<{ $color: string }>`
  display: flex;
  align-items: center;
  gap: 8px;
  &::before {
    content: '';
    width: 32px;
    height: 20px;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: 4px;
    background: ${({ $color }) => $color};
  }
`;

function Palette({ mode }: { mode: Mode }) {
  const { color, status, series, marker, stage } = PALETTES[mode];
  const statusColors = Object.entries(status).flatMap(([name, colors]) =>
    Object.entries(colors).map(([part, value]) => [`${name} ${part}`, value] as const),
  );
  const all = [color, series, marker, stage].flatMap((group) => Object.entries(group));
  return (
    <VigiaProvider mode={mode}>
      <Sheet>
        {[...all, ...statusColors].map(([name, value]) => (
          <Swatch key={name} $color={value}>
            {name}
          </Swatch>
        ))}
      </Sheet>
    </VigiaProvider>
  );
}

/** What a widget does: everything of the library inside a shadow root, styles included. */
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

const meta = { title: 'Tema', component: Palette, args: { mode: 'light' } } satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { mode: 'dark' } };
export const Sol: Story = { args: { mode: 'sol' } };

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
