import type { GameType, WireBanner } from '@foyer/contract'
import type { Merchant } from '@foyer/gateway/ports'
import { type ArtFamily, artAddress } from '../../artwork/artAddress.ts'
import { catalogue } from '../catalogue.ts'
import { inhouseGames } from '../inhouseGames.ts'
import { type ContentEntry, contentLanguages, type Words } from './contentEntry.ts'

interface BannerPlan {
  readonly group: string
  readonly family: ArtFamily
  readonly title: string
  readonly alt: Words
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
      alt: { en: 'Lantern Harbor: lamps over a quiet quay', tr: 'Lantern Harbor: sakin bir rıhtımda fenerler' },
      link: game,
    },
    {
      group: 'w_home',
      family: 'cards',
      title: 'Tables all night',
      alt: { en: 'Live tables are open all night', tr: 'Canlı masalar bütün gece açık' },
      link: page('/live'),
      category: 'LIVE',
    },
    {
      group: 'w_home',
      family: 'folk',
      title: 'New this week',
      alt: { en: 'New games of this week', tr: 'Bu haftanın yeni oyunları' },
      link: page('/rng'),
    },
    {
      group: 'w_help',
      family: 'orchard',
      title: 'Help',
      alt: { en: 'How things work here', tr: 'Burada işler nasıl yürür' },
      link: page('/help'),
    },
    {
      group: 'w_rng',
      family: 'gems',
      title: 'Slots',
      alt: { en: 'Slots of twenty-two studios', tr: 'Yirmi iki stüdyonun slotları' },
      link: none,
      category: 'RNG',
    },
    {
      group: 'w_live',
      family: 'clockwork',
      title: 'Live',
      alt: { en: 'A salon with live tables', tr: 'Canlı masaların olduğu bir salon' },
      link: none,
      category: 'LIVE',
    },
    {
      group: 'w_fish',
      family: 'sea',
      title: 'Fish',
      alt: { en: 'A reef with bright fish', tr: 'Parlak balıklarla bir resif' },
      link: none,
      category: 'FISH',
    },
    {
      group: 'w_pvp',
      family: 'dice',
      title: 'Card and board',
      alt: { en: 'Card and board games against others', tr: 'Başkalarına karşı kart ve tahta oyunları' },
      link: none,
      category: 'PVP',
    },
    {
      group: 'w_sports',
      family: 'arena',
      title: 'Sports',
      alt: { en: 'A stadium under floodlights', tr: 'Projektörler altında bir stadyum' },
      link: none,
      category: 'SPORTS',
    },
    {
      group: 'w_esports',
      family: 'neon',
      title: 'Esports',
      alt: { en: 'An arena of screens', tr: 'Ekranlarla dolu bir arena' },
      link: none,
      category: 'ESPORTS',
    },
    {
      group: 'w_cockfight',
      family: 'arena',
      title: 'Arena',
      alt: { en: 'A round arena at dusk', tr: 'Alacakaranlıkta yuvarlak bir arena' },
      link: none,
      category: 'COCKFIGHT',
    },
    {
      group: 'w_lott',
      family: 'drum',
      title: 'Draws',
      alt: { en: 'A drum of numbered balls', tr: 'Numaralı toplarla bir çekiliş küresi' },
      link: none,
      category: 'LOTT',
    },
    {
      group: 'w_down',
      family: 'orbit',
      title: 'The app',
      alt: { en: 'The app on two phones', tr: 'İki telefonda uygulama' },
      link: none,
    },
    {
      group: 'w_download',
      family: 'orbit',
      title: 'Install',
      alt: { en: 'Installing takes a minute', tr: 'Kurulum bir dakika sürer' },
      link: none,
    },
    {
      group: 'w_promotion',
      family: 'carnival',
      title: 'Promotions',
      alt: { en: 'A fair with coloured lights', tr: 'Renkli ışıklarla bir panayır' },
      link: none,
    },
    {
      group: 'w_shop',
      family: 'carnival',
      title: 'Points',
      alt: { en: 'A stall with prizes', tr: 'Ödüllerle bir tezgâh' },
      link: none,
    },
    {
      group: 'w_reg',
      family: 'mountain',
      title: 'Welcome',
      alt: { en: 'A path into the hills', tr: 'Tepelere giden bir yol' },
      link: none,
    },
    {
      group: 'w_inhouse',
      family: 'orbit',
      title: 'Backstage Games',
      alt: { en: 'Games made in our own studio', tr: 'Kendi stüdyomuzda yapılan oyunlar' },
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
  return shown.flatMap(({ group, family, title, alt, link }, index) =>
    contentLanguages.map((language): ContentEntry => {
      const bannerId = `${group}-${index + 1}`
      const data: WireBanner = {
        bannerId,
        url: artAddress('banner', { family, house, number: index + 1, title }),
        groupName: group,
        ...link,
        alt: alt[language],
      }
      return { kind: 'banner', id: bannerId, language, data }
    }),
  )
}
