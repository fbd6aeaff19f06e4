import { join } from 'node:path';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ArrivalLog } from '../arrivals/arrival-log.ts';
import { configuredBlobs } from '../blobs/configured-blobs.ts';
import type { Databases } from '../db/pool.ts';
import { type ServiceChecks, serviceChecks } from '../doctor/service-checks.ts';
import { answerPreflight } from '../embed/origin.ts';
import { mountVersions } from '../embed/versions.ts';
import { widgetBuilds } from '../embed/widget-builds.ts';
import { mountApiPage } from '../http/api-page.ts';
import type { AppEnv } from '../http/app-env.ts';
import { compressAnswers } from '../http/compress.ts';
import { mountCspReports } from '../http/csp-reports.ts';
import { answerError, answerProblem } from '../http/errors.ts';
import { mountGuides } from '../http/guide-page.ts';
import { mountOpenApi } from '../http/openapi.ts';
import { consoleStyles, mountConsole, mountWidgets } from '../http/pages.ts';
import { mountPestSchema } from '../http/pest-schema.ts';
import { notFound } from '../http/problem.ts';
import type { ProxyTally } from '../http/proxy-tally.ts';
import { rememberAddress } from '../http/remember-address.ts';
import { requestLog } from '../http/request-log.ts';
import { mount } from '../http/route.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { mountStorybook } from '../http/storybook.ts';
import type { ImageWork } from '../images/image-work.ts';
import { DEFAULT_SUPPORT } from '../mail/post.ts';
import { mountMcp } from '../mcp/mount-mcp.ts';
import { measureRequests } from '../metrics/measure-requests.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Printer } from '../pdf/printer.ts';
import { ROUTES } from '../routes/registry.ts';
import type { Config } from './config.ts';
import { makeServices } from './services.ts';

export interface AppDependencies {
  readonly databases: Databases;
  readonly config: Config;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: Logger;
  /** Folders of the built console and widgets; without one its URLs answer 404. */
  readonly consoleFolder?: string | undefined;
  readonly widgetsFolder?: string | undefined;
  /** Folder of the built Storybook, which may be built later; without one its URLs answer 404. */
  readonly storybookFolder?: string | undefined;
  /** False during a shutdown: `/readyz` then reports it. */
  readonly isReady?: () => boolean;
  /** Metrics of this process; created if not given. */
  readonly metrics?: Metrics;
  /** The record of what devices send, which the caller flushes at its end; created if not given. */
  readonly arrivals?: ArrivalLog;
  /** Checks of the service itself; the application makes its own if not given. */
  readonly checks?: ServiceChecks;
  /** Counts requests whose forwarding headers do not fit the configured proxies. */
  readonly proxyTally?: ProxyTally;
  /** Closed by the caller. */
  readonly printer?: Printer;
  /** Closed by the caller; without it this process decodes photos. */
  readonly imageWork?: ImageWork;
}

/** The whole service as one function from request to response. It does not listen on a port. */
export function createApp(deps: AppDependencies): Hono<AppEnv> {
  const { databases, config, now, log, consoleFolder, widgetsFolder, storybookFolder } = deps;
  const { isReady = () => true } = deps;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const blobs = configuredBlobs(config);
  const { dataFolder } = config;
  const services = makeServices({
    databases,
    blobs,
    checks:
      deps.checks ?? serviceChecks({ owner: databases.owner, dataFolder, blobs, settings: config, now, log }),
    log,
    now,
    https,
    isReady,
    ...(deps.metrics && { metrics: deps.metrics }),
    ...(deps.arrivals && { arrivals: deps.arrivals }),
    ...(deps.printer && { printer: deps.printer }),
    imageWork: deps.imageWork,
    metricsToken: config.metricsToken,
    version: config.version,
    dataFolder,
    smtpUrl: config.smtpUrl,
    publicUrl: config.publicUrl,
    superSecondStep: config.superSecondStep,
    personCalls: config.personCalls,
    poolSettings: config.pool,
    vendorUrls: config.vendorUrls,
    webhookNetworks: config.webhookNetworks,
    supportEmail: config.supportEmail ?? DEFAULT_SUPPORT,
    mapTiles: config.mapTiles,
    asksWeather: config.weather !== undefined,
    demoEmail: config.demoEmail ?? null,
  });
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.notFound((c) => answerProblem(notFound(), c));
  app.use(rememberAddress(config.proxies, deps.proxyTally));
  app.use(
    requestLog(log),
    measureRequests(services.metrics),
    securityHeaders({
      https,
      tiles: config.mapTiles?.url,
      ...(consoleFolder && { styles: consoleStyles(consoleFolder) }),
    }),
    compressAnswers(),
  );
  app.options('/embed/*', answerPreflight);
  for (const route of ROUTES) mount(app, route, services);
  mountMcp(app, services);
  mountCspReports(app);
  mountOpenApi(app, config.version);
  mountPestSchema(app);
  mountGuides(app);
  mountApiPage(app);
  if (widgetsFolder) {
    mountWidgets(app, widgetsFolder);
    const builds = widgetBuilds(join(widgetsFolder, 'embed'), services.blobs);
    builds.keep().catch((error: unknown) => log.error({ err: error }, 'a build of the widgets is not kept'));
    mountVersions(app, builds);
  }
  if (storybookFolder) mountStorybook(app, storybookFolder);
  if (consoleFolder) mountConsole(app, consoleFolder);
  return app;
}
