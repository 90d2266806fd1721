/** Beginnings that make a password guessable whatever digits and marks follow. */
const commonStems = new Set(
  `password passwort passw0rd pass parola sifre letmein welcome qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm
  iloveyou admin administrator login master monkey dragon football baseball superman batman sunshine princess shadow trustno
  whatever freedom secret changeme default guest test testing abc abcd abcde abcdef abcdefg abcdefgh galatasaray fenerbahce
  besiktas istanbul casino jackpot poker lottery lucky winner money foyer hello google internet computer starwars pokemon`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * Whether a password is one that guessing programs try first, is a row of keys or digits, or is one of these names, the
 * user's or the site's, whatever digits and marks stand in and around it (ruling 24).
 */
export function isCommonPassword(password: string, ...names: readonly string[]): boolean {
  const plain = password.toLowerCase()
  const stem = plain.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '')
  return commonStems.has(stem) || isRow(plain) || names.some((name) => isName(plain, name.trim().toLowerCase()))
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')

const isName = (plain: string, name: string): boolean => {
  const letters = lettersOf(name)
  return (name !== '' && plain === name) || (letters !== '' && lettersOf(plain) === letters)
}

/** The same character, or characters that go up or down one by one, all along: `00000000`, `12345678`, `hgfedcba`. */
function isRow(text: string): boolean {
  const steps = new Set<number>()
  for (let index = 1; index < text.length; index += 1) steps.add(text.charCodeAt(index) - text.charCodeAt(index - 1))
  const [step] = steps
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1
}
