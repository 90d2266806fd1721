import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(root + path, 'utf8')
const filesOf = (...patterns: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

const page = read('docs/accounts.md')
const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) \| (.*) \| (.*) \|$/gm)].map(
  ([, point = '', holds = '', proof = '']) => ({
    point,
    holds,
    proofs: [...proof.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title })),
  }),
)

/** Points of levels 1 and 2 in each section of ASVS 5.0: the first so many of it. */
const sections: readonly (readonly [section: string, points: number])[] = [
  ...Object.entries({ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 }),
  ...Object.entries({ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '9.1': 3, '9.2': 4 }),
]

test('the page on accounts has every point of ASVS 5.0, levels 1 and 2, on authentication, sessions and tokens', () => {
  const points = sections.flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  )
  expect(rows.map(({ point }) => point)).toEqual(points)
})

test('every point of the page has a test that is there, or says why it has none', () => {
  const missing = rows.flatMap(({ point, holds, proofs }) => {
    if (proofs.length === 0) return /^Does not apply: |^\*\*Not met\.\*\* /.test(holds) ? [] : [`${point} has no proof`]
    return proofs
      .filter(({ file, title }) => {
        const quoted = ["'", '`'].map((quote) => quote + title)
        return !existsSync(root + file) || !quoted.some((text) => read(file).includes(text))
      })
      .map(({ file, title }) => `${point}: ${file} “${title}”`)
  })
  expect(missing).toEqual([])
})

/** Where sessions are made, and the calls that lead there. */
const waysIn: Readonly<Record<string, readonly string[]>> = {
  'session/loginByPassword.ts': ['login'],
  'session/loginBySms.ts': ['login'],
  'session/passkeys/passkeyLogin.ts': ['passkeyLogin'],
  'session/codes/loginByCode.ts': ['loginByCode'],
  'session/verification/demandVerification.ts': ['login'],
  'session/verification/verificationHandlers.ts': ['loginVerification'],
  'session/passwords/changePassword.ts': ['changePassword'],
  'members/registration/openAccount.ts': ['register', 'registerMobile'],
  'members/freePlayLogin.ts': ['freePlayLogin'],
}

test('every way in that opens a session stands on the page', () => {
  const folder = 'apps/gateway/src/'
  const making = filesOf(`${folder}*.ts`)
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => /(?<!function )\b(?:signIn|signInVerified|createSession)\(/.test(read(file)))
    .map((file) => file.slice(folder.length))
    // What all of them go through.
    .filter((file) => file !== 'session/signIn.ts')
  expect(making.sort()).toEqual(Object.keys(waysIn).sort())
  const [, told = ''] = /## Ways in\n(.*?)\n## /s.exec(page) ?? []
  for (const call of Object.values(waysIn).flat()) expect(told).toContain(`\`${call}\``)
})

test('no field of the portal keeps anybody from pasting', () => {
  const sources = filesOf('packages/ui/src/*.tsx', 'packages/features/src/*.tsx', 'apps/portal/src/*.tsx')
  expect(sources.filter((file) => !file.endsWith('.test.tsx') && /onPaste|['"]paste['"]/.test(read(file)))).toEqual([])
})
