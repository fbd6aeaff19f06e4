/** Templates of `pnpm new component`: a control, and a component that shows data in four states. */

export interface Naming {
  /** `StatusBar` */
  readonly name: string;
  /** `status-bar` */
  readonly file: string;
  /** First word of the story's title: `Controles`, `Gráficos`, … */
  readonly shelf: string;
  /** Relative path from the component's folder to `src`: `../../`. */
  readonly up: string;
}

export function controlSource({ name, up }: Naming): string {
  return `import type { ReactNode } from 'react';
import { styled } from '${up}theme/styled.ts';
import { RADIUS } from '${up}theme/tokens.ts';

const Box = styled.div\`
  padding: 8px 12px;
  border: 1px solid \${({ theme }) => theme.color.line};
  border-radius: \${RADIUS.card}px;
  background: \${({ theme }) => theme.color.surface};
  color: \${({ theme }) => theme.color.text};
  overflow-wrap: anywhere;
\`;

export interface ${name}Props {
  /** What it says. */
  readonly children: ReactNode;
}

/** What it is, in one sentence. */
export function ${name}({ children }: ${name}Props) {
  return <Box>{children}</Box>;
}
`;
}

export function controlStories({ name, file, shelf }: Naming): string {
  return `${storyHead(name, file, shelf, `{ children: 'Estación Casablanca 3' }`)}
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Estación Casablanca 3')).toBeVisible();
  },
};
export const Dense: Story = { args: { children: 'Fundo '.repeat(50) } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
`;
}

export function dataSource({ name, up }: Naming): string {
  return `import { EmptyState } from '${up}controls/notice/empty-state.tsx';
import { ErrorState } from '${up}controls/notice/error-state.tsx';
import { Skeleton } from '${up}controls/skeleton/skeleton.tsx';
import { styled } from '${up}theme/styled.ts';
import { RADIUS } from '${up}theme/tokens.ts';

const Box = styled.section\`
  padding: 16px;
  border: 1px solid \${({ theme }) => theme.color.line};
  border-radius: \${RADIUS.card}px;
  background: \${({ theme }) => theme.color.surface};
  color: \${({ theme }) => theme.color.text};
\`;

export interface ${name}Props {
  /** Its name, for people and for screen readers. */
  readonly title: string;
  /** Oldest first, °C; null is a hole. */
  readonly values: readonly (number | null)[];
  /** \`empty\` needs no saying: it is \`ready\` without values. */
  readonly state?: 'loading' | 'error' | 'ready';
  readonly onRetry?: () => void;
}

/** What it shows, in one sentence. */
export function ${name}({ title, values, state = 'ready', onRetry }: ${name}Props) {
  return (
    <Box aria-label={title} aria-busy={state === 'loading'}>
      <${name}Content title={title} values={values} state={state} {...(onRetry && { onRetry })} />
    </Box>
  );
}

function ${name}Content({ title, values, state, onRetry }: ${name}Props) {
  if (state === 'loading') return <Skeleton $height="120px" />;
  if (state === 'error') {
    return <ErrorState title={\`No se pudo leer \${title}\`} {...(onRetry && { onRetry })} />;
  }
  if (values.length === 0) return <EmptyState title="Sin datos">Elija otro período.</EmptyState>;
  return <p>{values.map((value) => value?.toLocaleString('es-CL') ?? 'sin dato').join(' · ')}</p>;
}
`;
}

export function dataStories({ name, file, shelf }: Naming): string {
  return `${storyHead(name, file, shelf, `{ title: 'Temperatura máxima', values: [24.1, null, 26.3] }`)}
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24,1 · sin dato · 26,3')).toBeVisible();
  },
};
export const Loading: Story = { args: { state: 'loading', values: [] } };
export const Empty: Story = { args: { values: [] } };
export const Failed: Story = {
  args: { state: 'error', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dense: Story = { args: { values: Array.from({ length: 400 }, (_, i) => (i * 7) % 31) } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
`.replace("import { expect } from 'storybook/test'", "import { expect, fn } from 'storybook/test'");
}

/** The description is too short on purpose, so that a test asks for two to five sentences. */
function storyHead(name: string, file: string, shelf: string, args: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${file}.tsx';

const meta = {
  title: '${shelf}/${name}',
  component: ${name},
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'Cuándo se usa, y por qué.' } },
  },
  args: ${args},
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;
`;
}
