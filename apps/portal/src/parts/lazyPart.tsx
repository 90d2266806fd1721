import type { Lazy } from '@foyer/feature-api'
import {
  type ComponentType,
  createContext,
  type ReactElement,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react'
import { loadChunk } from './chunkTimeout.ts'
import { PartFallback } from './PartFallback.tsx'

/** A lazy component that renders at once when it was loaded before, without a Suspense boundary around it. */
export interface LazyPart<Props> {
  readonly Part: ComponentType<Props>
  readonly preload: () => Promise<void>
}

// The props of a loader's component are known where the part is made; the store below only passes them on.
// biome-ignore lint/suspicious/noExplicitAny: parts of different props stand in one map
export type AnyLazy = Lazy<any>

const parts = new WeakMap<AnyLazy, LazyPart<never>>()

/**
 * Loaders whose parts may appear in the html of the page being prerendered. The browser loads the same ones before it
 * takes the page over, so both render the same although the server has loaded more. Without a value all may.
 */
export const PrerenderedParts = createContext<ReadonlySet<AnyLazy> | undefined>(undefined)

/** The part of a loader, made once. `fallback` holds its place while it is on the way; a component is given its props. */
export function lazyPart<Props extends object>(load: Lazy<Props>, fallback?: Fallback<Props>): LazyPart<Props> {
  // A part is kept under its own loader, so that it takes the same props.
  const known = parts.get(load) as LazyPart<Props> | undefined
  const part = known ?? createPart(load, fallback)
  // Parts of all kinds of props stand in one map.
  if (!known) parts.set(load, part as unknown as LazyPart<never>)
  return part
}

interface State<Props> {
  readonly component?: ComponentType<Props>
  readonly error?: unknown
}

type Fallback<Props> = ComponentType<Props> | ReactElement | null

function createPart<Props extends object>(
  load: Lazy<Props>,
  Fallback: Fallback<Props> = PartFallback,
): LazyPart<Props> {
  let state: State<Props> = {}
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const change = (next: State<Props>): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const preload = (): Promise<void> => {
    if (state.error) state = {}
    loading ??= loadChunk(load).then(
      (module) => change({ component: module.default }),
      (error: unknown) => {
        loading = undefined
        change({ error })
        throw error
      },
    )
    return loading
  }

  function Part(props: Props) {
    // What failed for an earlier one, or ahead of time, is asked for once more.
    const [{ component: Loaded, error }, show] = useState<State<Props>>(state.error ? {} : state)
    const allowed = useContext(PrerenderedParts)
    useEffect(() => {
      // As a transition, a large part is made in short slices, and a touch in between is not kept waiting.
      const update = () => startTransition(() => show(state))
      listeners.add(update)
      preload().catch(() => undefined)
      update()
      return () => void listeners.delete(update)
    }, [])
    if (error) throw error
    return Loaded && (allowed?.has(load) ?? true) ? (
      <Loaded {...props} />
    ) : typeof Fallback === 'function' ? (
      <Fallback {...props} />
    ) : (
      Fallback
    )
  }
  return { Part, preload }
}
