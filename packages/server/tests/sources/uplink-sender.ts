import { randomUUID } from 'node:crypto';
import type { UplinkNetwork } from '@vigia/api/contract';
import { chirpStackUplink, type SaidUplink, ttsUplink } from '../support/uplink-messages.ts';

/** The network server of a door: it sends what devices have sent, and knows whether it was taken. */
export interface UplinkSender {
  readonly secret: string;
  /** @returns the status of the answer; 0 without one */
  send(text: string, more?: { event?: string; secret?: string }): Promise<number>;
  tell(uplink: SaidUplink, secret?: string): Promise<number>;
}

export function uplinkSender(
  network: UplinkNetwork,
  urlOf: () => string,
  secretOf: () => string,
): UplinkSender {
  const send: UplinkSender['send'] = async (text, { event = 'up', secret = secretOf() } = {}) => {
    const query = network === 'chirpstack' ? `?event=${event}` : '';
    try {
      const answer = await fetch(`${urlOf()}${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: text,
      });
      await answer.text();
      return answer.status;
    } catch {
      return 0;
    }
  };
  return {
    get secret() {
      return secretOf();
    },
    send,
    tell: (uplink, secret) => {
      const message = network === 'tts' ? ttsUplink(uplink) : chirpStackUplink(uplink, randomUUID());
      return send(JSON.stringify(message), secret === undefined ? {} : { secret });
    },
  };
}
