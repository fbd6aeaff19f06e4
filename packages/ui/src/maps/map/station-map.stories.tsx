import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PALETTES } from '../../theme/palettes.ts';
import { BROKEN_TILES, manyStations, STATIONS, TILES, withoutWebGL } from './map-stories.fixture.ts';
import { StationMap } from './station-map.tsx';

const meta = {
  id: 'mapa-stationmap',
  title: 'Mapa/Mapa de estaciones · StationMap',
  component: StationMap,
  args: { stations: STATIONS, height: '380px' },
  parameters: {
    docs: {
      description: {
        component:
          'Dónde están las estaciones y cómo están, arriba de una lista o en la ficha de una estación. Funciona sin red: el mapa base viene con la biblioteca y las imágenes satelitales se piden a la dirección que se le dé en `tiles`. Con más de 200 estaciones las agrupa y las dibuja en un lienzo; la lista las alcanza todas con teclado. Si solo importa el orden o la comparación, conviene una tabla.',
      },
    },
  },
} satisfies Meta<typeof StationMap>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
/** The map is drawn by software here, which takes long on a busy machine. */
const PATIENCE = { timeout: 45_000 };
const button = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('button', { name }, PATIENCE);

export const Ready: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a station opens, is read and is left with the keyboard', async () => {
      const marker = await button(canvas, 'Curicó N-01, con error');
      marker.focus();
      await userEvent.keyboard('{Enter}');
      const popup = within(await canvas.findByRole('dialog', { name: 'Curicó N-01' }));
      await expect(popup.getByText('Santa Inés · Manzano (Fuji)')).toBeVisible();
      await expect(popup.getByRole('link', { name: 'Ver Curicó N-01' })).toHaveAttribute('href', '#curico');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(marker).toHaveFocus();
    });
    await step('neighbours stand under one marker until the map comes nearer', async () => {
      await userEvent.click(await button(canvas, '2 estaciones, acercar'));
      await button(canvas, 'Casablanca N-02, con advertencia');
      await userEvent.click(canvas.getByRole('button', { name: 'Ver todas las estaciones' }));
      await button(canvas, '2 estaciones, acercar');
    });
    await step('the focus stays with the first of them', async () => {
      (await button(canvas, '2 estaciones, acercar')).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Casablanca N-0\d/), PATIENCE);
    });
  },
};

