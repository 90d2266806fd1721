import { createHash } from 'node:crypto'
import type { GameType } from '@foyer/contract'
import type { RoutePlugin } from '@foyer/gateway/ports'
import { type ArtKind, artAddress } from '../artwork/artAddress.ts'
import { type CatalogueGame, catalogue } from '../world/catalogue.ts'
import { popularityOf } from '../world/popularity.ts'
import { houseCode, vendorPlans } from '../world/vendors/vendorPlan.ts'

const shown = 200
/** Any merchant's order will do. */
const merchant = 'COMET'
const gameTypes: readonly GameType[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']
const forms: readonly ArtKind[] = ['tile', 'poster', 'wide']
const style =
  'body{margin:16px;background:#17171b;color:#d8d8dd;font:13px/1.4 system-ui}nav{margin-bottom:16px}a{color:inherit;margin-right:12px}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:12px;margin:0;padding:0;list-style:none}img{display:block;width:100%;height:auto;border-radius:6px}'
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'X-Content-Type-Options': 'nosniff',
}

const asText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
const picture = (address: string, words: string): string =>
  `<li><img src="${address}" alt="" loading="lazy">${asText(words)}</li>`

/** The first games of a type in a lobby's order. */
function firstOf(type: GameType): readonly CatalogueGame[] {
  const games = catalogue()
  const popularity = popularityOf(games, merchant)
  const rankOf = ({ nodeId }: CatalogueGame): number => popularity.get(nodeId)?.popularity ?? 0
  return games
    .filter(({ gameType }) => gameType === type)
    .sort((a, b) => rankOf(b) - rankOf(a))
    .slice(0, shown)
}

function marks(): string {
  return vendorPlans
    .flatMap(({ code, name, emblem }) =>
      (['mark', 'vendor'] as const).map((kind) =>
        picture(artAddress(kind, { motif: emblem, house: houseCode(code), number: 0, count: 1, title: name }), name),
      ),
    )
    .join('')
}

/** `GET /media/art/sheet/{type}/{form}`: contact sheets for designers: 200 pictures of each type of game, and all marks. */
export const addSheetRoute: RoutePlugin = (server) => {
  server.get<{ Params: { type: string; form: string } }>('/media/art/sheet/:type/:form', async (request, reply) => {
    const { type, form } = request.params
    const gameType = gameTypes.find((known) => known === type)
    const kind = forms.find((known) => known === form)
    if (kind === undefined || (gameType === undefined && type !== 'VENDORS')) return reply.callNotFound()
    const items = gameType
      ? firstOf(gameType)
          .map(({ art, name }) => picture(artAddress(kind, art), name))
          .join('')
      : marks()
    const links = [...gameTypes, 'VENDORS']
      .map((other) => `<a href="/media/art/sheet/${other}/${kind}">${other}</a>`)
      .concat(forms.map((other) => `<a href="/media/art/sheet/${type}/${other}">${other}</a>`))
    return reply
      .headers(headers)
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Artwork: ${type}</title><style>${style}</style><nav>${links.join('')}</nav><ul>${items}</ul></html>`,
      )
  })
}
