/** Trees that break one rule each: rule name to files. */
type Files = Readonly<Record<string, string>>

const value = 'export const one = 1\n'
const imports = (from: string, to: string): Files => ({
  [from]: `import { one } from '${'../'.repeat(from.split('/').length - 1)}${to}'\nexport const two = one\n`,
  [to]: value,
})
const react: Files = {
  'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
  'node_modules/react/index.js': 'module.exports = {}\n',
}
const importsReact = (from: string): Files => ({
  ...react,
  [from]: "import React from 'react'\nexport const two = React\n",
})

export const fixtures: Readonly<Record<string, Files>> = {
  'rules-imports': imports('packages/rules/src/a.ts', 'packages/contract/src/b.ts'),
  'contract-imports': imports('packages/contract/src/a.ts', 'packages/client/src/b.ts'),
  'client-imports': imports('packages/client/src/a.ts', 'packages/rules/src/b.ts'),
  'ui-imports': imports('packages/ui/src/a.ts', 'packages/contract/src/b.ts'),
  'ui-types-only': imports('packages/ui/src/a.ts', 'packages/rules/src/b.ts'),
  'brand-imports': imports('packages/brand/src/a.ts', 'packages/ui/src/components/b.ts'),
  'feature-api-imports': imports('packages/feature-api/src/a.ts', 'packages/ui/src/b.ts'),
  'feature-api-types-only': imports('packages/feature-api/src/a.ts', 'packages/client/src/b.ts'),
  'features-imports': imports('packages/features/src/lobby/a.ts', 'packages/client/src/b.ts'),
  'assembler-imports': imports('packages/assembler/src/a.ts', 'packages/features/src/lobby/b.ts'),
  'assembler-types-only': imports('packages/assembler/src/a.ts', 'apps/portal/src/b.ts'),
  'portal-imports': imports('apps/portal/src/a.ts', 'packages/features/src/lobby/b.ts'),
  'portal-types-only': imports('apps/portal/src/a.ts', 'packages/brand/src/b.ts'),
  'sandbox-imports': imports('packages/sandbox/src/a.ts', 'apps/gateway/src/wallet/b.ts'),
  'sandbox-types-only': imports('packages/sandbox/src/a.ts', 'apps/gateway/src/ports.ts'),
  'sandbox-is-loaded-late': imports('apps/gateway/src/start/a.ts', 'packages/sandbox/src/index.ts'),
  'site-server-imports': imports('packages/site-server/src/a.ts', 'packages/contract/src/b.ts'),
  'gateway-calls-imports': imports('apps/gateway/src/calls/a.ts', 'apps/gateway/src/session/port.ts'),
  'gateway-catalogue-imports': imports('apps/gateway/src/catalogue/a.ts', 'apps/gateway/src/games/b.ts'),
  'gateway-clock-imports': imports('apps/gateway/src/clock/a.ts', 'apps/gateway/src/calls/b.ts'),
  'gateway-codes-imports': imports('apps/gateway/src/codes/a.ts', 'apps/gateway/src/session/login.ts'),
  'gateway-contacts-imports': imports('apps/gateway/src/contacts/a.ts', 'apps/gateway/src/session/port.ts'),
  'gateway-database-imports': imports('apps/gateway/src/database/a.ts', 'apps/gateway/src/merchants/b.ts'),
  'gateway-desk-imports': imports('apps/gateway/src/desk/a.ts', 'apps/gateway/src/messages/outbox.ts'),
  'gateway-docs-imports': imports('apps/gateway/src/docs/a.ts', 'apps/gateway/src/start/b.ts'),
  'gateway-feedback-imports': imports('apps/gateway/src/feedback/a.ts', 'apps/gateway/src/session/login.ts'),
  'gateway-games-imports': imports('apps/gateway/src/games/a.ts', 'apps/gateway/src/wallet/ledger.ts'),
  'gateway-human-imports': imports('apps/gateway/src/human/a.ts', 'apps/gateway/src/session/port.ts'),
  'gateway-lottery-imports': imports('apps/gateway/src/lottery/a.ts', 'apps/gateway/src/wallet/ledger.ts'),
  'gateway-members-imports': imports('apps/gateway/src/members/a.ts', 'apps/gateway/src/session/login.ts'),
  'gateway-merchants-imports': imports('apps/gateway/src/merchants/a.ts', 'apps/gateway/src/members/port.ts'),
  'gateway-messages-imports': imports('apps/gateway/src/messages/a.ts', 'apps/gateway/src/session/port.ts'),
  'gateway-payments-imports': imports('apps/gateway/src/payments/a.ts', 'apps/gateway/src/wallet/ledger.ts'),
  'gateway-phone-imports': imports('apps/gateway/src/phone/a.ts', 'apps/gateway/src/members/port.ts'),
  'gateway-promotions-imports': imports('apps/gateway/src/promotions/a.ts', 'apps/gateway/src/wallet/ledger.ts'),
  'gateway-records-imports': imports('apps/gateway/src/records/a.ts', 'apps/gateway/src/wallet/ledger.ts'),
  'gateway-security-imports': imports('apps/gateway/src/security/a.ts', 'apps/gateway/src/session/login.ts'),
  'gateway-session-imports': imports('apps/gateway/src/session/a.ts', 'apps/gateway/src/start/b.ts'),
  'gateway-system-imports': imports('apps/gateway/src/system/a.ts', 'apps/gateway/src/session/port.ts'),
  'gateway-wallet-imports': imports('apps/gateway/src/wallet/a.ts', 'apps/gateway/src/games/b.ts'),
  'gateway-rooms-are-listed': imports('apps/gateway/src/attic/a.ts', 'apps/gateway/src/wallet/b.ts'),
  'gateway-imports': imports('apps/gateway/src/a.ts', 'packages/features/src/manifests.ts'),
  'vendors-imports': imports('apps/vendors/src/a.ts', 'apps/gateway/src/b.ts'),
  'desk-imports': imports('apps/desk/src/a.ts', 'apps/gateway/src/desk/b.ts'),
  'features-are-strangers': imports('packages/features/src/lobby/a.ts', 'packages/features/src/launch/b.ts'),
  'frame-knows-no-kind': imports('apps/vendors/src/frame/a.ts', 'apps/vendors/src/games/lines/b.ts'),
  'kinds-are-strangers': imports('apps/vendors/src/games/lines/a.ts', 'apps/vendors/src/games/roulette/b.ts'),
  'manifest-is-data': importsReact('packages/features/src/lobby/manifest.ts'),
  'pure-packages-have-no-react': importsReact('apps/gateway/src/a.ts'),
  'tokens-have-no-react': importsReact('packages/ui/src/tokens/a.ts'),
  'portable-code-has-no-node': {
    'packages/rules/src/a.ts': "import { join } from 'node:path'\nexport const two = join\n",
  },
  'no-cycles': {
    'packages/rules/src/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
    'packages/rules/src/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
  },
  'nothing-imports-tooling': imports('apps/portal/src/a.ts', 'scripts/b.ts'),
}
