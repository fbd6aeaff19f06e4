import { COUNTING_SNACKBAR_MS, LONG_SNACKBAR_MS, SNACKBAR_MS } from '@vigia/domain/farm';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { Status } from '../../theme/tokens.ts';

/**
 * Time on screen, ms: `regular` after most actions, `brief` for actions in quick succession (counting), `long`
 * for lists of failures.
 */
export const SNACKBAR_DURATION = {
  brief: COUNTING_SNACKBAR_MS,
  regular: SNACKBAR_MS,
  long: LONG_SNACKBAR_MS,
} as const;
export type SnackbarDuration = keyof typeof SNACKBAR_DURATION;

/** Most messages shown at a time; others wait. */
export const VISIBLE_SNACKBARS = 3;

/** One action that the reader can do at once: "Deshacer", "Reintentar". */
export interface SnackbarAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface SnackbarOptions {
  /** A name, or ms; 8 s by default. */
  readonly duration?: SnackbarDuration | number;
  readonly action?: SnackbarAction;
  /** Its subject: the message replaces an earlier one with the same subject and without action. */
  readonly about?: string;
}

export interface SnackbarMessage {
  readonly text: string;
  readonly status: Status;
  readonly action: SnackbarAction | null;
  readonly about: string | null;
}

/** ms. */
export const durationOf = (duration: SnackbarDuration | number = 'regular'): number =>
  typeof duration === 'number' ? duration : SNACKBAR_DURATION[duration];

export const makeSnackbarQueue = () =>
  new ToastQueue<SnackbarMessage>({ maxVisibleToasts: VISIBLE_SNACKBARS });
export type SnackbarQueue = ReturnType<typeof makeSnackbarQueue>;

/**
 * Adds a message; the newest is on top. It replaces one with the same text or subject, unless that one has an
 * action. `options` may be the duration alone, ms.
 */
export function addSnackbar(
  queue: SnackbarQueue,
  status: Status,
  text: string,
  options: SnackbarOptions | number = {},
): void {
  const {
    duration,
    action = null,
    about = null,
  } = typeof options === 'number' ? { duration: options } : options;
  const isOver = ({ content }: (typeof queue.visibleToasts)[number]) =>
    content.action === null &&
    ((content.text === text && content.status === status) || (about !== null && content.about === about));
  for (const { key } of queue.visibleToasts.filter(isOver)) queue.close(key);
  queue.add({ text, status, action, about }, { timeout: durationOf(duration) });
}
