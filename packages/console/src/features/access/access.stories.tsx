import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OwnSession, SecondStep } from '@vigia/api/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SecondStepOverview } from './second-step-overview.tsx';
import { SessionsList } from './sessions-list.tsx';
import { SetupStep } from './setup-step.tsx';

const at = (text: string) => Date.parse(text);
const here: OwnSession = {
  id: '00000000-0000-4000-8000-000000000001',
  device: 'Chrome en Windows',
  startedAt: at('2026-11-20T12:00:00Z'),
  lastUsedAt: at('2026-11-21T15:00:00Z'),
  endsAt: at('2026-12-05T15:00:00Z'),
  isCurrent: true,
};
const phone: OwnSession = {
  ...here,
  id: '00000000-0000-4000-8000-000000000002',
  device: 'Chrome en Android',
  isCurrent: false,
};
const unknown: OwnSession = { ...phone, id: '00000000-0000-4000-8000-000000000003', device: '' };
const nothing: SecondStep = {
  isRequired: false,
  appSince: null,
  passkeys: [],
  backupCodesLeft: 0,
  offersPasskeys: true,
};
const passkey = { id: 7, name: 'Teléfono de Ana', createdAt: at('2026-11-01T12:00:00Z'), lastUsedAt: null };
const codes = Array.from({ length: 10 }, (_, i) => `k3pw-9xta-7mqe-2bc${i}`);

const onEnd = fn(async () => undefined);
const onEndOthers = fn(async () => undefined);
const steps = {
  onBeginApp: fn(),
  onRemoveApp: fn(),
  onChoosePasskey: fn(),
  onRemovePasskey: fn(),
  onRenewCodes: fn(),
};
const setup = {
  beginApp: fn(),
  confirmApp: fn(),
  choosePasskey: fn(),
  addPasskey: fn(),
  back: fn(),
  onSaved: fn(),
  email: 'ana@vigia.example',
  busy: false,
  problem: undefined,
};

const meta = {
  title: 'Consola/Accesos',
  parameters: {
    docs: { description: { component: 'Con qué ingresa una persona, y dónde tiene abierta su sesión.' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sessions: Story = {
  render: () => (
    <SessionsList sessions={[here, phone, unknown]} busy={false} onEnd={onEnd} onEndOthers={onEndOthers} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Este equipo')).toBeVisible();
    await expect(page.getAllByText('Si no se usa, vence el 05 dic 2026, 12:00')[0]).toBeVisible();
    await expect(page.queryByRole('button', { name: /Windows/ })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Cerrar sesión en Chrome en Android' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await expect(onEnd).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Cerrar en todos los demás' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Cerrar en todos los demás' }));
    await expect(onEndOthers).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const OnlyHere: Story = {
  render: () => <SessionsList sessions={[here]} busy={false} onEnd={onEnd} onEndOthers={onEndOthers} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('No hay sesiones abiertas en otros equipos.')).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  },
};
export const SessionsNarrow: Story = { ...Sessions, globals: { viewport: { value: 'narrow' } } };

export const NoSecondStep: Story = {
  render: () => (
    <SecondStepOverview step={nothing} hasExternalSignIn busy={false} problem={undefined} {...steps} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/directorio de su empresa/)).toBeVisible();
    await expect(page.queryByText('Códigos de respaldo')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Configurar aplicación' }));
    await expect(steps.onBeginApp).toHaveBeenCalledOnce();
  },
};
/** Before the last second step is removed, the question names the consequence. */
export const OnePasskey: Story = {
  render: () => (
    <SecondStepOverview
      step={{ ...nothing, isRequired: true, passkeys: [passkey], backupCodesLeft: 1 }}
      hasExternalSignIn={false}
      busy={false}
      problem={undefined}
      {...steps}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^1 código queda sin usar/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Quitar Teléfono de Ana' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/bastará la contraseña/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Quitar' }));
    await expect(steps.onRemovePasskey).toHaveBeenCalledWith(7);
  },
};
export const WithoutPasskeys: Story = {
  render: () => (
    <SecondStepOverview
      step={{ ...nothing, offersPasskeys: false }}
      hasExternalSignIn={false}
      busy={false}
      problem="No se pudo hacer: no hay conexión."
      {...steps}
    />
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: 'Agregar llave de acceso' })).toBeNull();
    await expect(page.getByRole('alert')).toHaveTextContent('no hay conexión');
  },
};

export const App: Story = {
  render: () => (
    <SetupStep
      {...setup}
      view={{
        at: 'app',
        app: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Vig%C3%ADa:ana?secret=JBSWY3DPEHPK3PXP' },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible();
    await expect(page.getByLabelText(/^Si no puede escanear/)).toHaveValue('JBSW Y3DP EHPK 3PXP');
    const code = page.getByLabelText('Código de seis cifras');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(code);
    await userEvent.paste(' 492039 ');
    await userEvent.keyboard('{Enter}');
    await expect(setup.confirmApp).toHaveBeenCalledWith('492039');
  },
};
export const AppNarrow: Story = { ...App, globals: { viewport: { value: 'narrow' } } };
export const Passkey: Story = {
  render: () => <SetupStep {...setup} view={{ at: 'passkey' }} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Nombre de la llave'), 'Teléfono{Enter}');
    await expect(setup.addPasskey).toHaveBeenCalledWith('Teléfono');
    await userEvent.click(page.getByRole('button', { name: 'Volver' }));
    await expect(setup.back).toHaveBeenCalled();
  },
};
export const Codes: Story = {
  render: () => <SetupStep {...setup} view={{ at: 'codes', codes }} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(page.getByRole('button', { name: 'Copiar' }));
    await expect(await page.findByText(/^Copiado$|selecciónelo/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Ya los guardé' }));
    await expect(setup.onSaved).toHaveBeenCalled();
  },
};
export const CodesNarrow: Story = { ...Codes, globals: { viewport: { value: 'narrow' } } };
