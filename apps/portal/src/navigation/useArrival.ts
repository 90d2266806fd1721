import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pageTitle } from '../routes/pageTitle.ts'
import { useSite } from '../shell/SiteContext.ts'
import { useShellT } from '../shell/useShellT.ts'
import { useArrivalFocus } from './useArrivalFocus.ts'

/**
 * On arrival at another page: sets the title, moves the focus, drops calls nobody waits for any more.
 * Returns what a screen reader should say.
 */
export function useArrival(): string {
  const t = useShellT()
  const { table, data, runtime, queries } = useSite()
  const { pathname } = useLocation()
  const [announcement, announce] = useState('')
  const shown = useRef(pathname)
  const route = table.find(pathname)
  useArrivalFocus()

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const title = pageTitle({ route, config: data.config, language: data.language, text: runtime.text })
    document.title = title
    announce(t('pageAnnounced', { title }))
    void queries.cancelQueries({ predicate: (query) => query.getObserversCount() === 0 })
  }, [pathname, route, data, runtime, queries, t])
  return announcement
}
