import { docsOf } from './docsOf.ts'

const sources = import.meta.glob<string>(
  ['../src/{components,centre}/*/*.tsx', '!../src/**/*.stories.tsx', '!../src/**/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
)
const described = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|function) (\w+)/g

/** A component as the welcome page names it. */
export interface Described {
  readonly name: string
  /** Address of its documentation in Storybook. */
  readonly href: string
  /** What the comment above it says, without ids of requirements. */
  readonly text: string
}

const plain = (comment: string): string =>
  comment
    .replaceAll(/\s*\n\s*\*\s?/g, ' ')
    .replaceAll(/ \([A-Z]+\d+[^)]*\)/g, '')
    .replaceAll('`', '')
    .trim()

function describe(folder: string): Described | undefined {
  const [, name = ''] = folder.split('/')
  const href = docsOf(name)
  const found = Object.entries(sources)
    .filter(([path]) => path.startsWith(`../src/${folder}/`))
    .flatMap(([, source]) => [...source.matchAll(described)])
  const [, comment] = found.find(([, , exported]) => exported === name) ?? found[0] ?? []
  return comment && href ? { name, href, text: plain(comment) } : undefined
}

const folders = new Set(Object.keys(sources).map((path) => path.split('/').slice(2, 4).join('/')))

/** Every component of the kit, with what its own comment says of it. */
export const components: readonly Described[] = [...folders].flatMap((folder) => describe(folder) ?? [])
