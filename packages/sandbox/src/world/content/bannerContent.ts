import type { GameType, WireBanner } from '@foyer/contract'
import type { Merchant } from '@foyer/gateway/ports'
import { type ArtFamily, artAddress } from '../../artwork/artAddress.ts'
import { catalogue } from '../catalogue.ts'
import { inhouseGames } from '../inhouseGames.ts'
import type { ContentEntry } from './contentEntry.ts'
import { contentWords } from './contentWords.ts'

interface BannerPlan {
  readonly group: string
  readonly family: ArtFamily
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
      title: 'Lantern Harbor',
      link: game,
    },
    {
      group: 'w_home',
      family: 'cards',
      title: 'Tables all night',
      link: page('/live'),
      category: 'LIVE',
    },
    {
      group: 'w_home',
      family: 'folk',
      title: 'New this week',
      link: page('/rng'),
    },
    {
      group: 'w_help',
      family: 'orchard',
      title: 'Help',
      link: page('/help'),
    },
    {
      group: 'w_rng',
      family: 'gems',
      title: 'Slots',
      link: none,
      category: 'RNG',
    },
    {
      group: 'w_live',
      family: 'clockwork',
      title: 'Live',
      link: none,
      category: 'LIVE',
    },
    {
      group: 'w_fish',
      family: 'sea',
      title: 'Fish',
      link: none,
      category: 'FISH',
    },
    {
      group: 'w_pvp',
      family: 'dice',
      title: 'Card and board',
      link: none,
      category: 'PVP',
    },
    {
      group: 'w_sports',
      family: 'arena',
      title: 'Sports',
      link: none,
      category: 'SPORTS',
    },
    {
      group: 'w_esports',
      family: 'neon',
      title: 'Esports',
      link: none,
      category: 'ESPORTS',
    },
    {
      group: 'w_cockfight',
      family: 'arena',
      title: 'Arena',
      link: none,
      category: 'COCKFIGHT',
    },
    {
      group: 'w_lott',
      family: 'drum',
      title: 'Draws',
      link: none,
      category: 'LOTT',
    },
    {
      group: 'w_down',
      family: 'orbit',
      title: 'The app',
      link: none,
    },
    {
      group: 'w_download',
      family: 'orbit',
      title: 'Install',
      link: none,
    },
    {
      group: 'w_promotion',
      family: 'carnival',
      title: 'Promotions',
      link: none,
    },
    {
      group: 'w_shop',
      family: 'carnival',
      title: 'Points',
      link: none,
    },
    {
      group: 'w_reg',
      family: 'mountain',
      title: 'Welcome',
      link: none,
    },
    {
      group: 'w_inhouse',
      family: 'orbit',
      title: 'Backstage Games',
      link: none,
    },
  ]
}

/** Banners of every group (EN07), for portals that take them from the server. */
export function bannerContent({ code, offer }: Merchant): readonly ContentEntry[] {
  const house = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 16)
  const shown = plans().filter(({ category }) => category === undefined || offer.categories.has(category))
  return shown.flatMap(({ group, family, title, link }, index) =>
    [...contentWords].map(([language, { banners }]): ContentEntry => {
      const bannerId = `${group}-${index + 1}`
      const data: WireBanner = {
        bannerId,
        url: artAddress('banner', { family, house, number: index + 1, title }),
        groupName: group,
        ...link,
        alt: banners[`${group}-${family}`] ?? title,
      }
      return { kind: 'banner', id: bannerId, language, data }
    }),
  )
}
