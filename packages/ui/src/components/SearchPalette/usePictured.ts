import { useEffect, useState } from 'react'

/** How long a person who writes pauses before pictures come, in ms. */
const pause = 200

/**
 * Which of the found titles show their pictures: those that were there first, and those that are there once typing pauses.
 * Twenty new pictures with each letter would take longer to paint than the next letter takes to come.
 */
export function usePictured(ids: readonly string[]): ReadonlySet<string> {
  const [pictured, setPictured] = useState<ReadonlySet<string>>(() => new Set(ids))
  const found = JSON.stringify(ids)
  useEffect(() => {
    // Written right above.
    const timer = setTimeout(() => setPictured(new Set(JSON.parse(found) as string[])), pause)
    return () => clearTimeout(timer)
  }, [found])
  return pictured
}
