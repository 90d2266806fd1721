const key = 'foyer-reloaded'

/** The first script that a page of the site names; its name changes with every script of the portal. */
const firstScript = (html: string): string | undefined => /<script type="module" src="([^"]+)"/.exec(html)?.[1]

/**
 * Loads the page again where the site was deployed since, so that files it is made of may be gone (QP16). Once for each deployment: a
 * page that still lacks a file is not loaded over and over. Says whether it does; `before` is done first.
 */
export async function reloadIfReplaced(before?: () => void): Promise<boolean> {
  try {
    const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(8_000) })
    const now = answer.ok ? firstScript(await answer.text()) : undefined
    if (!now || now === own || sessionStorage.getItem(key) === now) return false
    sessionStorage.setItem(key, now)
    before?.()
    location.reload()
    return true
  } catch {
    // Without a connection, or a storage to remember by, the page stays.
    return false
  }
}
