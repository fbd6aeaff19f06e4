import { ApiError } from '@vigia/api/client';
import { describe, expect, it, vi } from 'vitest';
import { resetAndSignedIn, type SignInCalls, secondStepOf, signedIn } from './steps.ts';

const email = 'ana@vigia.example';
const calls = (signIn: () => Promise<'signed-in' | 'new-password'>) =>
  ({
    auth: { forgot: vi.fn(), reset: vi.fn(async () => undefined) },
    session: { signIn: vi.fn(signIn), choosePassword: vi.fn() },
  }) satisfies SignInCalls;

describe('signing in', () => {
  it('ends, or continues with a new password after a temporary one', async () => {
    expect(
      await signedIn(
        calls(async () => 'signed-in'),
        email,
        'clave',
      ),
    ).toBeNull();
    expect(
      await signedIn(
        calls(async () => 'new-password'),
        email,
        'k3pw',
      ),
    ).toEqual({
      at: 'choose',
      email,
      password: 'k3pw',
    });
  });
});

describe('the second step', () => {
  const challenge = { challenge: 'SECOND_STEP_REQUIRED', token: 'una-prenda', passkeyOptions: null } as const;

  it('starts with the first kind that the user has', () => {
    const both = { ...challenge, steps: ['app', 'backup-code'] as const };
    expect(secondStepOf(email, both)).toEqual({ at: 'second-step', email, challenge: both, kind: 'app' });
    const none = { ...challenge, steps: [] };
    expect(secondStepOf(email, none)).toMatchObject({ kind: 'backup-code' });
    expect(secondStepOf(email, 'signed-in')).toBeNull();
  });
});

describe('a forgotten password', () => {
  const given = { email, code: '12345678', chosen: 'nueva cosecha' };

  it('is changed, and the user is signed in', async () => {
    const service = calls(async () => 'signed-in');
    expect(await resetAndSignedIn(service, given, 'Cambiada')).toBeNull();
    expect(service.auth.reset).toHaveBeenCalledWith(email, '12345678', 'nueva cosecha');
    expect(service.session.signIn).toHaveBeenCalledWith(email, 'nueva cosecha');
  });

  it('is reported as changed if the sign-in then fails', async () => {
    const service = calls(() => Promise.reject(new ApiError('network', 'gone')));
    const next = { at: 'sign-in', email, notice: 'Cambiada' };
    expect(await resetAndSignedIn(service, given, 'Cambiada')).toEqual(next);
  });

  it('is not changed with a wrong code', async () => {
    const service = calls(async () => 'signed-in');
    service.auth.reset.mockRejectedValue(new ApiError('invalid', 'bad code'));
    await expect(resetAndSignedIn(service, given, 'Cambiada')).rejects.toThrow('bad code');
    expect(service.session.signIn).not.toHaveBeenCalled();
  });
});
