import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Filters } from '@vigia/domain/farm';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { panelView } from '../../shared/series/panel-view.ts';
import { pestRequest } from '../../shared/series/pest-request.ts';
import { pestSentences } from '../../shared/series/summaries.ts';
import { CONTEXT, TODAY } from '../../testing/sample-farm.ts';
import { CHILL, CLIMATE, CROP, MILDEW, TRAPS } from '../../testing/sample-series.ts';
import { sampleCurve, sampleWeeks } from '../../testing/sample-state.ts';
import { ChillView } from './chill/chill-view.tsx';
import { ClimateView } from './climate/climate-view.tsx';
import { CropsView } from './crops/crops-view.tsx';
import type { ExplorerFrameProps } from './explorer-frame.tsx';
import { explorerScope, shownFilters } from './explorer-scope.ts';
import { MildewView } from './mildew/mildew-view.tsx';
import { chillPage, climatePage, cropPage, mildewPage, type PageRule, pestPage } from './page-rules.ts';
import { PestsView } from './pests/pests-view.tsx';

type Frame = Omit<ExplorerFrameProps, 'title' | 'children'>;
interface PageArgs {
  readonly rule: PageRule;
  readonly filters?: Filters;
  readonly fields?: Frame['bar']['fields'];
  readonly stale?: Frame['stale'];
  readonly children: (frame: Frame) => ReactNode;
}

/** A page whose filters can be changed. */
function Page({ rule, filters = {}, fields = FIELDS, stale = [], children }: PageArgs) {
  const [requested, setRequested] = useState(filters);
  const [gone, setGone] = useState(stale);
  const shown = shownFilters(CONTEXT, requested, rule);
  return (
    <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
      {children({
        bar: { context: CONTEXT, filters: shown, usual: rule(CONTEXT, {}), fields, onFilters: setRequested },
        scope: explorerScope(CONTEXT, shown),
        stale: gone,
        onStaleSeen: () => setGone([]),
      })}
    </main>
  );
}
const FIELDS = ['season', 'sector', 'crop', 'dates'] as const;
const ALL_FIELDS = ['season', 'sector', 'crop', 'pest', 'dates'] as const;

const { season } = explorerScope(CONTEXT, { season: 9 });
const shared = { view: panelView('90days', { season }, TODAY, []), onPeriodChange: fn() };
const origin = { start: { date: season!.start, reason: 'season' }, stations: 3 } as const;

const request = pestRequest(explorerScope(CONTEXT, { season: 9, sector: 3, pest: 1 }), TODAY)!;
const pestData = {
  pestId: 1,
  pestName: request.pest.name,
  metric: request.metric,
  start: request.start,
  degreeDays: sampleCurve(request.start.date),
  missingDays: 3,
  stations: 2,
  captures: {},
  markers: [],
};
const pests = (frame: Frame, state: 'ready' | 'loading' | 'error' = 'ready') => {
  const isReady = state === 'ready';
  const answer = { ...shared, state, onRetry: fn() };
  return (
    <PestsView
      frame={frame}
      hasPests
      pest={{ ...answer, data: isReady ? pestData : null }}
      sentences={isReady ? pestSentences(pestData, TRAPS[0]!.daily, TODAY, TODAY) : []}
      beside={null}
      increments={{ ...answer, data: isReady ? sampleWeeks() : null }}
      captures={{ ...answer, data: isReady ? TRAPS : null }}
    />
  );
};

