import { operations, wirePath } from '@foyer/contract'
import { type Bettor, callWallet, vendor } from './betting.ts'
import { signIn } from './signIn.ts'

const get = async (
  address: string,
  id: 'launchGame' | 'gameList' | 'balance',
  query: Record<string, string>,
  cookie = '',
) => {
  const url = `${address}/api${wirePath(operations[id].shape)}?${new URLSearchParams(query).toString()}`
  const answer = await fetch(url, { headers: { cookie, 'x-requested-with': 'foyer' } })
  return ((await answer.json()) as { value: never }).value
}

/** Signs in, launches a game of the vendor and gives the vendor its game session. */
export async function sitDown(address: string, username: string): Promise<Bettor> {
  const cookie = await signIn(address, username)
  const { games } = (await get(address, 'gameList', { vassalage: vendor, pageSize: '1' })) as {
    games: { gameId: string; nodeId: number }[]
  }
  const [game] = games
  const common = { vassalage: vendor, platform: 'html5-desktop', clientType: '3', language: 'EN', launchMode: 'GLS' }
  const { game_url } = (await get(
    address,
    'launchGame',
    { ...common, gameId: game?.gameId ?? '', nodeId: String(game?.nodeId) },
    cookie,
  )) as { game_url: string }
  const launch = new URLSearchParams(new URL(game_url).hash.slice(1))
  const merchant = launch.get('merchant') ?? ''
  const opened = await callWallet(address, 'authenticate', {
    merchant,
    launch: launch.get('launch'),
    transactionId: `sit-${username}`,
  })
  return { username, merchant, session: String(opened?.value.session) }
}
