import type { Meta, StoryObj } from '@storybook/react-vite';
import { SnackbarProvider } from '@vigia/ui';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { snippetOf, snippetPlaces } from './snippet.ts';
import { SnippetDialog } from './snippet-dialog.tsx';

const SECRET = 'pk_live_Zq3V8s0mYh5kTn2wRb7cXe4dLf9gJu1aPo6iBv0yNtE';
const hash = 'sha384-ZSgjuYxaxE1NxJiMdSVQjXfBvIqxu3uMJYF1c984zAjxWndGIbVONJYTDvgrloSF';
const delivered = {
  versions: {
    latest: '0.1.0',
    versions: [
      { version: '0.1.0', files: [{ path: '/embed/v0.1.0/loader.js', bytes: 4900, integrity: hash }] },
    ],
  },
  server: 'https://vigia.example',
};

const meta = {
  title: 'Consola/Llaves de widgets/Código',
  component: SnippetDialog,
  args: {
    of: { state: 'made', secret: SECRET },
    places: snippetPlaces(
      { sector_ids: [SECTORS[0]!.id], station_ids: [], metrics: ['degree-days', 'card', 'risk'] },
      { sectors: SECTORS, stations: STATIONS },
    ),
    snippet: (place, only) => snippetOf(SECRET, place, only, delivered) ?? '',
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
} satisfies Meta<typeof SnippetDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Made: Story = {
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Copie la llave ahora' }));
    const code = dialog.getByLabelText('Para pegar en la página');
    await expect(code).toHaveTextContent(/vigia-degree-days sector="3".*vigia-risk-badge sector="3"/);
    await step('one widget of one station', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /Lugar/ }));
      await userEvent.click(screen.getByRole('option', { name: `Estación ${STATIONS[0]!.name}` }));
      await userEvent.click(dialog.getByRole('button', { name: /Widget/ }));
      await userEvent.click(screen.getByRole('option', { name: 'Ficha de estación' }));
      await expect(code).toHaveTextContent(/<vigia-station-card station="\d+" public-key="pk_live_Zq3V/);
      await expect(code).not.toHaveTextContent('vigia-degree-days');
    });
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
/** Its answer was lost on the way: there is no key to paste. */
export const Lost: Story = { args: { of: { state: 'lost' } } };
export const Again: Story = { args: { of: { state: 'known', name: 'Cooperativa Apalta' } } };
