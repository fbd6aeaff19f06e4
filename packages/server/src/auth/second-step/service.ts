import type { KnownDevices } from '../known-devices.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import type { Needs } from './enrolment.ts';
import type { SecondStepRule } from './rule.ts';

/** Services for the calls about second steps; made once per application. */
export interface SecondSteps extends Needs {
  readonly rule: SecondStepRule;
  readonly limits: SignInLimits;
  readonly devices: KnownDevices;
}
