import { useEffect, useReducer, useRef } from 'react'

/** How long a person who writes pauses before pictures come, in ms. */
const pause = 300
/** Between one picture and the next, in ms: about a frame, so that a key that is pressed meanwhile does not wait for all. */
const step = 16

/**
 * Which of the found titles show their pictures: those that were there first, those that stay, and the others one after the other once
 * typing pauses, whether or not a letter finds others. Ten new pictures at once would take longer to read and paint than the next letter
 * takes to come.
 */
export function usePictured(typed: string, ids: readonly string[]): ReadonlySet<string> {
  const pictured = useRef<ReadonlySet<string>>(new Set(ids))
  const [pictures, addPicture] = useReducer((count: number) => count + 1, 0)
  const found = JSON.stringify([typed, ids])
  /** What typing pauses at. */
  const paused = useRef<string | undefined>(found)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each picture comes the next
  useEffect(() => {
    // Written right above.
    const [, wanted] = JSON.parse(found) as [string, string[]]
    const here = wanted.filter((id) => pictured.current.has(id))
    // One that goes and comes again is as new as any other.
    pictured.current = new Set(here)
    const next = wanted.find((id) => !pictured.current.has(id))
    if (paused.current !== found) paused.current = undefined
    if (next === undefined) return undefined
    const timer = setTimeout(
      () => {
        paused.current = found
        pictured.current = new Set([...here, next])
        addPicture()
      },
      paused.current === undefined ? pause : step,
    )
    return () => clearTimeout(timer)
  }, [found, pictures])
  return pictured.current
}
