import { join } from 'node:path';
import type { Logger } from 'pino';
import { type AnswerCache, answerCache } from '../analytics/answer-cache.ts';
import { type ArrivalLog, arrivalLog } from '../arrivals/arrival-log.ts';
import { type AccountLetters, accountLetters } from '../auth/account-letters.ts';
import { apiKeyOf } from '../auth/api-key.ts';
import { type Archive, archive as archiveOf } from '../auth/archive.ts';
import { type Counters, countersOn } from '../auth/counters.ts';
import { type Entitlements, entitlementsCache } from '../auth/entitlements.ts';
import { type ExternalPool, externalPool } from '../auth/external-pool.ts';
import { embeddedIssuer, type Issuer } from '../auth/issuer.ts';
import { knownDevices } from '../auth/known-devices.ts';
import { type PasswordChanges, passwordChanges } from '../auth/password-changes.ts';
import { type PasswordReset, passwordReset } from '../auth/password-reset.ts';
import { type PersonCalls, personCalls } from '../auth/person-calls.ts';
import type { PoolSettings } from '../auth/pool-settings.ts';
import { type Programs, programs } from '../auth/programs.ts';
import { secondStepRule } from '../auth/second-step/rule.ts';
import { type Seal, sealOf } from '../auth/second-step/seal.ts';
import type { SecondSteps } from '../auth/second-step/service.ts';
import { type Sessions, sessions } from '../auth/sessions.ts';
import { signInLimits } from '../auth/sign-in-limits.ts';
import { signingKeys } from '../auth/signing-keys.ts';
import { signInTrail } from '../auth/trail.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Databases } from '../db/pool.ts';
import type { ServiceChecks } from '../doctor/service-checks.ts';
import { type EmbedKeys, embedKeys } from '../embed/embed-keys.ts';
import { type EmbedTokens, embedTokens } from '../embed/embed-tokens.ts';
import { type ExportLimit, exportLimit } from '../exports/export-limit.ts';
import { type ImageFiles, imageFiles } from '../images/image-files.ts';
import type { ImageWork } from '../images/image-work.ts';
import { mailer } from '../mail/mailer.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { type AddressGuard, addressGuard } from '../outbound/address-guard.ts';
import { type PrintLimit, printLimit } from '../pdf/print-limit.ts';
import { createPrinter, type Printer } from '../pdf/printer.ts';
import { type VendorUrls, vendorServices } from '../station-sources/services.ts';
import { type Doors, doors } from '../uplinks/doors.ts';
import type { MapTilesSettings } from './map-tiles.ts';

/** The services that handlers use; made once per application. */
export interface Services {
  readonly databases: Databases;
  readonly log: Logger;
  /** Epoch ms. */
  readonly now: () => number;
  /** Key by which the application identifies itself; generated once and stored in the database. */
  readonly apiKey: () => Promise<string>;
  readonly version: string;
  readonly dataFolder: string;
  readonly supportEmail: string;
  /** Account whose answers contain made-up names; null without one. */
  readonly demoEmail: string | null;
  /** Satellite images for the maps of the console. */
  readonly mapTiles: MapTilesSettings | undefined;
  /** Whether browsers reach the service by https. */
  readonly https: boolean;
  /** The origin that people open, if it differs from that of the requests. */
  readonly publicUrl: string | undefined;
  readonly isReady: () => boolean;
  readonly issuer: Issuer;
  /** An external user pool, beside the embedded issuer. */
  readonly pool: ExternalPool | undefined;
  readonly entitlements: Entitlements;
  readonly archive: Archive;
  readonly sessions: Sessions;
  readonly secondSteps: SecondSteps;
  readonly passwordReset: PasswordReset;
  readonly passwordChanges: PasswordChanges;
  readonly accountLetters: AccountLetters;
  /** Counters of attempts, shared by all servers of the database. */
  readonly counters: Counters;
  readonly countPersonCall: PersonCalls;
  /** Programs that call with a token of their own. */
  readonly programs: Programs;
  /** Doors at which network servers of LoRaWAN devices knock. */
  readonly doors: Doors;
  readonly embedKeys: EmbedKeys;
  readonly embedTokens: EmbedTokens;
  readonly answers: AnswerCache;
  readonly metrics: Metrics;
  /** The record of what devices send. */
  readonly arrivals: ArrivalLog;
  /** Bearer token that opens `/metrics` from anywhere; without it only this machine may read them. */
  readonly metricsToken: string | undefined;
  /** Whether the installation asks a weather service. */
  readonly asksWeather: boolean;
  readonly blobs: BlobStore;
  readonly images: ImageFiles;
  /** Checks of the service itself. */
  readonly checks: ServiceChecks;
  /** Encrypts keys of accounts with makers of stations, and secrets of webhooks. */
  readonly seal: Seal;
  /** Services of these makers. */
  readonly vendors: ReturnType<typeof vendorServices>;
  /** Where webhooks may go. */
  readonly guard: AddressGuard;
  readonly printer: Printer;
  readonly countPrint: PrintLimit;
  /** Counts the exports that are being taken. */
  readonly enterExport: ExportLimit;
}

