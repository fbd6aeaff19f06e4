/** The walls of docs/architecture.md. Every rule is an error: a wall that only warns does not hold. */
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    wall('no-cycles', 'a cycle means two files are one', {}, { circular: true }),
    wall(
      'domain-is-pure',
      'domain knows no other package and nothing of npm but date-fns',
      { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      { path: ['^packages/(?!domain)', 'node_modules/(?!.*(date-fns|@date-fns[/+]tz))'] },
    ),
    wall(
      'domain-without-node',
      'domain runs in a browser, a widget and a partner’s script alike',
      { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    wall(
      'ui-by-props',
      'components get data by props: no api, no state library, no fetching',
      { path: '^packages/ui/src' },
      { path: ['^packages/(api|reports|console|widgets|server)', 'node_modules/.*(jotai|/ky/|react-query)'] },
    ),
    wall(
      'api-below',
      'the contract sits on domain alone',
      { path: '^packages/api/src' },
      { path: '^packages/(?!api|domain)' },
    ),
    wall(
      'contract-without-client',
      'the server imports the contract, never the client',
      { path: '^packages/api/src/contract' },
      { path: ['^packages/api/src/client', 'node_modules/.*/ky/'] },
    ),
    wall(
      'dictionary-for-the-service',
      'what names mean is told in /openapi.json: no browser loads it',
      { path: '^packages/(?!server)', pathNot: '^packages/api/src/dictionary/' },
      { path: '^packages/api/src/dictionary/' },
    ),
    wall(
      'reports-are-strings',
      'data in, string out',
      { path: '^packages/reports' },
      { path: '^packages/(api|console|widgets|server)' },
    ),
    wall(
      'server-shows-strings',
      'the server never imports ui or the client, with which its tests and the tools for assistants ask it; what it shows comes from reports',
      {
        path: '^packages/server',
        pathNot: '\\.test\\.ts$|^packages/server/tests/|^packages/server/src/mcp/',
      },
      {
        path: ['^packages/(ui|console|widgets)', '^packages/api/src/client', '^packages/reports/src'],
        pathNot: '^packages/reports/src/index.ts$',
      },
    ),
    wall(
      'server-starts-unbuilt',
      '`pnpm start` loads the server before the pages of reports are built: it imports them when they are asked for',
      { path: '^(packages/server/src|scripts/start)', pathNot: '\\.test\\.ts$' },
      {
        path: '^packages/(reports|widgets)/',
        dynamic: false,
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    ),
    wall(
      'surfaces-apart',
      'console and widgets never see each other',
      { path: '^packages/(console|widgets)/' },
      { path: '^packages/(console|widgets)/', pathNot: '^packages/$1/' },
    ),
    wall(
      'surfaces-no-server',
      'a surface reaches the server by HTTP',
      { path: '^packages/(console|widgets)/' },
      { path: '^packages/server/' },
    ),
    wall(
      'features-apart',
      'a console feature never imports another',
      { path: '^packages/console/src/features/([^/]+)/' },
      { path: '^packages/console/src/features/([^/]+)/', pathNot: '^packages/console/src/features/$1/' },
    ),
    wall(
      'one-entry-nivo',
      'nivo only in ui/charts',
      { path: '^packages/(?!ui/src/charts)' },
      { path: 'node_modules/.*@nivo' },
    ),
    wall(
      'one-entry-maplibre',
      'MapLibre only in ui/map',
      { path: '^packages/(?!ui/src/maps/map)' },
      { path: 'node_modules/.*(maplibre-gl|react-map-gl)' },
    ),
    wall(
      'one-entry-table',
      'TanStack Table only in ui/table',
      { path: '^packages/(?!ui/src/table)' },
      { path: 'node_modules/.*@tanstack/(react-)?table' },
    ),
    wall(
      'one-entry-ky',
      'ky only in api/client',
      { path: '^packages/(?!api/src/client)' },
      { path: 'node_modules/(\\.pnpm/ky@|ky/)' },
    ),
    wall(
      'zod-by-functions',
      'the classic form brings every method of every shape along, 9 kB of a first screen',
      { path: '^packages/' },
      { path: 'node_modules/zod/(?!mini/|locales/|v4/(mini|core|locales)/)' },
    ),
    wall(
      'one-entry-per-package',
      'inside a package import the file, not its entry',
      { path: '^packages/([^/]+)/src/', pathNot: ['/index\\.ts$', '\\.stories\\.tsx$'] },
      { path: ['^packages/$1/src/index\\.ts$', '^packages/$1/src/.*/index\\.ts$'] },
    ),
    wall(
      'not-to-tests',
      'nothing ships a test or a story',
      { pathNot: '\\.(test|stories)\\.tsx?$' },
      { path: '\\.(test|stories)\\.tsx?$' },
    ),
    wall(
      'server-without-tests',
      'the service imports nothing that is there for its tests alone',
      { path: '^packages/server/src/', pathNot: '\\.(test|fixture)\\.ts$' },
      { path: '^packages/server/tests/|\\.fixture\\.ts$' },
    ),
    wall(
      'resolvable',
      'an import that resolves to nothing',
      {},
      { couldNotResolve: true, pathNot: ['\\?(worker&)?url$', '\\.css$', '^virtual:'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', 'storybook-static', 'scripts/consumer/apps/', '\\.test\\.tsx?$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