/** Stations at the same position are displaced, each connected by a line. */
export const Overlapping: Story = {
  args: { stations: STATIONS.slice(5) },
  play: async ({ canvas, userEvent }) => {
    (await button(canvas, '4 estaciones en el mismo lugar, separar')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Buin N-0\d/), PATIENCE);
    const markers = await canvas.findAllByRole('button', { name: /^Buin N-0\d/ });
    const places = markers.map((marker) => marker.getBoundingClientRect());
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) await expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24);
    const pressed = canvas.getByRole('button', { name: 'Buin N-02, con advertencia' });
    await userEvent.click(pressed);
    const popup = (await canvas.findByRole('dialog', { name: 'Buin N-02' })).getBoundingClientRect();
    const marker = pressed.getBoundingClientRect();
    await expect(popup.bottom <= marker.top || popup.top >= marker.bottom).toBe(true);
    await expect(canvas.getByRole('link', { name: 'Ver Buin N-02' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { stations: [], state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando el mapa');
    await expect(canvas.getByRole('region', { name: 'Mapa de estaciones' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  args: { stations: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/No hay estaciones/)).toBeVisible(), PATIENCE);
    await expect(canvas.queryByRole('button', { name: 'Ver todas las estaciones' })).toBeNull();
  },
};

export const ErrorShown: Story = {
  name: 'Error',
  args: { stations: [], state: 'error', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudieron cargar las estaciones');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/**
 * Text higher than the map: the popup stays in the map with its link visible, and the rest can be scrolled to.
 */
const LONG_DETAILS = 'Cámara: sin fotos desde el 9 nov (14 días) · revise cámara y papel. '.repeat(12);

const expectInside = async (map: HTMLElement, inside: HTMLElement) => {
  const [outer, inner] = [map.getBoundingClientRect(), inside.getBoundingClientRect()];
  await expect(inner.left).toBeGreaterThanOrEqual(outer.left);
  await expect(inner.top).toBeGreaterThanOrEqual(outer.top);
  await expect(inner.right).toBeLessThanOrEqual(outer.right);
  await expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
};

/** Popups are inside the map for every position of a station, also on a phone. */
export const NarrowDetails: Story = {
  args: { details: () => LONG_DETAILS },
  render: ({ height, ...args }) => <StationMap {...args} />,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const map = canvas.getByRole('region', { name: 'Mapa de estaciones' });
    for (const name of ['Curicó N-01', 'San Fernando N-01', 'San Clemente N-01']) {
      await userEvent.click(await button(canvas, new RegExp(`^${name}`)));
      const popup = await canvas.findByRole('dialog', { name });
      await waitFor(() => expectInside(map, popup));
      const link = within(popup).queryByRole('link', { name: `Ver ${name}` });
      if (link) await expectInside(popup, link);
      await userEvent.click(within(popup).getByRole('button', { name: 'Cerrar' }));
    }
  },
};

/** Ten thousand stations: drawn in groups, and available as a list. */
export const Dense: Story = {
  args: { stations: manyStations(10_000), onOpen: fn() },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await button(canvas, 'Ver como lista');
    await expect(canvasElement.querySelectorAll('.maplibregl-marker')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como lista' }));
    await expect(await canvas.findByText(/y 9\.900 estaciones más/)).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar estación' }), 'N-09999');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^N-09999/);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como mapa' }));
    await button(canvas, 'Ver como lista');
  },
};

/** More than 200 stations without a mouse: the list reaches each of them, by pages of a hundred or by name. */
export const DenseByKeyboard: Story = {
  args: { stations: manyStations(260), onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    (await button(canvas, 'Ver como lista')).focus();
    await userEvent.keyboard('{Enter}');
    const list = within(await canvas.findByRole('list', { name: 'Estaciones del mapa' }));
    await expect(list.getAllByRole('link')).toHaveLength(100);
    list.getByRole('button', { name: 'Mostrar 100 más' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await list.findAllByRole('link')).toHaveLength(200);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(260));
    await expect(list.queryByRole('button')).toBeNull();
    list.getByRole('link', { name: 'Ver N-00259' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'N-00260' }));
    canvas.getByRole('searchbox', { name: 'Buscar estación' }).focus();
    await userEvent.keyboard('00217');
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(1));
    const [only] = list.getAllByRole('link');
    for (let tabs = 0; tabs < 3 && only?.ownerDocument.activeElement !== only; tabs++) await userEvent.tab();
    await expect(only).toHaveFocus();
    await expect(only).toHaveAccessibleName('Ver N-00217');
  },
};

