import { useEffect, useRef, useState } from 'react'

/** How long a person who writes pauses before pictures come, in ms. */
const pause = 200
/** Between one picture and the next, in ms: about a frame, so that a key that is pressed meanwhile does not wait for all. */
const step = 16

/**
 * Which of the found titles show their pictures: those that were there first, and the others one after the other once
 * typing pauses. Twenty new pictures at once would take longer to read and paint than the next letter takes to come.
 */
export function usePictured(ids: readonly string[]): ReadonlySet<string> {
  const [pictured, setPictured] = useState<ReadonlySet<string>>(() => new Set(ids))
  const found = JSON.stringify(ids)
  /** What was found when typing paused last. */
  const paused = useRef(found)
  useEffect(() => {
    // Written right above.
    const wanted = JSON.parse(found) as string[]
    const next = wanted.find((id) => !pictured.has(id))
    if (next === undefined) return undefined
    const timer = setTimeout(
      () => {
        paused.current = found
        setPictured(new Set([...wanted.filter((id) => pictured.has(id)), next]))
      },
      paused.current === found ? step : pause,
    )
    return () => clearTimeout(timer)
  }, [found, pictured])
  return pictured
}
