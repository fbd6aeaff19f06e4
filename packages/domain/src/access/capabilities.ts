import type { Role } from '../entities/user.ts';

/** One row of the table: who may do it. */
export interface Capability {
  /** Least role on the client (or on the sector, for what lies in one). */
  readonly role: Role;
  readonly writes: boolean;
  /** Where it lies: in a sector, in the client as a whole, or with the user alone. */
  readonly within: 'sector' | 'client' | 'self';
  /** Also asks for root on the client, or for a super admin. */
  readonly also?: 'root' | 'super';
  /** Who may without the role. */
  readonly or?: 'root';
  /** Who may do it in an archived client too: those who restore it, the super administrators who write. */
  readonly ofArchived?: 'restorer';
}

const read = (within: Capability['within'], also?: Capability['also']): Capability => ({
  role: 'user',
  writes: false,
  within,
  also,
});
const write = (within: Capability['within'], also?: Capability['also']): Capability => ({
  role: 'admin',
  writes: true,
  within,
  also,
});
/** The few writes a grower does on their own stations. */
const fieldWrite: Capability = { role: 'user', writes: true, within: 'sector' };

/** Actions by role. Everything that writes needs `admin`, except field writes and the user's own things. */
export const CAPABILITIES = {
  'client.read': { ...read('client'), ofArchived: 'restorer' },
  'season.read': read('client'),
  /** A device lies in the sector of its station; one at no station is for those who may put it up in some sector. */
  'node.read': read('sector'),
  /** Of those who share a sector, see `seesPerson`. */
  'user.read': read('client'),
  'scheduled-report.read': read('sector'),
  'report.print': read('client'),
  'sector.read': read('sector'),
  'station.read': read('sector'),
  'biofix.read': read('sector'),
  /** The client's own thresholds of captures. */
  'capture-threshold.read': read('client'),
  /** The client's own products. */
  'product.read': read('client'),
  'harvest-date.read': read('sector'),
  'event.read': read('sector'),
  'image.read': read('sector'),
  'series.read': read('sector'),
  'health.read': read('sector'),
  'hardware.read': read('sector'),
  'embed-key.read': { role: 'admin', writes: false, within: 'client', or: 'root' },
  'service-token.read': { role: 'admin', writes: false, within: 'client' },
  'station-source.read': { role: 'admin', writes: false, within: 'client' },
  'alert-rule.read': { role: 'admin', writes: false, within: 'client' },
  'webhook.read': { role: 'admin', writes: false, within: 'client' },
  'change.read': { role: 'admin', writes: false, within: 'client', or: 'root' },
  'sign-in.read': { role: 'admin', writes: false, within: 'client' },
  'setup.read': { role: 'admin', writes: false, within: 'client', or: 'root' },
  'notification.read': read('self'),
  /** One's own account: anybody with a session may. */
  'account.own': read('self'),
  /** What somebody supposes of a season, which is theirs alone. */
  'scenario.read': read('self'),
  'scenario.edit': { role: 'user', writes: true, within: 'self' },
  'notification.mark-read': { role: 'user', writes: true, within: 'self' },
  'health.internal.read': read('sector', 'root'),
  /** What a device sent and what became of it. */
  'arrival.read': read('sector', 'root'),
  'diagnostics.read': read('sector', 'super'),
  /** How the service itself is, and having it looked at. */
  'service.read': read('client', 'super'),
  'service.check': write('client', 'super'),
  /** The installation's own crops, varieties and documents of pests. */
  'catalogue.read': read('client', 'super'),
  'catalogue.edit': write('client', 'super'),

  'event.create': fieldWrite,
  'event.image.create': fieldWrite,
  'station.tags.edit': fieldWrite,
  'station.tags.internal': write('sector', 'super'),

  'client.create': write('client', 'super'),
  'client.edit': { ...write('client'), ofArchived: 'restorer' },
  'client.archive': { ...write('client', 'super'), ofArchived: 'restorer' },
  'client.attributes.edit': write('client', 'super'),
  'user.create': write('client'),
  'user.edit': write('client'),
  'season.create': write('client'),
  'season.edit': write('client'),
  'sector.create': write('client'),
  'sector.edit': write('sector'),
  'station.create': write('sector'),
  'station.edit': write('sector'),
  'station.archive': write('sector'),
  'biofix.edit': write('sector'),
  'capture-threshold.edit': write('client'),
  'product.edit': write('client'),
  'harvest-date.edit': write('sector'),
  'alert-rule.edit': write('client'),
  'report-comment.edit': write('sector', 'super'),
  'measurement.import': write('sector'),
  'retention.read': read('client', 'root'),
  'retention.edit': write('client', 'root'),
  'node.key.issue': write('client'),
  'embed-key.edit': write('client'),
  'service-token.edit': write('client'),
  'station-source.edit': write('client'),
  'webhook.edit': write('client'),
  'image.create': write('sector'),
  'image.edit': write('sector'),
  'image.counts.edit': write('sector', 'root'),
  'node.create': write('client', 'super'),
  'node.edit': write('client'),
  'node.move': write('client', 'super'),
  'hardware.edit': write('sector'),
  'scheduled-report.create': write('client'),
  'scheduled-report.delete': write('client'),
} as const satisfies Record<string, Capability>;

export type Action = keyof typeof CAPABILITIES;