/** Satellite images that the reader can switch off. */
export const Hybrid: Story = {
  args: { tiles: TILES },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, 'Ver mapa sin imagen'));
    await expect(canvas.getByRole('button', { name: 'Ver imagen satelital' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver imagen satelital' }));
    await waitFor(() => expect(canvas.getByText(/Imagen de muestra/)).toBeVisible(), PATIENCE);
  },
};

/** The images cannot be loaded: the base map with the stations is shown. */
export const TilesFailing: Story = {
  args: { tiles: BROKEN_TILES },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/Sin imagen satelital por ahora/)).toBeVisible(), PATIENCE);
    await expect(canvas.getByRole('button', { name: 'Curicó N-01, con error' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await canvas.findByText(/Sin imagen satelital por ahora/, {}, PATIENCE);
  },
};

/** A browser that cannot draw maps shows the same stations as a list. */
export const WithoutWebGL: Story = {
  args: {
    onOpen: fn(),
    details: () => (
      <>
        <p>Todo en orden</p>
        <p>Sin capturas en siete días</p>
      </>
    ),
    height: '200px',
  },
  // It changes the whole page, so it is not on a docs page.
  tags: ['!autodocs'],
  beforeEach: withoutWebGL,
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText(/no puede dibujar el mapa/)).toBeVisible(), PATIENCE);
    const list = within(canvas.getByRole('list', { name: 'Estaciones del mapa' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(STATIONS.length);
    // The text of a station fits in its own row, however low the list is.
    for (const item of list.getAllByRole('listitem'))
      await expect(item.scrollHeight).toBeLessThanOrEqual(item.clientHeight);
    await expect(list.getByText(/Casablanca N-02/)).toHaveTextContent('Casablanca N-02, con advertencia');
    await expect(list.getAllByText('Todo en orden')).toHaveLength(STATIONS.length);
    await userEvent.click(list.getByRole('link', { name: 'Ver Curicó N-01' }));
    await expect(args.onOpen).toHaveBeenCalledWith(STATIONS[3]);
  },
};

const LONG = `Estación ${'de los potreros del bajo junto al canal '.repeat(7)}`.trim();
/** Invalid positions, and a name of three hundred letters. */
const hexOf = (pixel: Uint8ClampedArray) =>
  `#${Array.from(pixel.slice(0, 3), (part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The colours of a picture, of every fourth px or so. */
async function colorsIn(image: HTMLImageElement): Promise<Set<string>> {
  await image.decode();
  const [width, height] = [image.naturalWidth >> 2, image.naturalHeight >> 2];
  const paint = new OffscreenCanvas(width, height).getContext('2d')!;
  paint.imageSmoothingEnabled = false;
  paint.drawImage(image, 0, 0, width, height);
  const { data } = paint.getImageData(0, 0, width, height);
  return new Set(Array.from({ length: width * height }, (_, i) => hexOf(data.subarray(4 * i, 4 * i + 4))));
}

/** The colours of the map as it would be on paper; it comes after the markers. */
async function paperColors(canvasElement: HTMLElement): Promise<Set<string>> {
  const found = await waitFor(async () => {
    window.dispatchEvent(new Event('beforeprint'));
    const colors = await colorsIn(canvasElement.querySelector('img')!);
    await expect(colors.size).toBeGreaterThan(2);
    return colors;
  }, PATIENCE);
  return found;
}

/** Paper shows what was drawn, its markers in their places, as wide as the paper is. */
export const Printed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const marker = await button(canvas, 'Curicó N-01, con error');
    await paperColors(canvasElement);
    await expect(marker).toBeVisible();
    await expect(canvasElement.querySelector('img')!.getBoundingClientRect().width).toBeLessThanOrEqual(681);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const BadInput: Story = {
  args: {
    stations: [
      { id: 1, name: LONG, latitude: -34.98, longitude: -71.24, status: 'ok', href: '#largo' },
      {
        id: 2,
        name: 'Sin GPS',
        positionNote: 'Sin ubicación: se muestra en Santiago.',
        latitude: Number.NaN,
        longitude: -71.3,
        status: 'warning',
      },
      { id: 3, name: 'Fuera del mundo', latitude: -134, longitude: -71.3, status: 'error' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByText(/^2 estaciones sin posición válida/, {}, PATIENCE);
    await expect(note).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Estación de los potreros/ }, PATIENCE));
    const popup = await canvas.findByRole('dialog');
    await expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth);
    await userEvent.click(within(popup).getByRole('button', { name: 'Cerrar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como lista' }));
    await waitFor(() => expect(canvas.getByText(/Fuera del mundo/)).toBeVisible());
    await expect(canvas.getByText('Sin ubicación: se muestra en Santiago.')).toBeVisible();
  },
};

/** The specified height on a narrow screen, without a given height. */
export const Narrow: Story = {
  render: ({ stations }) => <StationMap stations={stations} />,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await button(canvas, 'Curicó N-01, con error');
    await expect(canvas.getByRole('region', { name: 'Mapa de estaciones' }).offsetHeight).toBe(300);
  },
};

export const Dark: Story = {
  parameters: { theme: 'dark' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('paper has the light map, also where the screen is dark', async () => {
      await button(canvas, 'Curicó N-01, con error');
      const colors = await paperColors(canvasElement);
      for (const ground of [PALETTES.light.map.water, PALETTES.light.map.home])
        await expect(colors).toContain(ground);
      for (const ground of [PALETTES.dark.map.water, PALETTES.dark.map.home])
        await expect(colors).not.toContain(ground);
      window.dispatchEvent(new Event('afterprint'));
    });
    await userEvent.click(await button(canvas, 'San Fernando N-01, en orden'));
    await canvas.findByRole('dialog', { name: 'San Fernando N-01' });
  },
};

export const Sol: Story = {
  parameters: { theme: 'sol' },
  play: async ({ canvas }) => {
    await button(canvas, 'Curicó N-01, con error');
  },
};
