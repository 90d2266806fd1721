// Prints the brotli size of every chunk of the client build and fails where the way to a working lobby is too heavy.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

/** What no first load may hold. */
const forbidden = /base-ui|final-form|keen-slider-clickable|fetchNextPage/

const dist = resolve(import.meta.dirname, '../dist/client')
// Vite writes this file.
const manifest = JSON.parse(readFileSync(resolve(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
const sizes = new Map<string, number>()
const sizeOf = (file: string): number => {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(resolve(dist, file))).length
  sizes.set(file, known)
  return known
}

/** Files of modules and of everything they import at once. */
function filesOf(keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) continue
    seen.add(key)
    filesOf(chunk.imports ?? [], seen)
  }
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))
}

const features = '../../packages/features/src'
const common = ['src/boot/boot.ts', 'src/main.tsx']
const lobby = [...common, `${features}/lobby/pages/LobbyPage.tsx`]
/** Modules on the way to something, and how many bytes after brotli they may have. */
const ways = [
  { to: 'a page that answers', keys: common, budget: 113_300 },
  { to: 'a working lobby', keys: lobby, budget: 138_000 },
  { to: 'a working lobby, signed in', keys: [...lobby, 'src/member/MemberActions.tsx'], budget: 141_200 },
  { to: 'the largest paint', keys: ['src/boot/boot.ts'], budget: 2_000 },
]

for (const file of new Set(Object.values(manifest).map((chunk) => chunk.file))) sizeOf(file)
for (const [file, size] of [...sizes].sort((a, b) => b[1] - a[1]))
  console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${file}`)

for (const { to, keys, budget } of ways) {
  const missing = keys.filter((key) => !manifest[key])
  const files = [...filesOf(keys)]
  const total = files.reduce((sum, file) => sum + sizeOf(file), 0)
  const culprits = files.filter((file) => forbidden.test(readFileSync(resolve(dist, file), 'utf8')))
  console.log(`${(total / 1000).toFixed(1).padStart(8)} kB  of ${budget / 1000} on the way to ${to}`)
  if (total <= budget && culprits.length === 0 && missing.length === 0) continue
  console.error(`The way to ${to} is too heavy or not whole: ${[...culprits, ...missing].join(', ')}`)
  process.exitCode = 1
}
