import { type Finding, formatPath, type GatheredKind, type ValuePath } from '../issues/issue.ts'

/** So many are read one by one; more of the same have one cause. */
const fewest = 6
const named = 3

function placesOf(paths: readonly ValuePath[]): string {
  const first = paths.slice(0, named).map(formatPath)
  return `${first.join(', ')} and ${paths.length - named} more`
}

/** What one problem says that stands for many, the first of which is given; it stands at that one's place, or at another. */
type Told = Pick<Finding, 'message' | 'hint'> & { readonly path?: ValuePath }

const tell: Readonly<Record<GatheredKind, (first: Finding, paths: readonly ValuePath[]) => Told>> = {
  'text-lacking': ({ message }, paths) => ({
    path: ['languages', 'active'],
    message: `${message.replace(/^This text is/, `${paths.length} texts are`)}: ${placesOf(paths)}`,
    hint: 'Write them, or take the language off the list',
  }),
  // They stand at the key of the language.
  'text-strange': ({ message }, paths) => ({
    message: `${message}, in which ${paths.length} texts are written: ${placesOf(paths.map((path) => path.slice(0, -1)))}`,
    hint: 'Take them out, or add the language to languages.active',
  }),
  'banner-twice': ({ message }, paths) => ({
    message: `${message.replace('another banner', `${paths.length} other banners`)}: ${placesOf(paths)}`,
    hint: 'Give each an id of its own',
  }),
}

function gathered(kind: GatheredKind, group: readonly Finding[]): readonly Finding[] {
  const [first] = group
  if (!first || group.length < fewest) return group
  const paths = group.map(({ path }) => path)
  return [{ ...first, ...tell[kind](first, paths) }]
}

/** Of many texts that lack the same language, or have one that the site does not have, and of many banners of one id, one problem that counts them (CF11, CF03). */
export function gatherFindings(findings: readonly Finding[]): readonly Finding[] {
  const groups = new Map<string, readonly [GatheredKind, Finding[]]>()
  const others = findings.filter((finding) => {
    const { kind, message, hint, path } = finding
    if (!kind) return true
    // Banners are of one group where their list is the same.
    const key = JSON.stringify([kind, message, hint, kind === 'banner-twice' ? path.slice(0, -2) : ''])
    const [, group] = groups.get(key) ?? [kind, []]
    groups.set(key, [kind, [...group, finding]])
    return false
  })
  return [...others, ...[...groups.values()].flatMap(([kind, group]) => gathered(kind, group))]
}
