import { type Finding, formatPath, type ValuePath } from '../issues/issue.ts'

/** So many are read one by one; more of the same have one cause. */
const fewest = 6
const named = 3

function placesOf(paths: readonly ValuePath[]): string {
  const first = paths.slice(0, named).map(formatPath)
  return `${first.join(', ')} and ${paths.length - named} more`
}

function gathered(group: readonly Finding[], [first]: readonly Finding[] = group): readonly Finding[] {
  if (!first || group.length < fewest) return group
  if (first.code === 'language-off') {
    // They stand at the key of the language.
    const places = placesOf(group.map(({ path }) => path.slice(0, -1)))
    const message = `${first.message}, in which ${group.length} texts are written: ${places}`
    return [{ ...first, message, hint: 'Take them out, or add the language to languages.active' }]
  }
  const places = placesOf(group.map(({ path }) => path))
  return [
    {
      ...first,
      path: ['languages', 'active'],
      message: `${first.message.replace(/^This text is/, `${group.length} texts are`)}: ${places}`,
      hint: 'Write them, or take the language off the list',
    },
  ]
}

/** Of many texts that lack the same language, or have one that the site does not have, one problem that counts them (CF11). */
export function gatherTexts(findings: readonly Finding[]): readonly Finding[] {
  const isText = ({ code, message }: Finding) =>
    (code === 'text-missing' && message.startsWith('This text is missing in ')) || code === 'language-off'
  const groups = new Map<string, Finding[]>()
  for (const finding of findings.filter(isText)) {
    const { code, message, hint } = finding
    const key = `${code} ${message} ${hint}`
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [
    ...findings.filter((finding) => !isText(finding)),
    ...[...groups.values()].flatMap((group) => gathered(group)),
  ]
}
