import { setTimeout as sleep } from 'node:timers/promises';
import type {
  DeviceConfigAnswer,
  DeviceDataAnswer,
  DeviceImageAnswer,
  DeviceLogsBody,
  DeviceLogsSaved,
  DeviceReading,
  Problem,
} from '@vigia/api/contract';
import { DEVICE_KEY_HEADER } from '../auth/device-key.ts';
import { OperatorError } from '../run/operator-error.ts';

/** Where the service is, and who sends. */
export interface Sender {
  /** Address of the service, without a slash at the end. */
  readonly url: string;
  readonly serial: string;
  readonly key: string;
}

const MOST_TRIES = 5;
const TIMEOUT_MS = 60_000;

/**
 * The public calls of a device.
 *
 * @throws {OperatorError} the service refuses, with its reason, or does not answer
 */
export function deviceCalls(sender: Sender) {
  const json = (body: object) => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return {
    config: () => call<DeviceConfigAnswer>(sender, 'config'),
    data: (readings: readonly DeviceReading[]) => call<DeviceDataAnswer>(sender, 'data', json({ readings })),
    logs: (body: DeviceLogsBody) => call<DeviceLogsSaved>(sender, 'logs', json(body)),
    image: (jpeg: Buffer<ArrayBuffer>, takenAt: string) => {
      const form = new FormData();
      form.set('camera', '1');
      form.set('date_created', takenAt);
      form.set('file', new Blob([jpeg], { type: 'image/jpeg' }), 'foto.jpg');
      return call<DeviceImageAnswer>(sender, 'images', { method: 'POST', body: form });
    },
  };
}

async function call<Answer>(
  { url, serial, key }: Sender,
  name: string,
  init: RequestInit = {},
): Promise<Answer> {
  const address = `${url}/v2/nodes/${encodeURIComponent(serial)}/${name}`;
  const headers = { ...init.headers, [DEVICE_KEY_HEADER]: key };
  for (let tries = 1; ; tries += 1) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(address, { ...init, headers, signal }).catch((cause: unknown) => {
      if (tries < MOST_TRIES) return null;
      throw new OperatorError(`El servicio no responde en ${url}.`, { cause });
    });
    if (answer?.ok) return (await answer.json()) as Answer;
    if (answer !== null && (tries === MOST_TRIES || !isForLater(answer.status))) throw await refusal(answer);
    await sleep(waitOf(answer, tries));
  }
}

const isForLater = (status: number): boolean => status === 429 || status >= 500;

/** What the service asks for, else twice as long each time, ms. */
function waitOf(answer: Response | null, tries: number): number {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN);
  return 1000 * (Number.isFinite(seconds) ? seconds : 2 ** (tries - 1));
}

async function refusal(answer: Response): Promise<OperatorError> {
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  const fields = problem?.errors?.map(({ field, message }) => `${field}: ${message}`) ?? [];
  return new OperatorError(
    [`El servicio respondió ${answer.status}: ${problem?.title ?? answer.statusText}.`, ...fields].join(
      '\n  ',
    ),
  );
}
