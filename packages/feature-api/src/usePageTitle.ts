import { useEffect } from 'react'
import { useRuntime } from './hooks.ts'

/** Names the tab, and the entry of history, after what the page shows, as soon as that is known. */
export function usePageTitle(name: string | undefined): void {
  const { config } = useRuntime()
  useEffect(() => {
    if (name) document.title = `${name} · ${config.name}`
  }, [name, config.name])
}
