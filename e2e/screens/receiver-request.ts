/** Address at which a test says how a program on this machine takes messages, and reads what it got. */
export const RECEIVER_PATH = '/testing/receiver';

export interface ReceiverRequest {
  /** HTTP status of its answers from now on. */
  readonly status?: number;
  /** Text of its answers. */
  readonly answer?: string;
  /** What is due is sent then, as the server does every few seconds. */
  readonly send?: true;
}

export interface ReceivedMessage {
  readonly id: string;
  readonly time: string;
  readonly signature: string;
  readonly body: string;
}

/** What a program got so far, oldest first. */
export interface ReceiverAnswer {
  /** Where it listens. */
  readonly url: string;
  readonly received: readonly ReceivedMessage[];
}
