import type { RunningHand } from '@foyer/contract/frame'
import { type RefObject, useEffect, useState } from 'react'
import { askToLeave } from './askToLeave.ts'
import { useRuntime } from './calls.ts'
import { followHand } from './followHand.ts'
import { guardBack } from './guardBack.ts'

/** The hand that a game's player is in and that goes on without them. While there is one, the browser's Back asks first. */
export function useRunningHand(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  name: string,
): RunningHand | undefined {
  const runtime = useRuntime()
  const [hand, setHand] = useState<RunningHand>()
  useEffect(() => {
    if (address === undefined) return undefined
    const stop = followHand({
      page: window,
      game: () => frame.current?.contentWindow,
      origin: new URL(address).origin,
      onHand: setHand,
    })
    return () => {
      stop()
      setHand(undefined)
    }
  }, [frame, address])
  useEffect(
    () => (hand === undefined ? undefined : guardBack(window, () => askToLeave(runtime, name, hand))),
    [runtime, hand, name],
  )
  return hand
}
