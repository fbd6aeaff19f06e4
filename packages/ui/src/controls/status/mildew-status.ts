import type { MildewRisk } from '@vigia/domain';
import type { Status } from '../../theme/tokens.ts';

/** Colour and icon of each class of the mildew index. */
export const MILDEW_STATUS: Readonly<Record<MildewRisk, Exclude<Status, 'neutral'>>> = {
  none: 'ok',
  moderate: 'warning',
  high: 'error',
};
