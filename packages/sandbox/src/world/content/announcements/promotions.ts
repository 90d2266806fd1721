import type { AnnouncementPlan } from './plan.ts'

/** Articles of the promotions page. None promises money: figures belong to the brand, not to the sandbox (ruling 20). */
export const promotions: readonly AnnouncementPlan[] = [
  {
    id: 'pr-firstlight',
    type: 'PR',
    hoursAgo: 30,
    words: {
      en: [
        'First Light week',
        '<p>Every new game of the week stands in one row on the home page, each with a free trial.</p><h3>How it works</h3><ul><li>Open a game marked <strong>New</strong>.</li><li>Try it with play money for as long as you like.</li><li>Tell us what you think in the feedback form.</li></ul>',
      ],
      tr: [
        'İlk Işık haftası',
        '<p>Haftanın bütün yeni oyunları ana sayfada tek sırada durur; hepsi ücretsiz denenebilir.</p><h3>Nasıl işler</h3><ul><li><strong>Yeni</strong> yazan bir oyunu açın.</li><li>Oyun parasıyla dilediğiniz kadar deneyin.</li><li>Düşüncenizi geri bildirim formuyla yazın.</li></ul>',
      ],
    },
  },
  {
    id: 'pr-harborlog',
    type: 'PR',
    hoursAgo: 200,
    words: {
      en: [
        'The harbor log',
        '<p>A leaderboard of the longest runs of free spins in Lantern Harbor. It is for honour only: there is no prize.</p><h3>Terms</h3><p>Runs count from Monday 00:00 to Sunday 24:00 UTC. Trial rounds do not count.</p>',
      ],
      tr: [
        'Liman defteri',
        '<p>Lantern Harbor oyunundaki en uzun ücretsiz dönüş dizilerinin sıralaması. Yalnızca onur içindir; ödülü yoktur.</p><h3>Koşullar</h3><p>Pazartesi 00.00 ile pazar 24.00 (UTC) arası sayılır. Deneme turları sayılmaz.</p>',
      ],
    },
  },
  {
    id: 'pr-quietnight',
    category: 'LIVE',
    type: 'PR',
    hoursAgo: 460,
    words: {
      en: [
        'Quiet night at the tables',
        '<p>On Wednesdays some tables run slower, without music and with lower limits, for anyone who is learning.</p>',
      ],
      tr: [
        'Masalarda sakin gece',
        '<p>Çarşambaları bazı masalar öğrenenler için daha yavaş, müziksiz ve daha düşük limitlerle açılır.</p>',
      ],
    },
  },
]
