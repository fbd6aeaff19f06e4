import type { Meta, StoryObj } from '@storybook/react-vite';
import { embedSnippet, snippetSubjects } from '@vigia/domain/published';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { SnippetDialog } from './snippet-dialog.tsx';

const SECRET = 'pk_live_Zq3V8s0mYh5kTn2wRb7cXe4dLf9gJu1aPo6iBv0yNtE';
const hash = 'sha384-ZSgjuYxaxE1NxJiMdSVQjXfBvIqxu3uMJYF1c984zAjxWndGIbVONJYTDvgrloSF';
const delivered = { versions: [{ files: [{ path: '/embed/v0.1.0/loader.js', integrity: hash }] }] };

const meta = {
  title: 'Consola/Llaves de widgets/Código',
  parameters: { coversPage: true },
  component: SnippetDialog,
  args: {
    of: {
      ...{ name: 'Cooperativa Apalta', key: SECRET, prefix: SECRET.slice(0, 16) },
      origins: ['https://www.cooperativa.example'],
    },
    subjects: snippetSubjects(
      { sectorIds: [SECTORS[0]!.id], stationIds: [], metrics: ['degree-days', 'card', 'risk'] },
      SECTORS,
      STATIONS,
    ),
    builds: [
      { site: 'https://www.cooperativa.example', text: 'v1.0.0-ab12cd34 · hoy', isOld: false },
      { site: 'https://blog.cooperativa.example', text: 'v0.9.0-0a1b2c3d · ayer', isOld: true },
    ],
    loader: { path: 'data:text/javascript,0', integrity: '' },
    snippet: ({ subject, only, ...look }) =>
      embedSnippet(subject, only, { ...look, key: SECRET, server: 'https://vigia.example' }, delivered) ?? '',
    onBring: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof SnippetDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Made: Story = {
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Código de Cooperativa Apalta' }));
    const code = dialog.getByLabelText('Para pegar en la página');
    await expect(dialog.getByText('blog.cooperativa.example').parentElement).toHaveTextContent(
      /v0\.9\.0-0a1b2c3d · ayer\s*Hay una más nueva/,
    );
    await expect(dialog.getAllByText('Hay una más nueva')).toHaveLength(1);
    await expect(code).toHaveTextContent(/<vigia-field sector="3" metrics="risk degree-days" public-key/);
    await step('all that the field has, one by one', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /Widget/ }));
      const [first, second] = screen.getAllByRole('option');
      await expect(first).toHaveTextContent('Resumen del campo');
      await userEvent.click(second!);
      await expect(code).toHaveTextContent(/vigia-degree-days sector="3".*vigia-risk-badge sector="3"/);
    });
    await step('one widget of one station', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /Lugar/ }));
      await userEvent.click(screen.getByRole('option', { name: `Estación ${STATIONS[0]!.name}` }));
      await userEvent.click(dialog.getByRole('button', { name: /Widget/ }));
      await userEvent.click(screen.getByRole('option', { name: 'Ficha de estación' }));
      await expect(code).toHaveTextContent(/<vigia-station-card station="\d+" public-key="pk_live_Zq3V/);
      await expect(code).not.toHaveTextContent('vigia-degree-days');
    });
    await step('in another language and in other colours, the picture written inside too', async () => {
      await expect(code).toHaveTextContent(/locale="es"><picture>/);
      await userEvent.click(dialog.getByRole('button', { name: /Idioma/ }));
      await userEvent.click(screen.getByRole('option', { name: 'Português' }));
      await userEvent.click(dialog.getByRole('button', { name: /Tema/ }));
      await userEvent.click(screen.getByRole('option', { name: 'Oscuro' }));
      await expect(code).toHaveTextContent(/locale="pt" theme="dark"><picture>.*mode=dark&amp;locale=pt/);
      await expect(code).toHaveTextContent(`alt="Ficha da estação: Estação ${STATIONS[0]!.name}"`);
    });
  },
};

