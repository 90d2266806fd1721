/** The import law of the house: who may import whom. Each rule has a fixture in scripts/import-law that must fail. */
const own = '^(packages|apps)/'

/** Package or app: what of ours it may import. `types:` means types only. */
const law = {
  rules: [],
  contract: ['rules'],
  client: ['contract'],
  ui: ['types:rules'],
  brand: ['ui/src/tokens', 'rules'],
  'feature-api': ['contract', 'rules', 'types:client', 'types:brand', 'types:ui/src/labels', 'types:ui/src/components'],
  features: ['feature-api', 'ui', 'contract', 'rules'],
  assembler: [
    'brand',
    'site-server',
    'features/src/manifests',
    'feature-api',
    'contract',
    'ui/src/tokens',
    'types:portal',
  ],
  portal: ['ui', 'feature-api', 'client', 'contract', 'rules', 'types:brand', 'features/src/manifests'],
  // The sandbox is what the gateway loads late, and the sandbox works with what the gateway lends it.
  gateway: ['contract', 'rules', 'brand', 'site-server', 'sandbox'],
  sandbox: ['contract', 'rules', 'brand', 'types:gateway/src/ports'],
  'site-server': [],
  vendors: ['contract', 'rules', 'ui'],
  desk: ['contract', 'ui'],
}

/** Rooms of the gateway: which of its other rooms they may import. A domain is entered by its `port.ts`. */
const ground = ['calls', 'catalogue', 'clock', 'database', 'merchants']
const rooms = {
  catalogue: ['database', 'merchants'],
  clock: ['database'],
  database: ['clock'],
  merchants: ['database'],
  calls: ['catalogue', 'clock', 'database', 'merchants'],
  docs: ['calls'],
  system: ground,
  wallet: [...ground, 'session/port', 'system/port'],
  human: [...ground, 'system/port'],
  messages: ground,
  feedback: [...ground, 'session/port'],
  contacts: ground,
  codes: [...ground, 'contacts/port', 'human/port', 'messages/port', 'session/port', 'system/port'],
  payments: [...ground, 'session/port', 'system/port', 'wallet/port'],
  promotions: [...ground, 'payments/port', 'session/port', 'system/port', 'wallet/port'],
  phone: [...ground, 'codes/port', 'contacts/port', 'human/port', 'system/port'],
  security: [...ground, 'codes/port', 'contacts/port', 'messages/port', 'session/port'],
  session: [...ground, 'codes/port', 'contacts/port', 'human/port', 'messages/port', 'security/port', 'system/port'],
  members: [
    ...ground,
    'codes/port',
    'contacts/port',
    'human/port',
    'messages/port',
    'phone/port',
    'security/port',
    'session/port',
    'system/port',
    'wallet/port',
  ],
  games: [...ground, 'session/port', 'system/port', 'wallet/port'],
  lottery: [...ground, 'system/port'],
  records: [...ground, 'payments/port', 'system/port'],
  desk: [
    ...ground,
    'feedback/port',
    'messages/port',
    'payments/port',
    'promotions/port',
    'session/port',
    'system/port',
    'wallet/port',
  ],
}

const tests = '\\.(test|stories)\\.tsx?$|/testing/|/tests/|\\.config\\.ts$'
const place = (name) => `${own}${name}(/|\\.)`

const lawRules = Object.entries(law).flatMap(([name, allowed]) => {
  const from = { path: place(name), pathNot: tests }
  const open = allowed.map((one) => place(one.replace('types:', '')))
  const typesOnly = allowed.filter((one) => one.startsWith('types:')).map((one) => place(one.slice(6)))
  return [
    {
      name: `${name}-imports`,
      comment: `${name} may import ${allowed.join(', ') || 'nothing of ours'}`,
      severity: 'error',
      from,
      to: { path: own, pathNot: [place(name), ...open] },
    },
    ...(typesOnly.length === 0
      ? []
      : [
          {
            name: `${name}-types-only`,
            comment: `${name} may import only types of ${typesOnly.join(', ')}`,
            severity: 'error',
            from,
            to: { path: typesOnly, dependencyTypesNot: ['type-only'] },
          },
        ]),
  ]
})

