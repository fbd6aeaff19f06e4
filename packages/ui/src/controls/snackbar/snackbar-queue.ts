import { COUNTING_SNACKBAR_MS, LONG_SNACKBAR_MS, SNACKBAR_MS } from '@vigia/domain/farm';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { Status } from '../../theme/tokens.ts';

/**
 * ms on screen: `regular` after most actions, `brief` where one follows the other (counting), `long` where a list of
 * failures is to be read.
 */
export const SNACKBAR_DURATION = {
  brief: COUNTING_SNACKBAR_MS,
  regular: SNACKBAR_MS,
  long: LONG_SNACKBAR_MS,
} as const;
export type SnackbarDuration = keyof typeof SNACKBAR_DURATION;

/** More wait until one of these goes. */
export const VISIBLE_SNACKBARS = 3;

/** One thing that can be done about it, at once: "Deshacer", "Reintentar". */
export interface SnackbarAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface SnackbarOptions {
  /** By name, or ms; 8 s by default. */
  readonly duration?: SnackbarDuration | number;
  readonly action?: SnackbarAction;
  /** What it is about: it takes the place of what was said of the same before and offers no action. */
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
 * The newest is on top. What is said again, or anew of the same, takes the place of what was said, unless that offers an
 * action of its own. `options` may be the duration alone, ms.
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
