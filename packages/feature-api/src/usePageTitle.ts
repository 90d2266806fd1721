import { useEffect } from 'react'
import { useRuntime } from './hooks.ts'

/**
 * Names the tab, and the entry of history, after what the page shows, as soon as that is known. Once it is shown no
 * longer, the tab has its name of before, unless another page has named it since.
 */
export function usePageTitle(name: string | undefined): void {
  const { config } = useRuntime()
  useEffect(() => {
    if (!name) return undefined
    const before = document.title
    const title = `${name} · ${config.name}`
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [name, config.name])
}
