import type { AnnouncementPlan } from './plan.ts'

/** What the publicity popup shows after start. */
export const popups: readonly AnnouncementPlan[] = [
  {
    id: 'pu-welcome',
    type: 'PU',
    hoursAgo: 12,
    words: {
      en: [
        'Good to have you here',
        '<p>{brand} is a demonstration. Sign in with one of the demo accounts, or try a game with play money.</p>',
      ],
      tr: [
        'Hoş geldiniz',
        '<p>{brand} bir tanıtımdır. Demo hesaplardan biriyle giriş yapın ya da bir oyunu oyun parasıyla deneyin.</p>',
      ],
    },
  },
  {
    id: 'pu-age',
    type: 'PU',
    hoursAgo: 120,
    words: {
      en: [
        'Only for adults',
        '<p>You have to be 18 or older. We check before the first withdrawal, and close accounts of anyone younger.</p>',
      ],
      tr: [
        'Yalnızca yetişkinler için',
        '<p>18 yaşında ya da daha büyük olmalısınız. İlk çekimden önce denetler, daha genç olanların hesaplarını kapatırız.</p>',
      ],
    },
  },
  {
    id: 'pu-pause',
    type: 'PU',
    hoursAgo: 330,
    words: {
      en: [
        'A break is a good move',
        '<p>Playing for longer than you meant to? Close the page, stretch, come back tomorrow. The games will wait.</p>',
      ],
      tr: [
        'Ara vermek iyi bir hamledir',
        '<p>Niyet ettiğinizden uzun mu oynadınız? Sayfayı kapatın, biraz gerinin, yarın gelin. Oyunlar bekler.</p>',
      ],
    },
  },
]