/** The preview follows the chosen elements, column width, colours and height, and so does the code. */
export const Previewed: Story = {
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Código de Cooperativa Apalta' }));
    const preview = await dialog.findByRole('region', { name: 'Así se ve' });
    const elements = () => [...preview.querySelectorAll<HTMLElement>('[public-key]')];
    const choose = async (label: RegExp, option: string) => {
      await userEvent.click(dialog.getByRole('button', { name: label }));
      await userEvent.click(screen.getByRole('option', { name: option }));
    };
    await expect(elements().map(({ localName }) => localName)).toEqual(['vigia-field']);
    await expect(elements()[0]!.getAttribute('metrics')).toBe('risk degree-days');
    await choose(/Widget/, 'Todos los que publica');
    await expect(elements().map(({ localName }) => localName)).toEqual([
      'vigia-degree-days',
      'vigia-risk-badge',
    ]);
    await expect(dialog.getByRole('button', { name: /Alto/ })).toBeDisabled();
    await step('one of them, lower and in a narrow column', async () => {
      await choose(/Widget/, 'Insignia de riesgo');
      await choose(/Alto/, '300 px');
      await choose(/Ancho de la columna/, '320 px');
      const [badge, ...others] = elements();
      await expect(others).toEqual([]);
      await expect(badge!.getAttribute('height')).toBe('300');
      await expect(badge!.parentElement!.getBoundingClientRect().width).toBe(320);
      const code = dialog.getByRole('region', { name: 'Para pegar en la página' });
      await expect(code).toHaveTextContent(/<vigia-risk-badge .* height="300">/);
    });
  },
};

/** The partner's page opens in a new tab; the console sends no request to it. */
export const TriedOnASite: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Código de Cooperativa Apalta' }));
    const link = () => dialog.queryByRole('link', { name: 'Probar en mi sitio' });
    await expect(link()).toHaveAttribute('href', 'https://www.cooperativa.example/#vigia-probar');
    await expect(link()).toHaveAttribute('target', '_blank');
    const address = dialog.getByRole('textbox', { name: 'Dirección de su página' });
    await userEvent.type(address, '/boletin?mes=11#arriba');
    await expect(link()).toHaveAttribute(
      'href',
      'https://www.cooperativa.example/boletin?mes=11#vigia-probar',
    );
    await userEvent.clear(address);
    await userEvent.type(address, 'www.cooperativa.example');
    await expect(link()).toBeNull();
    await waitFor(() => expect(dialog.getByText(/^Escriba la dirección completa/)).toBeVisible());
    await expect(dialog.getByText(/Si no aparece un recuadro de Vigía en su página/)).toBeVisible();
  },
};

/** If the widgets' script fails to load, the code is still shown. */
export const WithoutPreview: Story = {
  args: { loader: { path: '/no-loader.js', integrity: '' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Código de Cooperativa Apalta' }));
    await waitFor(() => expect(dialog.getByText(/No se pudo cargar la vista previa/)).toBeVisible());
    await expect(dialog.getByRole('region', { name: 'Para pegar en la página' })).toBeVisible();
  },
};

/** The message stays until the code changes. If the browser refuses to copy, the code is selected. */
export const CopiedByKeyboard: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Código de Cooperativa Apalta' }));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const code = dialog.getByRole('region', { name: 'Para pegar en la página' });
    const button = dialog.getByRole('button', { name: 'Copiar código' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByText('Copiado')).toBeVisible());
    await expect(write).toHaveBeenLastCalledWith(code.textContent);
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(code).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: /Idioma/ }));
    await userEvent.click(screen.getByRole('option', { name: 'English' }));
    await expect(dialog.queryByText('Copiado')).toBeNull();

    write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(button);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/No se pudo copiar/);
    await expect(getSelection()!.toString().trim()).toBe(code.textContent);
    write.mockResolvedValue();
    await userEvent.click(button);
    await waitFor(() => expect(dialog.getByText('Copiado')).toBeVisible());
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
/** A key created before keys were stored: the user pastes it to get the code. */
export const Brought: Story = {
  args: { of: { name: 'Cooperativa Apalta', key: null, prefix: SECRET.slice(0, 16), origins: [] } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Código de Cooperativa Apalta' }));
    const key = dialog.getByRole('textbox', { name: 'Llave completa' });
    await expect(dialog.queryByText(/public-key/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar llave' }));
    await waitFor(() => expect(dialog.getByText('Pegue la llave')).toBeVisible());
    await userEvent.type(key, ` ${SECRET} {Enter}`);
    await waitFor(() => expect(args.onBring).toHaveBeenCalledWith(SECRET));
  },
};
