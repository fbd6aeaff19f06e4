import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowUpDown,
  Bell,
  Bug,
  Building2,
  ChartLine,
  ChevronRight,
  CircleQuestionMark,
  CloudFog,
  Download,
  type LucideIcon,
  MapPin,
  Plus,
  RotateCw,
  Search,
  Snowflake,
  Sprout,
  Table2,
  Thermometer,
  Trash2,
  X,
} from 'lucide-react';
import { expect } from 'storybook/test';
import { STATES } from '../controls/chip/words.ts';
import { StatusIcon } from '../controls/status/status-icon.tsx';
import { styled } from '../theme/styled.ts';
import { ICON, type IconSize, type Status } from '../theme/tokens.ts';
import { FoundationPage, FoundationPart, Sample, Samples } from './page.tsx';

const MEANINGS: readonly (readonly [LucideIcon, string])[] = [
  [Bug, 'Plaga'],
  [Sprout, 'Hospedero'],
  [CloudFog, 'Hongos'],
  [Thermometer, 'Clima'],
  [Snowflake, 'Horas frío'],
  [MapPin, 'Estación'],
  [Building2, 'Cliente'],
  [Bell, 'Notificación'],
  [ChartLine, 'Gráfico'],
  [Table2, 'Tabla de datos'],
  [Search, 'Buscar'],
  [Plus, 'Agregar'],
  [X, 'Cerrar o quitar'],
  [Trash2, 'Eliminar'],
  [Download, 'Descargar'],
  [RotateCw, 'Reintentar'],
  [ArrowUpDown, 'Ordenar'],
  [ChevronRight, 'Seguir'],
  [CircleQuestionMark, 'Ayuda'],
];

const SIZES: Readonly<Record<IconSize, string>> = {
  small: 'Junto a texto pequeño',
  base: 'Dentro de un control',
  large: 'Solo, en una barra',
  state: 'Sobre un aviso vacío',
};

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const STATUSES = ['ok', 'warning', 'error', 'neutral'] as const satisfies readonly Status[];

function IconPage() {
  return (
    <FoundationPage
      title="Iconos"
      lead="Lucide, de trazo fino y del color del texto. Un icono acompaña a una palabra; cuando va solo, su botón lleva nombre."
    >
      <FoundationPart
        title="Estado"
        note="Una forma por estado: se distinguen sin color y en blanco y negro."
      >
        <Samples>
          {STATUSES.map((status) => (
            <Sample key={status}>
              <Line>
                <StatusIcon status={status} size={ICON.large} />
                <strong>{STATES.spanish[status]}</strong>
              </Line>
            </Sample>
          ))}
        </Samples>
      </FoundationPart>
      <FoundationPart title="Significados" note="Un mismo icono no dice dos cosas.">
        <Samples $least={170}>
          {MEANINGS.map(([Icon, meaning]) => (
            <Sample key={meaning}>
              <Line>
                <Icon size={ICON.base} aria-hidden />
                {meaning}
              </Line>
            </Sample>
          ))}
        </Samples>
      </FoundationPart>
      <FoundationPart title="Tamaños">
        <Samples>
          {Object.entries(SIZES).map(([name, use]) => (
            <Sample key={name}>
              <Line>
                <Bug size={ICON[name as IconSize]} aria-hidden data-size={name} />
                {use}
              </Line>
              <small>
                icon.{name} · {ICON[name as IconSize]} px
              </small>
            </Sample>
          ))}
        </Samples>
      </FoundationPart>
    </FoundationPage>
  );
}

const meta = {
  title: 'Fundamentos/Iconos',
  component: IconPage,
  parameters: {
    docs: {
      description: {
        component:
          'Use un icono cuando ayude a encontrar o a distinguir, no como adorno. Para un estado use siempre `StatusIcon`, que fija su forma; al lado va la palabra o un nombre para lectores de pantalla.',
      },
    },
  },
} satisfies Meta<typeof IconPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('con advertencia')).toBeVisible();
    const shapes = STATUSES.map(
      (status) => canvas.getByText(STATES.spanish[status]).parentElement?.querySelector('svg')?.innerHTML,
    );
    await expect(new Set(shapes).size).toBe(STATUSES.length);
    for (const icon of canvasElement.querySelectorAll<SVGElement>('[data-size]'))
      await expect(icon.clientWidth).toBe(ICON[icon.dataset.size as IconSize]);
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
