import { FIELD_MESSAGES } from '../es/field-messages.ts';
import { type FieldErrors, fieldErrors, whenBlank } from './field-errors.ts';
import { isEmail } from './inputs.ts';

export interface UserDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A new user's temporary password is not typed: the server makes it and shows it once. */
export function validateUser(draft: UserDraft): FieldErrors<keyof UserDraft & string> {
  return fieldErrors({
    firstName: whenBlank(draft.firstName, FIELD_MESSAGES.firstName),
    lastName: whenBlank(draft.lastName, FIELD_MESSAGES.lastName),
    email: isEmail(draft.email.trim()) ? null : FIELD_MESSAGES.email,
  });
}
