/** The first script that a page of the site names; its name changes with every script of the portal. */
const firstScript = (html: string): string | undefined => /<script type="module" src="([^"]+)"/.exec(html)?.[1]

/**
 * Loads the page again where files it is made of are gone (QP16): where the site was deployed since, once for each
 * deployment, or where they were lost on their way (`isLost`), at most once a minute, since a browser remembers until then
 * that they failed. A page that still lacks a file is not loaded over and over. Says whether it does; `before` is done first.
 */
export async function loadAgain(isLost: boolean, before?: () => void): Promise<boolean> {
  try {
    // A game would be broken off in the middle of a round; what is lost beside it is said.
    if (document.querySelector('iframe')) return false
    const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(8_000) })
    const now = answer.ok ? firstScript(await answer.text()) : undefined
    if (!now) return false
    const isSame = now === own
    const key = isSame ? 'foyer-lost-at' : 'foyer-reloaded'
    const kept = sessionStorage.getItem(key)
    if (isSame ? !isLost || Date.now() - Number(kept) < 60_000 : kept === now) return false
    sessionStorage.setItem(key, isSame ? String(Date.now()) : now)
    before?.()
    location.reload()
    return true
  } catch {
    // Without a connection, or a storage to remember by, the page stays.
    return false
  }
}
