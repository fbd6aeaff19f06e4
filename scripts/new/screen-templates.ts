/**
 * Templates of `pnpm new screen`: a screen that reads the console's state, and a view that renders its props.
 */

export const screenSource = (
  name: string,
  id: string,
): string => `import { useFarm } from '../../shared/state/farm.ts';
import { ${name}View } from './${id}-view.tsx';

/** What it is for, in one sentence. */
export function ${name}Screen() {
  const { tree } = useFarm();
  return <${name}View sectors={tree.sectors.map(({ name }) => name)} />;
}
`;

export const viewSource = (
  name: string,
  id: string,
): string => `import { EmptyState, PageHeader, useWords } from '@vigia/ui';
import { ${roomOf(id)} } from './words.ts';

interface ${name}ViewProps {
  /** Names of the fields, in the order of the list. */
  readonly sectors: readonly string[];
}

/** What it shows, in one sentence. */
export function ${name}View({ sectors }: ${name}ViewProps) {
  const words = useWords(${roomOf(id)});
  return (
    <>
      <PageHeader title={words.title} />
      {sectors.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <ul>
          {sectors.map((sector) => (
            <li key={sector}>{sector}</li>
          ))}
        </ul>
      )}
    </>
  );
}
`;

export const screenStories = (
  name: string,
  id: string,
  title: string,
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name}View } from './${id}-view.tsx';

const meta = {
  title: 'Consola/${title}',
  component: ${name}View,
  args: { sectors: ['Apalta', 'Los Maitenes'] },
} satisfies Meta<typeof ${name}View>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '${title}' })).toBeVisible();
  },
};
export const Empty: Story = { args: { sectors: [] } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
`;

export const wordsSource = (id: string, title: string): string => `import { room } from '@vigia/ui';

export const ${roomOf(id)} = room('${id}', {
  title: '${title}',
  empty: 'No hay campos',
  emptyHint: 'Se crean en Administración.',
});
`;

/** `weather-diary` → `WEATHER_DIARY` */
const roomOf = (id: string): string => id.toUpperCase().replaceAll('-', '_');
