import { THRESHOLD_COUNT, THRESHOLD_DAYS } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Day, Id, IdParam } from './common.ts';
import { codecOf, type Decoded, field, queryOf, seenOf } from './fields.ts';

const whole = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().check(z.int(), z.gte(min), z.lte(max));
const Month = whole({ min: 1, max: 12 });

/** Fields of the form of a threshold. */
export const captureThresholdInput = {
  pestId: field('pest_id', Id),
  monthFrom: field('month_from', Month),
  monthTo: field('month_to', Month),
  days: field('days_summed', whole(THRESHOLD_DAYS)),
  okUpTo: field('ok_up_to', whole(THRESHOLD_COUNT)),
  warningUpTo: field('warning_up_to', whole(THRESHOLD_COUNT)),
};
/** A threshold as it is shown. */
export const captureThreshold = {
  id: field('threshold_id', Id),
  ...captureThresholdInput,
  setOn: field('set_on', Day),
};
export const CaptureThresholdWire = codecOf(captureThreshold, 'read');
const clientId = field('client_id', Id);
/** A row of its table. */
export const clientsCaptureThreshold = { ...captureThreshold, clientId };

export const CaptureThresholdsQuery = queryOf({ clientId: field('client_id', IdParam) });

/** A new threshold with its client. */
const newThreshold = { clientId, ...captureThresholdInput };
export const CaptureThresholdBody = codecOf(newThreshold, 'written');
export type CaptureThresholdBody = Decoded<typeof newThreshold, 'written'>;
/** An edit of a threshold has all of its fields. */
const editedThreshold = { ...captureThresholdInput, ...seenOf(captureThresholdInput) };
export const CaptureThresholdPatch = codecOf(editedThreshold, 'written');
export type CaptureThresholdPatch = Decoded<typeof editedThreshold, 'written'>;