type Given = Pick<
  Services,
  | 'databases'
  | 'blobs'
  | 'checks'
  | 'log'
  | 'now'
  | 'version'
  | 'dataFolder'
  | 'supportEmail'
  | 'https'
  | 'isReady'
> &
  Partial<
    Pick<
      Services,
      'arrivals' | 'metrics' | 'metricsToken' | 'printer' | 'mapTiles' | 'demoEmail' | 'asksWeather'
    >
  > & {
    /** Who decodes and encodes photos; without it this process does. */
    readonly imageWork?: ImageWork | undefined;
    readonly smtpUrl?: string | undefined;
    /** URL of the console, if known, for links in letters. */
    readonly publicUrl?: string | undefined;
    /** Whether people with access to every client must use a second step at sign-in. */
    readonly superSecondStep?: boolean;
    readonly poolSettings?: PoolSettings | undefined;
    /** Calls that a person may make within `PERSON_CALLS_WITHIN_S`. */
    readonly personCalls: number;
    /** Addresses of makers’ services, where they are not the public ones. */
    readonly vendorUrls?: VendorUrls;
    /** Inner networks to which webhooks may go. */
    readonly webhookNetworks?: readonly string[];
  };

export function makeServices(given: Given): Services {
  const { databases, now } = given;
  const { auth } = databases;
  const counters = countersOn(databases.authPool);
  const limits = signInLimits(counters);
  const mail = mailer({
    smtpUrl: given.smtpUrl,
    from: given.supportEmail,
    outbox: join(given.dataFolder, 'outbox'),
  });
  const { supportEmail, demoEmail = null } = given;
  const archive = archiveOf({ auth, supportEmail, demoEmail });
  const ofSuperAdministrators = given.superSecondStep ?? false;
  const rule = secondStepRule({ auth, ofSuperAdministrators, demoEmail });
  const entitlements = entitlementsCache({ auth, archive, rule, now });
  const seal = sealOf(auth, now);
  const metrics = given.metrics ?? createMetrics(databases.pools);
  const { log } = given;
  const letters = accountLetters({ mail, log, now, supportEmail });
  const devices = knownDevices({ auth, now });
  const trail = signInTrail({ auth, now, log });
  const people = { auth, now, entitlements, archive, counters, limits, devices, trail, letters, seal };
  return {
    ...given,
    metrics,
    arrivals: given.arrivals ?? arrivalLog({ auth, log }),
    printer: given.printer ?? createPrinter({ log: given.log, metrics }),
    countPrint: printLimit(),
    enterExport: exportLimit(),
    metricsToken: given.metricsToken,
    publicUrl: given.publicUrl,
    mapTiles: given.mapTiles,
    demoEmail,
    asksWeather: given.asksWeather ?? false,
    seal,
    vendors: vendorServices(given.vendorUrls ?? {}, now),
    guard: addressGuard(given.webhookNetworks ?? []),
    apiKey: apiKeyOf(auth),
    entitlements,
    archive,
    pool: given.poolSettings && externalPool({ settings: given.poolSettings, now, log: given.log }),
    issuer: embeddedIssuer(signingKeys(auth, now), now),
    counters,
    accountLetters: letters,
    sessions: sessions(people),
    secondSteps: { ...people, rule },
    passwordReset: passwordReset({ ...people, log, mail, url: given.publicUrl }),
    passwordChanges: passwordChanges(people),
    countPersonCall: personCalls(given.personCalls),
    programs: programs({ auth, now }),
    doors: doors({ databases, now }),
    embedKeys: embedKeys(databases, now),
    embedTokens: embedTokens(signingKeys(auth, now, 'embed'), now),
    answers: answerCache(),
    images: imageFiles(given.blobs, now, given.imageWork),
  };
}
