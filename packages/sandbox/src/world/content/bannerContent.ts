import type { GameType, WireBanner } from '@foyer/contract'
import type { Merchant } from '@foyer/gateway/ports'
import { artAddress, houseOf } from '../../artwork/artAddress.ts'
import { catalogue } from '../catalogue.ts'
import { inhouseGames } from '../inhouseGames.ts'
import type { ContentEntry } from './contentEntry.ts'
import { contentWords } from './contentWords.ts'

interface BannerPlan {
  readonly group: string
  /** Names the banner's words. */
  readonly family: string
  readonly motif: string
  readonly title: string
  readonly link: Pick<WireBanner, 'linkageType' | 'target'>
  /** Category it is about; a merchant without it does not show it. */
  readonly category?: GameType
}

const page = (target: string) => ({ linkageType: 'PAGE', target }) as const
const none = { linkageType: 'NONE' } as const

function plans(): readonly BannerPlan[] {
  const signature = catalogue().find(({ name }) => name === inhouseGames[0]?.name)
  const game =
    signature === undefined ? page('/inhouse') : ({ linkageType: 'GAME', target: String(signature.nodeId) } as const)
  return [
    {
      group: 'w_home',
      family: 'sea',
      motif: 'lantern',
      title: 'Lantern Harbor',
      link: game,
    },
    {
      group: 'w_home',
      family: 'cards',
      motif: 'roulette',
      title: 'Tables all night',
      link: page('/live'),
      category: 'LIVE',
    },
    {
      group: 'w_home',
      family: 'folk',
      motif: 'balloon',
      title: 'New this week',
      link: page('/rng'),
    },
    {
      group: 'w_help',
      family: 'orchard',
      motif: 'owl',
      title: 'Help',
      link: page('/help'),
    },
    {
      group: 'w_rng',
      family: 'gems',
      motif: 'diamond',
      title: 'Slots',
      link: none,
      category: 'RNG',
    },
    {
      group: 'w_live',
      family: 'clockwork',
      motif: 'blackjack',
      title: 'Live',
      link: none,
      category: 'LIVE',
    },
    {
      group: 'w_fish',
      family: 'sea',
      motif: 'fish',
      title: 'Fish',
      link: none,
      category: 'FISH',
    },
    {
      group: 'w_pvp',
      family: 'dice',
      motif: 'dice',
      title: 'Card and board',
      link: none,
      category: 'PVP',
    },
    {
      group: 'w_sports',
      family: 'arena',
      motif: 'football',
      title: 'Sports',
      link: none,
      category: 'SPORTS',
    },
    {
      group: 'w_esports',
      family: 'neon',
      motif: 'shield',
      title: 'Esports',
      link: none,
      category: 'ESPORTS',
    },
    {
      group: 'w_cockfight',
      family: 'arena',
      motif: 'trophy',
      title: 'Arena',
      link: none,
      category: 'COCKFIGHT',
    },
    {
      group: 'w_lott',
      family: 'drum',
      motif: 'drumball',
      title: 'Draws',
      link: none,
      category: 'LOTT',
    },
    {
      group: 'w_down',
      family: 'orbit',
      motif: 'rocket',
      title: 'The app',
      link: none,
    },
    {
      group: 'w_download',
      family: 'orbit',
      motif: 'comet',
      title: 'Install',
      link: none,
    },
    {
      group: 'w_promotion',
      family: 'carnival',
      motif: 'tent',
      title: 'Promotions',
      link: none,
    },
    {
      group: 'w_shop',
      family: 'carnival',
      motif: 'chest',
      title: 'Points',
      link: none,
    },
    {
      group: 'w_reg',
      family: 'mountain',
      motif: 'kite',
      title: 'Welcome',
      link: none,
    },
    {
      group: 'w_inhouse',
      family: 'orbit',
      motif: 'planet',
      title: 'Backstage Games',
      link: none,
    },
  ]
}

/** Banners of every group (EN07), for portals that take them from the server. */
export function bannerContent({ code, offer }: Merchant): readonly ContentEntry[] {
  const house = houseOf(code)
  const shown = plans().filter(({ category }) => category === undefined || offer.categories.has(category))
  return shown.flatMap(({ group, family, motif, title, link }, index) =>
    [...contentWords].map(([language, { banners }]): ContentEntry => {
      const bannerId = `${group}-${index + 1}`
      const data: WireBanner = {
        bannerId,
        url: artAddress('banner', { motif, house, number: index + 1, count: 1, title }),
        groupName: group,
        ...link,
        alt: banners[`${group}-${family}`] ?? title,
      }
      return { kind: 'banner', id: bannerId, language, data }
    }),
  )
}