const meta = {
  title: 'Consola/Informes',
  component: Page,
  parameters: {
    docs: {
      description: {
        component:
          'Las páginas de Informes: la misma barra de filtros, y debajo los paneles de cada tema. Sin estaciones, o con un enlace que pide algo que ya no está, lo dicen y ofrecen la salida.',
      },
    },
  },
  args: { rule: pestPage, fields: ALL_FIELDS, children: pests },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;
const narrow = { viewport: { value: 'narrow' } };

export const Pests: Story = {
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Plagas' })).toBeVisible();
    for (const name of ['Plagas', 'Capturas incrementales', 'Capturas por estación'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    await step('captures by station have four series', async () => {
      await userEvent.click(page.getByRole('button', { name: /Serie/ }));
      await expect(await screen.findAllByRole('option')).toHaveLength(4);
      await userEvent.click(screen.getByRole('option', { name: 'Incrementales martes y viernes' }));
      await waitFor(() =>
        expect(page.getByRole('application', { name: /incrementales martes y viernes/ })).toBeVisible(),
      );
    });
    await step('all fields need one for degree-days, captures go on', async () => {
      await userEvent.click(page.getByRole('button', { name: /Campo/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Todos' }));
      await waitFor(() => expect(page.getByText('Elija un campo')).toBeVisible());
      await expect(page.getByRole('region', { name: 'Capturas por estación' })).toBeVisible();
    });
  },
};
export const PestsLoading: Story = { args: { children: (frame) => pests(frame, 'loading') } };
export const PestsFailed: Story = {
  args: { children: (frame) => pests(frame, 'error') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: 'Reintentar' })).toHaveLength(3);
  },
};
export const PestsWithoutPest: Story = {
  args: { filters: { sector: 4, pest: 'none' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Elija una plaga')).toBeVisible();
  },
};
export const PestsNarrow: Story = { globals: narrow };

export const Crops: Story = {
  args: {
    rule: cropPage,
    fields: FIELDS,
    children: (frame) => <CropsView frame={frame} panel={{ ...shared, data: CROP }} />,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Próximo estado')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '¿De dónde sale?' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText(/Base 4,5 °C, óptimo 25 °C/)).toBeVisible());
  },
};
export const CropsNotFollowed: Story = {
  args: { ...Crops.args!, filters: { sector: 4, crop: 10 } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Las horas-grado no se siguen en este hospedero'),
    ).toBeVisible();
  },
};
export const CropsNarrow: Story = { args: { ...Crops.args! }, globals: narrow };

export const Mildew: Story = {
  args: {
    rule: mildewPage,
    fields: FIELDS,
    children: (frame) => <MildewView frame={frame} panel={{ ...shared, origin, data: MILDEW }} />,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: /Hongo/ })).toBeDisabled();
    await expect(page.getByRole('button', { name: /Hongo/ })).toHaveTextContent('Oídio');
    await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();
  },
};
export const MildewDoesNotApply: Story = {
  args: { ...Mildew.args!, filters: { sector: 4, crop: 22 } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('El seguimiento de Oídio no aplica para este cultivo'),
    ).toBeVisible();
  },
};
export const MildewNarrow: Story = {
  args: { ...Mildew.args! },
  globals: narrow,
  play: async ({ canvasElement }) => {
    const expand = within(canvasElement).getByRole('button', { name: 'Ampliar gráficos' });
    const chart = () => within(canvasElement).getAllByRole('application')[0]!;
    const before = chart().getBoundingClientRect().height;
    await userEvent.click(expand);
    await expect(expand).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(chart().getBoundingClientRect().height).toBeGreaterThan(before + 100));
  },
};

export const Climate: Story = {
  args: {
    rule: climatePage,
    children: (frame) => <ClimateView frame={frame} panel={{ ...shared, origin, data: CLIMATE }} />,
  },
};
export const ClimateEmpty: Story = {
  args: {
    rule: climatePage,
    children: (frame) => <ClimateView frame={frame} panel={{ ...shared, data: null, state: 'empty' }} />,
  },
};
export const ClimateNarrow: Story = { args: { ...Climate.args! }, globals: narrow };

/** A link to a season that was removed. */
export const StaleLink: Story = {
  args: { ...Climate.args!, stale: ['season', 'sector'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/El enlace pedía una temporada y un campo/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(page.queryByText(/El enlace pedía/)).toBeNull());
  },
};
/** No station matches the filters: the page says so and offers to clear them. */
export const WithoutStations: Story = {
  args: { ...Climate.args!, filters: { sector: 3, crop: 'none' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Sin estaciones con estos filtros')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(page.getByRole('region', { name: 'Clima' })).toBeVisible());
  },
};

export const Chill: Story = {
  args: {
    rule: chillPage,
    fields: FIELDS,
    children: (frame) => <ChillView frame={frame} panel={{ ...shared, origin, data: CHILL }} />,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Horas (h)')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Horas Frío/ }));
    await userEvent.click(page.getByRole('button', { name: /^Dynamic/ }));
    await waitFor(() => expect(page.getByText('Porciones de frío (PF)')).toBeVisible());
  },
};
export const ChillNarrow: Story = { args: { ...Chill.args! }, globals: narrow };
