import { useEffect } from 'react'
import { useArrival } from '../navigation/useArrival.ts'
import { useLinks } from '../navigation/useLinks.ts'
import { useScroll } from '../navigation/useScroll.ts'
import { useRefreshedAnswers } from '../runtime/useRefreshedAnswers.ts'
import { useStartup } from '../runtime/useStartup.ts'
import { useKeptPreferences } from '../session/useKeptPreferences.ts'
import { useSessionStart } from '../session/useSessionStart.ts'
import { Announcer } from './Announcer.tsx'

export interface LifeCycleProps {
  /** Called once the page answers to input. */
  readonly onReady: (() => void) | undefined
  /** What the address held as `?token=`. */
  readonly handedToken: string | undefined
}

/** What a page does by itself once it runs: session, preferences, links, focus, scroll, fresh answers, start-up tasks. */
export function LifeCycle({ onReady, handedToken }: LifeCycleProps) {
  useKeptPreferences()
  useLinks()
  useSessionStart(handedToken)
  useScroll()
  const announcement = useArrival()
  useRefreshedAnswers()
  useStartup()
  useEffect(() => {
    // Tools that drive the page wait for this mark.
    document.documentElement.dataset.ready = ''
    onReady?.()
  }, [onReady])
  return <Announcer text={announcement} />
}
