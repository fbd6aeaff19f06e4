import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { NewPassword } from './password.ts';

const RoleWire = z.enum(['admin', 'user']);

/** Text of one line: no control characters. */
const Line = z.string().check(z.maxLength(200), z.regex(/^\P{Cc}*$/u));
const Email = z.string().check(z.maxLength(320), z.regex(/^\P{Cc}*$/u));

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
  last_access: z.nullable(Instant),
  access: z.strictObject({
    role: RoleWire,
    entities_under_client: z.record(z.string(), RoleWire),
    entities_under_sector: z.record(z.string(), RoleWire),
  }),
});
export type UserWire = z.infer<typeof UserWire>;

/** What somebody may do, as it is given: `user` on the own client and nothing else, save what is named. */
const AccessBody = z.strictObject({
  role: z._default(RoleWire, 'user'),
  entities_under_client: z.optional(z.record(z.string().check(z.regex(/^(?:\*|[1-9]\d{0,8})$/)), RoleWire)),
  entities_under_sector: z.optional(z.record(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), RoleWire)),
});
export type AccessBody = z.infer<typeof AccessBody>;

export const PERMISSIONS = ['', 'root'] as const;
const Permissions = z.enum(PERMISSIONS);

export const CreateUserBody = z.strictObject({
  client_id: Id,
  first_name: Line,
  last_name: Line,
  email: Email,
  /** `root` opens the root-only screens; given by those who hold it. */
  permissions: z.optional(Permissions),
  access: z.optional(AccessBody),
  /** Without one the service makes it. */
  temporary_password: z.optional(NewPassword),
});

/** The made password is in the answer once: a repeated request with the same key is answered without it. */
export const CreateUserAnswer = z.extend(UserWire, { temporary_password: z.optional(z.string()) });
export type CreateUserAnswer = z.infer<typeof CreateUserAnswer>;

/** A password made for somebody who has none that works; told once. */
export const TemporaryPasswordAnswer = z.strictObject({
  temporary_password: z.string(),
  expires_at: Instant,
});

/** What is absent stays as it is. */
export const UpdateUserBody = z.strictObject({
  first_name: Line,
  last_name: Line,
  email: Email,
  permissions: z.optional(Permissions),
  enabled: z.optional(z.boolean()),
  access: z.optional(z.extend(AccessBody, { role: RoleWire })),
  /** What the editor saw: what others changed since stays, or is refused where both changed it. */
  seen: z.optional(
    z.partial(
      z.strictObject({
        first_name: z.string(),
        last_name: z.string(),
        email: z.string(),
        permissions: z.string(),
        enabled: z.boolean(),
        access: z.partial(z.extend(AccessBody, { role: RoleWire })),
      }),
    ),
  ),
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
  date_created: z.nullish(z.string().check(z.maxLength(40))),
});
