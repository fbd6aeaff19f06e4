import * as z from 'zod/mini';
import { Id, Instant, Moment } from './common.ts';
import { codecOf, type Decoded, field, partly, partOf } from './fields.ts';
import { NewPassword } from './password.ts';

const Role = z.enum(['admin', 'user']);
/** Text of one line: no control characters. */
const Line = z.string().check(z.maxLength(200), z.regex(/^\P{Cc}*$/u));
const Email = z.string().check(z.maxLength(320), z.regex(/^\P{Cc}*$/u));
const rolesOf = (key: RegExp) => z.record(z.string().check(z.regex(key)), Role);
const Roles = z.record(z.string(), Role);

const role = field('role', Role);
const entities = {
  entitiesUnderClient: field('entities_under_client', Roles, rolesOf(/^(?:\*|[1-9]\d{0,8})$/)),
  entitiesUnderSector: field('entities_under_sector', Roles, rolesOf(/^[1-9]\d{0,8}$/)),
};
export const access = { role, ...entities };
/** Access of a new person: by default `user` on the own client, and nothing else. */
const newAccess = { role: field('role', Role, z._default(Role, 'user')), ...partly(entities) };
const editedAccess = { role, ...partly(entities) };

const firstName = field('first_name', z.string(), Line);
const lastName = field('last_name', z.string(), Line);
const email = field('email', z.string(), Email);
export const userNames = { firstName, lastName, email };
const clientId = field('client_id', Id);
/** `root` gives access to the screens for root; only people who have it can give it. */
const permissions = field('permissions', z.string(), z.enum(['', 'root']));
const enabled = field('enabled', z.boolean());

/** The stored fields of an account, except its rights. */
export const person = {
  id: field('user_id', Id),
  ...{ clientId, email, firstName, lastName, permissions, enabled },
  status: field('status', z.string()),
};
const account = {
  ...person,
  createdAt: field('date_created', Moment),
  lastAccess: field('last_access', z.nullable(Moment)),
  secondStepSince: field('second_step_since', z.nullable(Moment)),
  access: field('access', codecOf(access, 'read')),
};
export const UserWire = codecOf(account, 'read');

const temporaryPassword = field('temporary_password', z.optional(z.string()), z.optional(NewPassword));

/** Without a password the service generates one. */
export const newUser = {
  ...{ clientId, ...userNames },
  ...partly({ permissions }),
  access: field('access', z.optional(codecOf(newAccess, 'written'))),
  temporaryPassword,
};
export const CreateUserBody = codecOf(newUser, 'written');

/**
 * The generated password is only in the first answer: a repeated request with the same key is answered without
 * it.
 */
export const CreateUserAnswer = codecOf({ ...account, temporaryPassword }, 'read');

/** A temporary password for a person, shown only once. */
export const TemporaryPasswordAnswer = codecOf(
  { password: field('temporary_password', z.string()), expiresAt: field('expires_at', Instant) },
  'read',
);

/**
 * The fields as the editor saw them. What others changed since is kept; it is refused where both changed a
 * field.
 */
const seenUser = partly({
  ...userNames,
  ...{ permissions, enabled },
  access: field('access', codecOf(partly(editedAccess), 'written')),
});
/** Absent fields stay. */
export const editedUser = {
  ...userNames,
  ...partly({ permissions, enabled }),
  access: field('access', z.optional(codecOf(editedAccess, 'written'))),
  seen: field('seen', z.optional(codecOf(seenUser, 'read'))),
};
export const UpdateUserBody = codecOf(editedUser, 'written');
export type UpdateUserBody = Decoded<typeof editedUser, 'written'>;

/** Fields that a refusal names, with each part of the rights separate. */
export const refusedOfUser = {
  ...userNames,
  ...{ permissions, enabled },
  role: partOf(account.access, role),
  entitiesUnderClient: partOf(account.access, entities.entitiesUnderClient),
  entitiesUnderSector: partOf(account.access, entities.entitiesUnderSector),
};

/**
 * The older call: it identifies the person by `old_email`, and also sends the date of creation, which never
 * changes.
 */
const legacyUser = {
  ...{ clientId, firstName, lastName },
  oldEmail: field('old_email', Email),
  email: field('new_email', Email),
  permissions,
  dateCreated: field('date_created', z.nullish(z.string().check(z.maxLength(40)))),
};
export const LegacyUserBody = codecOf(legacyUser, 'written');
