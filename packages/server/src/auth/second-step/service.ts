import type { KnownDevices } from '../known-devices.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import type { Needs } from './enrolment.ts';
import type { SecondStepRule } from './rule.ts';

/** What the calls about one's second step work with; made once per process. */
export interface SecondSteps extends Needs {
  readonly rule: SecondStepRule;
  readonly limits: SignInLimits;
  readonly devices: KnownDevices;
}
