import type { Finding, ValuePath } from '../issues/issue.ts'
import type { Check } from './checkContext.ts'

const why = 'Browsers refuse pictures and games from an address that the content policy does not name.'

function checkOrigin(path: ValuePath, origin: string): readonly Finding[] {
  const url = URL.parse(origin)
  const local = url !== null && ['localhost', '127.0.0.1'].includes(url.hostname)
  if (url !== null && url.origin === origin && (url.protocol === 'https:' || (local && url.protocol === 'http:')))
    return []
  const better = url?.protocol.startsWith('http') ? `https://${url.host}` : undefined
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

/** CDNs are origins: scheme and host, nothing after (ruling 30). */
export const checkOrigins: Check = ({ resolved: { cdn } }) => [
  ...cdn.images.flatMap((origin, index) => checkOrigin(['cdn', 'images', index], origin)),
  ...cdn.games.flatMap((origin, index) => checkOrigin(['cdn', 'games', index], origin)),
]
