import { useEffect } from 'react'
import { useArrival } from '../navigation/useArrival.ts'
import { useLinks } from '../navigation/useLinks.ts'
import { useScroll } from '../navigation/useScroll.ts'
import { useTrail } from '../navigation/useTrail.ts'
import { useRefreshedAnswers } from '../runtime/useRefreshedAnswers.ts'
import { useStartup } from '../runtime/useStartup.ts'
import { useAgentContracts } from '../session/useAgentContracts.ts'
import { useKeptPreferences } from '../session/useKeptPreferences.ts'
import { usePasswordDue } from '../session/usePasswordDue.ts'
import { useServerModules } from '../session/useServerModules.ts'
import { useSessionStart } from '../session/useSessionStart.ts'
import { sendAgain } from '../takeover/sendAgain.ts'
import { useTakenOver } from '../takeover/useTakenOver.ts'
import { useAfterStart } from '../worker/useAfterStart.ts'
import { Announcer } from './Announcer.tsx'

export interface LifeCycleProps {
  /** Called once the page answers to input. */
  readonly onReady: (() => void) | undefined
  /** What the address held as `?token=`. */
  readonly handedToken: string | undefined
}

/** What a page does by itself once it runs: links, focus, scroll, and the rest once all of it was taken over. */
export function LifeCycle({ onReady, handedToken }: LifeCycleProps) {
  useTrail()
  useLinks()
  useScroll()
  const announcement = useArrival()
  const isTakenOver = useTakenOver()
  useEffect(() => onReady?.(), [onReady])
  return (
    <>
      <Announcer text={announcement} />
      {isTakenOver && <Running handedToken={handedToken} />}
    </>
  )
}

/** What changes what a page shows: session, preferences, fresh answers, start-up tasks. */
function Running({ handedToken }: Pick<LifeCycleProps, 'handedToken'>) {
  useKeptPreferences()
  useSessionStart(handedToken)
  useRefreshedAnswers()
  usePasswordDue()
  useStartup()
  useAfterStart()
  useServerModules()
  useAgentContracts()
  useEffect(() => {
    // Tools that drive the page wait for this mark.
    document.documentElement.dataset.ready = ''
    sendAgain()
  }, [])
  return null
}
