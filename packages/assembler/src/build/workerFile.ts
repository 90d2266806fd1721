import type { PublicConfig } from '@foyer/brand'
import type { WorkerSite } from '@foyer/portal/bundle'
import { contentHash } from './contentHash.ts'
import type { SitePage } from './sitePages.ts'

/**
 * In place of the worker where a brand has switched it off: browsers that have an older one fetch this at their next page, and it takes
 * away what was kept and itself. So the file stays on the site for good; a site that lacked it would leave old workers where they are.
 */
const farewell = `addEventListener('install',()=>skipWaiting());addEventListener('activate',(event)=>event.waitUntil((async()=>{for(const name of await caches.keys())if(name.startsWith('foyer-'))await caches.delete(name);await registration.unregister()})()))\n`

/** What the offline pages of a site are, and what they are made of. */
export interface OfflineFiles {
  /** Path of the offline page by the prefix of its language. */
  readonly pages: Readonly<Record<string, string>>
  readonly shell: readonly string[]
  /** The html of all of them, which the version follows. */
  readonly html: string
}

/** Paths, without a language's prefix, of pages that are the same for every visitor. */
function publicPaths(pages: readonly SitePage[]): readonly string[] {
  const own = pages.filter(({ route, language }) => route.prerender && language.prefix === '')
  return own.flatMap(({ route: { path, aliases } }) => [path, ...aliases])
}

interface WorkerInput {
  readonly config: PublicConfig
  readonly script: string
  readonly pages: readonly SitePage[]
  readonly answers: readonly string[]
  readonly offline: OfflineFiles
}

/** The service worker of a site: what it has to know, and the compiled script (QP16, QP17). */
export function workerFile({ config, script, pages, answers, offline }: WorkerInput): string {
  if (!config.site.offline) return farewell
  const site: WorkerSite = {
    version: contentHash(offline.html + offline.shell.join()),
    offline: offline.pages,
    shell: offline.shell,
    pages: publicPaths(pages),
    answers,
  }
  return `self.foyerSite=${JSON.stringify(site)};\n${script}`
}
