import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SignalQuality } from '@vigia/domain/devices';
import { SIGNAL_QUALITY_WORDS } from '@vigia/domain/es';
import { expect, within } from 'storybook/test';
import { Chip } from '../controls/chip/chip.tsx';
import { StatusIcon } from '../controls/status/status-icon.tsx';
import { styled, useTheme } from '../theme/styled.ts';
import { DASH, OPACITY, type Status } from '../theme/tokens.ts';
import { FoundationPage, FoundationPart, Sample, Samples } from './page.tsx';
import { MARKER_USES, SERIES_USES, STAGE_USES, STATUS_USES } from './words.ts';

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  svg { flex: none; }
`;

const Band = styled.span`
  display: block;
  padding: 6px 10px;
  border-left: 5px solid;
  border-radius: 4px;
  font-weight: 600;
`;

/** A token's stroke and its name: a colour is never shown without its word. */
function Stroke({ name, use, color, dash }: { name: string; use: string; color: string; dash?: string }) {
  return (
    <Sample data-token={name}>
      <svg viewBox="0 0 160 24" height="24" role="img" aria-label={use}>
        <path
          d="M2,18L40,8L80,14L158,4"
          fill="none"
          stroke={color}
          strokeWidth="2.5"
          strokeDasharray={dash}
        />
      </svg>
      <strong>{use}</strong>
      <small>{name}</small>
    </Sample>
  );
}

function ForecastSample() {
  const { color, series } = useTheme();
  return (
    <svg
      viewBox="0 0 400 110"
      role="img"
      aria-label="Pronóstico: línea punteada con su rango"
      style={{ maxWidth: 480 }}
    >
      <rect x="220" width="180" height="110" fill={color.primaryTint} opacity={OPACITY.zone} />
      <path d="M220,62L400,6L400,58Z" fill={series.degreeDays} fillOpacity={OPACITY.spread} />
      <path d="M0,100L110,86L220,62" stroke={series.degreeDays} strokeWidth="2.5" fill="none" />
      <path
        d="M220,62L400,32"
        stroke={series.degreeDays}
        strokeWidth="2.5"
        strokeDasharray={DASH.forecast}
        fill="none"
      />
      <path d="M220,0V110" stroke={color.text} strokeWidth="1.5" />
      <path d="M120,0V110" stroke={color.muted} strokeWidth="1.5" strokeDasharray={DASH.marker} />
    </svg>
  );
}

function SeriesPage() {
  const theme = useTheme();
  return (
    <FoundationPage
      title="Serie y estado"
      lead="Cada serie tiene el mismo color en todas las pantallas: lo cálido es máximo, lo frío es mínimo, los grados día son verdes. El estado lleva icono y palabra, además de color."
    >
      <FoundationPart
        title="Estado"
        note="Los mismos cuatro niveles sirven para equipos, capturas de una plaga y riesgo de oídio."
      >
        <Samples $least={260}>
          {Object.entries(theme.status).map(([name, { tint, text }]) => (
            <Sample key={name}>
              <Row>
                <StatusIcon status={name as Status} size={22} />
                <Chip status={name as Status}>{name}</Chip>
              </Row>
              <strong style={{ background: tint, color: text, padding: '2px 6px', borderRadius: 4 }}>
                {STATUS_USES[name as Status]}
              </strong>
            </Sample>
          ))}
        </Samples>
      </FoundationPart>
      <FoundationPart
        title="Series"
        note="Distintas entre sí también para quien no distingue rojo de verde; la prueba lo mide con la visión simulada de cada caso."
      >
        <Samples $least={150}>
          {Object.entries(SERIES_USES).map(([name, use]) => (
            <Stroke key={name} name={name} use={use} color={theme.series[name as keyof typeof SERIES_USES]} />
          ))}
        </Samples>
      </FoundationPart>
      <FoundationPart title="Marcadores y estadios">
        <Samples $least={150}>
          {Object.entries(MARKER_USES).map(([name, use]) => (
            <Stroke
              key={name}
              name={name}
              use={use}
              color={theme.marker[name as keyof typeof MARKER_USES]}
              dash={DASH.marker}
            />
          ))}
          {Object.entries(STAGE_USES).map(([name, use]) => (
            <Stroke key={name} name={name} use={use} color={theme.stage[name as keyof typeof STAGE_USES]} />
          ))}
        </Samples>
      </FoundationPart>
      <FoundationPart
        title="Pronóstico"
        note="El mismo tono que lo medido, punteado, con su rango probable y sobre una zona sombreada desde hoy."
      >
        <Sample as="div">
          <ForecastSample />
        </Sample>
      </FoundationPart>
      <FoundationPart title="Calidad de señal">
        <Samples>
          {Object.entries(theme.signal).map(([name, { main, tint, text }]) => (
            <li key={name}>
              <Band style={{ background: tint, color: text, borderColor: main }}>
                {SIGNAL_QUALITY_WORDS[name as SignalQuality]}
              </Band>
            </li>
          ))}
        </Samples>
      </FoundationPart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Fundamentos/Serie y estado',
  component: SeriesPage,
  parameters: {
    docs: {
      description: {
        component:
          'Al agregar una serie a un gráfico, elija el nombre que dice qué es (`max`, `captures`…) y no el color que le gusta. Si dos series comparten un gráfico, la prueba de visión simulada debe conocerlas.',
      },
    },
  },
} satisfies Meta<typeof SeriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas, canvasElement }) => {
    const strokes = [...canvasElement.querySelectorAll('[data-token] path')];
    await expect(strokes.length).toBe(
      [SERIES_USES, MARKER_USES, STAGE_USES].flatMap((uses) => Object.keys(uses)).length,
    );
    const signal = within(canvas.getByRole('region', { name: 'Calidad de señal' }));
    await expect(signal.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Excelente',
      'Buena',
      'Regular',
      'Mala',
    ]);
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
