const waiting = import.meta.glob<string>('../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true })
const released = import.meta.glob<string>('../CHANGELOG.md', { query: '?raw', import: 'default', eager: true })

export type Bump = 'major' | 'minor' | 'patch'

/** One change of the kit, as its author wrote it for those who use it. */
export interface Change {
  readonly id: string
  readonly bump: Bump
  readonly text: string
}

const parts = /^---\s+["']@foyer\/ui["']:\s*(major|minor|patch)\s+---\s+([\s\S]+)$/

/** A changeset's file; nothing when it is about something else. */
export function readChange(path: string, file: string): Change | undefined {
  const [, bump, text] = parts.exec(file.trim()) ?? []
  const id = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
  return bump && text ? { id, bump: bump as Bump, text: text.trim() } : undefined // the pattern has no other words
}

const order: readonly Bump[] = ['major', 'minor', 'patch']

/** What the next release brings, the heaviest first. */
export const changes: readonly Change[] = Object.entries(waiting)
  .flatMap(([path, file]) => readChange(path, file) ?? [])
  .sort((a, b) => order.indexOf(a.bump) - order.indexOf(b.bump) || a.id.localeCompare(b.id))

/** The releases so far, in the words of CHANGELOG.md; empty before the first. */
export const history: string = Object.values(released)[0] ?? ''
