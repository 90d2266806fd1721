/** The import law of the house: who may import whom. Each rule has a fixture in scripts/import-law that must fail. */
const own = '^(packages|apps)/'

/** Package or app: what of ours it may import. `types:` means types only. */
const law = {
  rules: [],
  contract: ['rules'],
  client: ['contract'],
  ui: ['types:rules'],
  brand: ['ui/src/tokens', 'rules'],
  'feature-api': ['contract', 'types:client', 'types:brand'],
  features: ['feature-api', 'ui', 'contract', 'rules'],
  assembler: ['brand', 'features/src/manifests', 'feature-api', 'contract', 'ui/src/tokens', 'types:portal'],
  portal: ['ui', 'feature-api', 'client', 'contract', 'rules', 'types:brand', 'features/src/manifests'],
  gateway: ['contract', 'rules', 'brand'],
  vendors: ['contract', 'rules', 'ui'],
}

const tests = '\\.(test|stories)\\.tsx?$|/testing/|\\.config\\.ts$'
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

module.exports = {
  forbidden: [
    ...lawRules,
    {
      name: 'features-are-strangers',
      comment: 'A feature never imports another feature; they talk through typed actions',
      severity: 'error',
      from: { path: '^packages/features/src/([^/]+)/' },
      to: { path: '^packages/features/src/[^/]+/', pathNot: '^packages/features/src/$1/' },
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
