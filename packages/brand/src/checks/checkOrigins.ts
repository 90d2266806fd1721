import type { Finding, ValuePath } from '../issues/issue.ts'
import type { Check } from './checkContext.ts'

const why = 'Browsers refuse pictures and games from an address that the content policy does not name.'

function checkOrigin(path: ValuePath, origin: string): readonly Finding[] {
  const url = URL.parse(origin)
  const local = url !== null && ['localhost', '127.0.0.1'].includes(url.hostname)
  const isOne = url !== null && !url.hostname.includes('*')
  if (isOne && url.origin === origin && (url.protocol === 'https:' || (local && url.protocol === 'http:'))) return []
  const better = isOne && url.protocol.startsWith('http') ? `https://${url.host}` : undefined
  return [
    {
      code: 'wrong-form',
      path,
      message: `"${origin}" is not the https origin of a server`,
      why,
      hint: better ? `Write "${better}"` : 'Origins look like "https://img.example.org"',
    },
  ]
}

/** Games of the site's own origin could read the session, and are not shown (M12). */
const checkOwn = (hosts: readonly string[], origins: readonly string[]): readonly Finding[] =>
  origins.flatMap((origin, index) =>
    hosts.includes(URL.parse(origin)?.hostname ?? '')
      ? [
          {
            code: 'own-origin',
            path: ['cdn', 'games', index],
            message: `"${origin}" is the site itself`,
            why: 'A game from there could read the session of its player, so that no game would open.',
            hint: 'Take it out, or name the server of the games',
          },
        ]
      : [],
  )

/** Pages name `seo.origin` as their address to search engines, which find there what another host shows, or nothing. */
function checkSeo(hosts: readonly string[], origin: string | undefined): readonly Finding[] {
  const host = URL.parse(origin ?? '')?.hostname
  // That a site names no host is said elsewhere.
  if (host === undefined || hosts.length === 0 || hosts.includes(host)) return []
  return [
    {
      code: 'origin-elsewhere',
      severity: 'warning',
      path: ['seo', 'origin'],
      message: `"${origin}" is none of the site's hosts`,
      why: 'Search engines are told that the pages of this site are copies of those at that address.',
      hint: `Add "${host}" to "hosts", or name one of them: ${hosts.join(', ')}`,
    },
  ]
}

/** CDNs are origins: scheme and host, nothing after (ruling 30). */
export const checkOrigins: Check = ({ resolved: { cdn, hosts, seo } }) => [
  ...cdn.images.flatMap((origin, index) => checkOrigin(['cdn', 'images', index], origin)),
  ...cdn.games.flatMap((origin, index) => checkOrigin(['cdn', 'games', index], origin)),
  ...checkOwn(hosts, cdn.games),
  ...checkSeo(hosts, seo.origin),
]
