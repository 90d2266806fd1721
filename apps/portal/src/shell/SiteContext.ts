import { createContext, useContext } from 'react'
import type { Site } from '../runtime/createSite.ts'

const SiteContext = createContext<Site | undefined>(undefined)
export const SiteProvider = SiteContext.Provider

/** What the page is made of; only the shell reads it, features have the runtime. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('The shell was rendered without its site')
  return site
}
