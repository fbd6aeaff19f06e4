import { z } from 'zod';
import { Id, Instant } from './common.ts';
import { NewPassword } from './password.ts';

const RoleWire = z.enum(['admin', 'user']);

/** Text of one line: no control characters. */
const Line = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u);
const Email = z
  .string()
  .max(320)
  .regex(/^\P{Cc}*$/u);

export const UserWire = z.strictObject({
  user_id: Id,
  client_id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  permissions: z.string(),
  enabled: z.boolean(),
  status: z.string(),
  date_created: Instant,
  last_access: Instant.nullable(),
  access: z.strictObject({
    role: RoleWire,
    entities_under_client: z.record(z.string(), RoleWire),
    entities_under_sector: z.record(z.string(), RoleWire),
  }),
});
export type UserWire = z.infer<typeof UserWire>;

/** What somebody may do, as it is given: `user` on the own client and nothing else, save what is named. */
const AccessBody = z.strictObject({
  role: RoleWire.default('user'),
  entities_under_client: z.record(z.string().regex(/^(?:\*|[1-9]\d{0,8})$/), RoleWire).optional(),
  entities_under_sector: z.record(z.string().regex(/^[1-9]\d{0,8}$/), RoleWire).optional(),
});
export type AccessBody = z.infer<typeof AccessBody>;

export const PERMISSIONS = ['', 'root'] as const;
const Permissions = z.enum(PERMISSIONS);

export const CreateUserBody = z.strictObject({
  client_id: Id,
  first_name: Line,
  last_name: Line,
  email: Email,
  access: AccessBody.optional(),
  /** Without one the service makes it. */
  temporary_password: NewPassword.optional(),
});

/** The made password is in the answer once: a repeated request with the same key is answered without it. */
export const CreateUserAnswer = UserWire.extend({ temporary_password: z.string().optional() });
export type CreateUserAnswer = z.infer<typeof CreateUserAnswer>;

/** What is absent stays as it is. */
export const UpdateUserBody = z.strictObject({
  first_name: Line,
  last_name: Line,
  email: Email,
  permissions: Permissions.optional(),
  enabled: z.boolean().optional(),
  access: AccessBody.extend({ role: RoleWire }).optional(),
  /** What the editor saw: what others changed since stays, or is refused where both changed it. */
  seen: z
    .strictObject({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      enabled: z.boolean(),
      access: AccessBody.extend({ role: RoleWire }).partial(),
    })
    .partial()
    .optional(),
});
export type UpdateUserBody = z.infer<typeof UpdateUserBody>;

/** The older call: it names the address it changes, and sends along the day of creation, which never changes. */
export const LegacyUserBody = z.strictObject({
  client_id: Id,
  first_name: Line,
  last_name: Line,
  old_email: Email,
  new_email: Email,
  permissions: Permissions,
  date_created: z.string().max(40).nullish(),
});