const gateway = '^apps/gateway/src/'
const room = (name) => `${gateway}${name}(/|\\.)`
const roomRules = Object.entries(rooms).map(([name, allowed]) => ({
  name: `gateway-${name}-imports`,
  comment: `Of the gateway, ${name} may import ${allowed.join(', ')}`,
  severity: 'error',
  from: { path: room(name), pathNot: tests },
  to: { path: gateway, pathNot: [name, ...allowed].map(room) },
}))

module.exports = {
  forbidden: [
    ...lawRules,
    ...roomRules,
    {
      name: 'gateway-rooms-are-listed',
      comment: 'A folder of the gateway stands in `rooms`; only `start` puts everything together',
      severity: 'error',
      from: { path: `${gateway}[^/]+/`, pathNot: [tests, room('start'), ...Object.keys(rooms).map(room)] },
      to: { path: gateway },
    },
    {
      name: 'sandbox-is-loaded-late',
      comment: 'Production never has the sandbox in its process: only `start` imports it, and only when it is needed',
      severity: 'error',
      from: { path: '^apps/gateway/', pathNot: tests },
      to: { path: '^packages/sandbox/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'features-are-strangers',
      comment: 'A feature never imports another feature; they talk through typed actions',
      severity: 'error',
      from: { path: '^packages/features/src/([^/]+)/' },
      to: { path: '^packages/features/src/[^/]+/', pathNot: '^packages/features/src/$1/' },
    },
    {
      name: 'kinds-are-strangers',
      comment: 'A kind of game never imports another kind; only the two registries in games/ know them all',
      severity: 'error',
      from: { path: '^apps/vendors/src/games/([^/]+)/' },
      to: { path: '^apps/vendors/src/games/[^/]+/', pathNot: '^apps/vendors/src/games/$1/' },
    },
    {
      name: 'frame-knows-no-kind',
      comment: 'What all games share meets kinds only through the two registries in games/',
      severity: 'error',
      from: { path: '^apps/vendors/src/(frame|server|client)/', pathNot: [tests, 'Fixture\\.ts$'] },
      to: { path: '^apps/vendors/src/(games/[^/]+/|slot/)' },
    },
    {
      name: 'manifest-is-data',
      comment: 'A manifest holds data and lazy loaders: no React, no kit, nothing of its feature at load',
      severity: 'error',
      from: { path: '^packages/features/src/[^/]+/manifest\\.ts$' },
      to: {
        path: '(^packages/ui/|node_modules/(react|react-dom|styled-components)/|\\.tsx$)',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'pure-packages-have-no-react',
      comment: 'contract, rules, client, brand and the gateway know no React',
      severity: 'error',
      from: { path: '^(packages/(contract|rules|client|brand)|apps/gateway)/' },
      to: { path: 'node_modules/(react|react-dom|styled-components)/' },
    },
    {
      name: 'tokens-have-no-react',
      comment: 'Tokens are read by servers and tools',
      severity: 'error',
      from: { path: '^packages/ui/src/tokens/', pathNot: tests },
      to: { path: 'node_modules/(react|react-dom|styled-components)/|\\.tsx$' },
    },
    {
      name: 'portable-code-has-no-node',
      comment: 'What also runs in a browser uses no Node module',
      severity: 'error',
      from: { path: '^packages/(contract|rules|client|ui|feature-api|features)/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one file',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'nothing-imports-tooling',
      comment: 'Sources never import scripts, bench, e2e or docs',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: tests },
      to: { path: '^(scripts|bench|e2e|docs|\\.storybook)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|storybook-static|\\.generated\\.|node_modules/\\.cache)' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['foyer-source', 'import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
