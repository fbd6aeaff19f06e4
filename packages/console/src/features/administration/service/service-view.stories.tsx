import type { Meta, StoryObj } from '@storybook/react-vite';
import type { KeptFinding, ServiceCheck, ServiceState } from '@vigia/domain/service';
import { expect, fn } from 'storybook/test';
import { ServiceView } from './service-view.tsx';

const AT = Date.UTC(2026, 10, 20, 13, 7);

const found = (
  check: ServiceCheck,
  state: ServiceState,
  sentence: string,
  more: Partial<KeptFinding> = {},
): KeptFinding => ({
  check,
  state,
  sentence,
  advice: null,
  figures: [],
  faults: [],
  checkedAt: AT,
  since: AT - 86_400_000,
  ...more,
});

const FINDINGS: readonly KeptFinding[] = [
  found('database', 'well', 'Responde y su esquema es el de este programa.', {
    figures: [
      { label: 'PostgreSQL', value: '18.4' },
      { label: 'Tamaño', value: '216,8 MB' },
      { label: 'Esquema', value: '0047-service-checks' },
    ],
  }),
  found('disk', 'attention', 'Queda poco espacio en el disco (20,1 GB); a este ritmo alcanza para 13 días.', {
    advice: 'Amplíe el disco o libere espacio: copias viejas y otros archivos del equipo.',
    figures: [
      { label: 'Libres', value: '20,1 GB (8 %)' },
      { label: 'Crecimiento por día', value: '1,5 GB' },
    ],
  }),
  found('photos', 'failure', '2 fotos perdieron su archivo o lo tienen dañado.', {
    advice: 'Recupere esos archivos de una copia anterior y revise el disco: puede estar fallando.',
    figures: [{ label: 'Fotos', value: '12.043' }],
    faults: [
      'Foto 501, N-1 La Higuera, 19 nov 2026: archivo dañado.',
      'Foto 730, N-4 El Boldo, 2 nov 2026: falta el archivo.',
    ],
  }),
  found('copy', 'well', 'La última copia tiene menos de dos días.'),
  found('mail', 'attention', 'No hay servidor de correo: los correos quedan en la carpeta outbox.', {
    advice: 'Indique el servidor en VIGIA_SMTP_URL y reinicie el servicio.',
  }),
  found('proxies', 'well', 'Las peticiones calzan con los proxies declarados.'),
  found('clock', 'well', 'El reloj coincide con el de la base de datos.'),
];

const meta = {
  title: 'Consola/Administración/Estado del servicio',
  component: ServiceView,
  args: {
    report: { findings: FINDINGS, photoProgress: null },
    isFailed: false,
    onRetry: fn(),
    onCheck: fn(),
    isChecking: false,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ServiceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Última revisión: 20 nov 2026, 10:07:00')).toBeVisible();
    await expect(canvas.getAllByText(/; así desde el 19 nov 2026/)).toHaveLength(3);
    await expect(canvas.getByText(/^Foto 730, N-4 El Boldo/)).toBeVisible();
    await expect(canvas.getAllByText('Atención')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar ahora' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const ReadingPhotos: Story = {
  args: { report: { findings: FINDINGS, photoProgress: { done: 1_204, total: 12_043 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.204 de 12.043 fotos')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Revisar ahora' })).toBeDisabled();
  },
};
export const NeverChecked: Story = {
  args: { report: { findings: [], photoProgress: null } },
  play: async ({ canvas }) => await expect(canvas.getByText('Todavía no se ha revisado')).toBeVisible(),
};
export const OnlyReader: Story = {
  args: { onCheck: undefined },
  play: async ({ canvas }) =>
    await expect(canvas.queryByRole('button', { name: 'Revisar ahora' })).toBeNull(),
};
export const Loading: Story = { args: { report: null } };
export const Failed: Story = {
  args: { report: null, isFailed: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Stale: Story = { args: { isFailed: true } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
