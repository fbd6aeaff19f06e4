import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays, isoDate } from '@vigia/domain';
import {
  type AlertRuleDraft,
  EMPTY_ALERT_RULE,
  type TestedSeason,
  validateAlertRule,
} from '@vigia/domain/events';
import { useMemo, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { PESTS, SECTORS, STATIONS } from '../../testing/sample-farm.ts';
import { RuleTestView, type RuleTestViewProps } from './rule-test-view.tsx';
import { preparedFor, testedRuleOf } from './tried-rule.ts';

const CYDIA = 2;
const SECTOR = SECTORS[0]!;
const [FIRST, SECOND] = STATIONS;

/** A season with two flights of a hundred days; each year's is a little later and larger than the one before. */
function season(year: number, more: Partial<TestedSeason> = {}): TestedSeason {
  const start = isoDate(`${year}-05-01`);
  const biofix = isoDate(`${year}-10-01`);
  const later = (year * 7) % 11;
  const trap = (station: typeof FIRST, share: number) => {
    const day = (i: number) => {
      const flight = 12 * Math.exp(-((((i - 190 - later) % 70) / 12) ** 2)) * (i > 150 && i < 330 ? 1 : 0);
      return Math.round(share * flight + ((i * 37) % 19 === 0 ? 1 : 0));
    };
    return {
      station: { id: station!.id, sectorId: SECTOR.id, nodeSerial: station!.nodeSerial },
      pestId: CYDIA,
      daily: { start, values: Float64Array.from({ length: 365 }, (_, i) => day(i)) },
    };
  };
  const values = Array.from({ length: 212 }, (_, i) => 8 * (i + 1));
  return {
    season: { id: year, name: `${year}–${(year + 1) % 100}`, start, end: addDays(start, 364) },
    traps: [trap(FIRST, 1), trap(SECOND, 0.6)],
    total: {
      sectorId: SECTOR.id,
      pestId: CYDIA,
      seasonId: year,
      accumulated: { start: biofix, step: 'day', values },
    },
    biofix,
    ...more,
  };
}
const YEARS = [2025, 2024, 2023, 2022, 2021].map((year) => season(year));

interface TriedProps extends Omit<RuleTestViewProps, 'prepared' | 'errors'> {
  readonly tested: readonly TestedSeason[];
}

/** The screen with its rule, on seasons that are given. */
function Tried({ tested, onChange, ...props }: TriedProps) {
  const [draft, setDraft] = useState(props.draft);
  const key = JSON.stringify(testedRuleOf(draft));
  const prepared = useMemo(() => preparedFor(JSON.parse(key), tested), [key, tested]);
  const change = (changes: Partial<AlertRuleDraft>) => {
    onChange(changes);
    setDraft((now) => ({ ...now, ...changes }));
  };
  return (
    <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
      <RuleTestView {...props} {...{ draft, prepared }} errors={validateAlertRule(draft)} onChange={change} />
    </main>
  );
}

const meta = {
  title: 'Consola/Probar la regla',
  component: Tried,
  parameters: { coversPage: true },
  args: {
    clientName: 'Viña Los Aromos',
    crumbs: [{ label: 'Avisos', href: '#avisos' }, { label: 'Probar la regla' }],
    draft: { ...EMPTY_ALERT_RULE, pestId: CYDIA, sectorIds: [SECTOR.id], monthFrom: 9, monthTo: 4 },
    sectors: SECTORS,
    pests: PESTS.filter(({ id }) => id === CYDIA),
    stations: STATIONS,
    onChange: fn(),
    hasPast: true,
    ...{ isLoading: false, failed: [], onRetry: fn(), tested: YEARS },
    ...{
      asAlert: '#aviso',
      asThreshold: '#umbral',
      hrefs: { seasons: '#temporadas', stations: '#estaciones' },
    },
  },
} satisfies Meta<typeof Tried>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The slider and the number are one threshold; what it would have done is told at once. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        /^Con 5 o más capturas en 7 días, \d+ avisos en 5 temporadas: \d+ antes del máximo \(mediana/,
      ),
    ).toBeVisible();
    const slider = canvas.getByRole('slider', { name: 'Umbral' });
    await expect(slider).toHaveAttribute('aria-valuetext', '5 capturas');
    fireEvent.change(slider, { target: { value: '20' } });
    await expect(canvas.getByText(/^Con 20 o más capturas en 7 días, /)).toBeVisible();
    const number = canvas.getByRole('spinbutton', { name: /Avisar desde/ });
    await expect(number).toHaveValue('20');
    await userEvent.clear(number);
    await expect(canvas.queryByRole('heading', { name: 'Resultado' })).not.toBeInTheDocument();
    await userEvent.type(number, '9000');
    await expect(
      canvas.getByText('Con 9.000 o más capturas en 7 días, ningún aviso en 5 temporadas.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Lo más que sumó una trampa en 7 días fueron \d+ capturas\.$/),
    ).toBeVisible();
    await userEvent.clear(number);
    await userEvent.type(number, '8');
    await expect(canvas.getByRole('link', { name: 'Usar como aviso' })).toBeVisible();
    await expect(canvas.getByText('Como umbral, la plaga se ve en rojo desde 8 capturas.')).toBeVisible();
  },
};
/** Days ahead of a stage: fifteen thresholds. */
export const Stage: Story = {
  args: {
    draft: {
      ...EMPTY_ALERT_RULE,
      kind: 'stage',
      stage: 'egg',
      days: 5,
      pestId: CYDIA,
      sectorIds: [SECTOR.id],
    },
    asThreshold: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Con «huevo» a 5 días o menos, \d+ avisos en 5 temporadas/)).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Umbral' })).toHaveAttribute('max', '15');
    await expect(
      canvas.queryByRole('link', { name: 'Usar como umbral del cliente' }),
    ).not.toBeInTheDocument();
  },
};
/** Seasons that cannot be judged are named, with what they lack; few of them are said to be few. */
export const Gaps: Story = {
  args: {
    tested: [
      season(2025),
      season(2024, { traps: [] }),
      season(2023, { biofix: null, total: null }),
      season(2022, {
        traps: season(2022).traps.map((trap) => ({
          ...trap,
          daily: {
            ...trap.daily,
            values: trap.daily.values.map((v, i) => (i > 200 && i < 230 ? Number.NaN : v)),
          },
        })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /Fuera de los totales: 2024–25 \(sin fotos ni conteos\); 2022–23 \(sin fotos ni conteos del/,
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/^Solo se cuentan 2 temporadas/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /2023–24.*sin biofix/ })).toBeVisible();
  },
};
export const NoneUsable: Story = {
  args: { tested: [season(2025, { traps: [] })] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Ninguna temporada tiene datos suficientes para juzgar esta regla.'),
    ).toBeVisible();
  },
};
export const Wrong: Story = {
  args: { draft: { ...EMPTY_ALERT_RULE, pestId: CYDIA, sectorIds: [SECTOR.id], days: '90' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Complete la regla para ver qué habría hecho.')).toBeVisible();
    await expect(canvas.getByText(/1 ≤ .* ≤ 60/)).toBeVisible();
  },
};
export const NoSeasons: Story = {
  args: { hasPast: false, tested: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay temporadas terminadas')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a temporadas' })).toBeVisible();
  },
};
export const NoTraps: Story = { args: { sectors: [] } };
export const Loading: Story = { args: { isLoading: true, tested: [] } };
/** What could not be read is named, and the rest is there. */
export const Failed: Story = {
  args: { failed: ['2020–21', '2019–20'] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^No se pudo leer 2020–21 y 2019–20/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** Whoever may set nothing reads the same. */
export const ReadOnly: Story = {
  args: { asAlert: null, asThreshold: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Resultado' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Usar como/ })).not.toBeInTheDocument();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
