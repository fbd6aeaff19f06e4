import { z } from 'zod';
import { Id, Instant } from './common.ts';

const RoleWire = z.enum(['admin', 'user']);

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
