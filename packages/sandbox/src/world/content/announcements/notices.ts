import type { AnnouncementPlan } from './plan.ts'

/** What runs through the marquee and fills the notice list (L01, M07). */
export const notices: readonly AnnouncementPlan[] = [
  {
    id: 'pl-demo',
    type: 'PL',
    hoursAgo: 3,
    words: {
      en: [
        '{brand} runs on invented money',
        '<p>This is a demonstration site. Balances, bets and wins are invented; nothing can be paid in or out.</p>',
      ],
      tr: [
        '{brand} uydurma parayla çalışır',
        '<p>Bu bir tanıtım sitesidir. Bakiyeler, bahisler ve kazançlar uydurmadır; para yatırılamaz ve çekilemez.</p>',
      ],
    },
  },
  {
    id: 'pl-harbor',
    type: 'PL',
    hoursAgo: 26,
    words: {
      en: [
        'Lantern Harbor is open',
        '<p>Our own studio, Backstage Games, has lit the lamps: 20 lines, free spins on three or more lighthouses, a stated return to player of 96.2 per cent.</p>',
      ],
      tr: [
        'Lantern Harbor açıldı',
        '<p>Kendi stüdyomuz Backstage Games fenerleri yaktı: 20 çizgi, üç ve daha fazla fener kulesinde ücretsiz dönüş, belirtilen geri ödeme oranı yüzde 96,2.</p>',
      ],
    },
  },
  {
    id: 'pl-maintenance',
    type: 'PL',
    hoursAgo: 50,
    words: {
      en: [
        'Short maintenance on Tuesday morning',
        '<p>On Tuesday between 05:00 and 05:20 UTC launching games may take longer. Rounds that are running are finished first.</p>',
      ],
      tr: [
        'Salı sabahı kısa bakım',
        '<p>Salı günü 05.00 ile 05.20 (UTC) arasında oyunların açılması uzayabilir. Süren turlar önce tamamlanır.</p>',
      ],
    },
  },
  {
    id: 'pl-limits',
    type: 'PL',
    hoursAgo: 99,
    words: {
      en: [
        'Decide your limits before you play',
        '<p>Set an amount and a time, and stop when either is reached. The help centre tells how, and where to find someone to talk to.</p>',
      ],
      tr: [
        'Oynamadan önce sınırınızı belirleyin',
        '<p>Bir tutar ve bir süre belirleyin, birine ulaşınca durun. Nasıl yapılacağını ve kiminle konuşabileceğinizi yardım merkezi anlatır.</p>',
      ],
    },
  },
  {
    id: 'pl-records',
    type: 'PL',
    hoursAgo: 170,
    words: {
      en: [
        'Bet records can be exported',
        '<p>Open the betting record, choose your days and press <strong>Export</strong>: every bet of the filter comes as a table.</p>',
      ],
      tr: [
        'Bahis kayıtları dışa aktarılabilir',
        '<p>Bahis kaydını açın, günleri seçin ve <strong>Dışa aktar</strong> düğmesine basın: süzgeçteki her bahis tablo olarak gelir.</p>',
      ],
    },
  },
  {
    id: 'pl-search',
    type: 'PL',
    hoursAgo: 290,
    words: {
      en: [
        'Search forgives accents and capitals',
        '<p>Type <em>cinar</em> and you will find <em>Çınar</em>. Part of a name is enough.</p>',
      ],
      tr: [
        'Arama, harf işaretlerine takılmaz',
        '<p><em>cinar</em> yazın, <em>Çınar</em> bulunur. Adın bir parçası yeter.</p>',
      ],
    },
  },
  {
    id: 'pl-trial',
    type: 'PL',
    hoursAgo: 410,
    words: {
      en: [
        'Try games with play money',
        '<p>Tiles with <strong>Try free</strong> open without an account. Play money cannot be won or lost.</p>',
      ],
      tr: [
        'Oyunları oyun parasıyla deneyin',
        '<p><strong>Ücretsiz dene</strong> yazan karolar hesap açmadan çalışır. Oyun parası kazanılmaz, kaybedilmez.</p>',
      ],
    },
  },
  {
    id: 'pl-password',
    type: 'PL',
    hoursAgo: 640,
    words: {
      en: [
        'We never ask for your password',
        '<p>Not by chat, not by email, not by telephone. Whoever asks is not {brand}.</p>',
      ],
      tr: ['Şifrenizi asla sormayız', '<p>Ne sohbette, ne e-postada, ne telefonda. Soran kişi {brand} değildir.</p>'],
    },
  },
  {
    id: 'pl-studios',
    type: 'PL',
    hoursAgo: 1400,
    words: {
      en: [
        'Three studios joined',
        '<p>Brocade Nine, Hexameter and Salt &amp; Plume bring more than six hundred slots between them.</p>',
      ],
      tr: [
        'Üç stüdyo katıldı',
        '<p>Brocade Nine, Hexameter ve Salt &amp; Plume birlikte altı yüzden fazla slot getirdi.</p>',
      ],
    },
  },
  {
    id: 'h-records',
    type: 'H',
    hoursAgo: 75,
    words: {
      en: [
        'How to find one bet',
        '<p>Every bet has a reference. Type part of it into the betting record and choose a span of days that covers it.</p>',
      ],
      tr: [
        'Tek bir bahis nasıl bulunur',
        '<p>Her bahsin bir numarası vardır. Bir parçasını bahis kaydına yazın ve o günü kapsayan tarihleri seçin.</p>',
      ],
    },
  },
  {
    id: 'h-cancelled',
    type: 'H',
    hoursAgo: 520,
    words: {
      en: [
        'What a cancelled bet means',
        '<p>The round could not be finished. The stake was given back and the bet counts as nothing won and nothing lost.</p>',
      ],
      tr: [
        'İptal edilen bahis ne demektir',
        '<p>Tur tamamlanamamıştır. Bahis tutarı geri verilir; ne kazanç ne kayıp sayılır.</p>',
      ],
    },
  },
]
