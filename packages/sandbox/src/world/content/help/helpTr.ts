import type { HelpItem } from '@foyer/contract'

/** Help in Turkish; `{brand}` stands for the brand's name. */
export const helpTr: readonly HelpItem[] = [
  {
    id: 'start',
    title: 'İlk adımlar',
    content: `<p>Herkes siteyi gezebilir. Oynamak için hesap, hesap açmak için 18 yaşını doldurmuş olmak gerekir.</p>
<ol><li><strong>Kaydol</strong> düğmesine basın, bir kullanıcı adı ve en az 8 karakterli bir şifre seçin.</li><li>Yaşınızı ve <a href="/help#term">koşulları</a> okuduğunuzu onaylayın.</li><li>Hemen giriş yapmış olursunuz. Hesabınız sıfır bakiyeyle başlar.</li></ol>
<p>Birçok oyun önce denenebilir: oyun parasıyla oynamak için karodaki <strong>Ücretsiz dene</strong> düğmesine basın.</p>`,
  },
  {
    id: 'deposit',
    title: 'Para yatırma',
    content: `<p>Yatırdığınız para tek bir cüzdana gelir ve her oyunda kullanılabilir.</p>
<ul><li>Yalnızca kendi adınıza olan banka hesabını ya da cüzdanı kullanın.</li><li>Yatırımların çoğu dakikalar içinde ulaşır; havale bir sonraki iş gününü bulabilir.</li><li>Bir gün içinde ulaşmadıysa ödemenin numarasıyla müşteri hizmetlerine yazın.</li></ul>
<p>Bu bir tanıtımdır: {brand} para yatırma almaz. Demo hesaplar uydurma bir bakiyeyle gelir.</p>`,
  },
  {
    id: 'withdraw',
    title: 'Para çekme',
    content: `<p>Çekilen para, geldiği hesaba geri gider. İlk çekimden önce adınızı ve yaşınızı denetleriz.</p>
<ul><li>Çekim denetlenirken geri alınabilir.</li><li>Onaylandığında bir ileti, onaylanmadığında nedeniyle birlikte bir ileti alırsınız.</li><li>Açık bahisler yerinde kalır; yalnızca bahiste olmayan tutar çekilebilir.</li></ul>`,
  },
  {
    id: 'games',
    title: 'Oyun kuralları',
    content: `<p>Her oyun kurallarını ve ne ödediğini kendi <strong>i</strong> düğmesinde ya da menüsünde anlatır. Hepsi için geçerli üç şey:</p>
<ul><li><strong>Geri ödeme oranı</strong>, bir oyunun çok uzun sürede bütün bahislerden geri verdiği paydır. Tek bir akşam için bir şey söylemez.</li><li>Bağlantı koparsa tur sunucuda tamamlanır. Sonucu bahis kaydınızdadır.</li><li>Tamamlanamayan tur iptal edilir, bahis tutarı geri verilir.</li></ul>
<p>Her çekiliş bahsin ne zaman kapandığını gösterir. Sonradan gelen bahis reddedilir ve ücreti alınmaz.</p>`,
  },
  {
    id: 'records',
    title: 'Bahis kaydınız',
    content: `<p>Bahis kaydı, hesabınızın her bahsini saati, tutarı ve sonucuyla listeler. Aralığın ilk ve son gününü seçin; türe, sağlayıcıya ya da duruma göre daraltın.</p>
<p>Günler kendi saat diliminizin günleridir. Tablonun altındaki toplamlar yalnızca gördüğünüz sayfanın değil, süzgecin bulduğu her şeyin toplamıdır. <strong>Dışa aktar</strong> hepsini tablo olarak kaydeder.</p>`,
  },
  {
    id: 'responsible',
    title: 'Sorumlu oyun',
    content: `<p>Oyun, para harcanan bir eğlencedir. Para kazanmanın ya da kaybedileni geri almanın yolu değildir.</p>
<h3>Oynamadan önce</h3><ul><li>Gözden çıkarabileceğiniz bir tutar ve bir bitiş saati belirleyin.</li><li>Yorgunken, üzgünken ya da alkollüyken oynamayın.</li></ul>
<h3>Fazla olduğunun belirtileri</h3><ul><li>Niyet ettiğinizden uzun ya da fazla oynuyorsunuz.</li><li>Yakınlarınızdan gizliyor, oyun için borç alıyorsunuz.</li><li>Sıkıntılardan kaçmak için oynuyorsunuz.</li></ul>
<h3>Ne yapabilirsiniz</h3><p>Müşteri hizmetlerinden hesabınızı bir günlüğüne, altı aylığına ya da tümüyle kapatmasını isteyin; hemen yapılır ve erken geri alınamaz. Bir hekimle ya da ülkenizdeki kumar danışma hattıyla konuşun: ücretsizdir, adınızı vermeniz gerekmez.</p>`,
  },
  {
    id: 'security',
    title: 'Hesabınızı korumak',
    content: `<ul><li>Başka yerde kullanmadığınız bir şifre seçin.</li><li>Şifrenizi hiçbir yoldan sormayız.</li><li>Başkalarının da kullandığı bilgisayarlarda çıkış yapın. <strong>Beni hatırla</strong> kullanıcı adınızı bir gün tutar, şifrenizi asla.</li><li>Birkaç yanlış denemeden sonra giriş birkaç dakika beklemek zorundadır. Bu sizi korur; hesabınızın kapandığı anlamına gelmez.</li></ul>`,
  },
  {
    id: 'term',
    title: 'Koşullar',
    content: `<h3>1. Kimler oynayabilir</h3><p>18 yaşında ya da yasanız daha fazlasını istiyorsa o yaşta olmalısınız ve bulunduğunuz yerde oyun yasal olmalıdır. Bir kişinin kendi adına, kendi kullanımı için tek hesabı olur.</p>
<h3>2. Para</h3><p>Bakiyeniz sizindir. Faiz işlemez. Bakiyedeki yanlışlar iki yönde de düzeltilir; her hareket kayıtlarınızda durur.</p>
<h3>3. Bahisler</h3><p>Bahis onaylandığında geçerlidir. Bir oyun arızalanırsa turları iptal edilir, tutarlar geri verilir. Ekranda görünen değil, sunucunun kaydı geçerlidir.</p>
<h3>4. Yasak olanlar</h3><p>Sizin yerinize oynayan programlar, aynı masadaki oyuncuların anlaşması, size ait olmayan para. Böyle hesaplar kapatılır; yasaya göre sizin olan ödenir.</p>
<h3>5. Hesabın kapatılması</h3><p>Hesabınızı dilediğiniz an kapatıp bakiyenizi alabilirsiniz. Biz iki hafta önceden bildirerek, bu koşullar çiğnenirse hemen kapatabiliriz.</p>
<h3>6. Şikâyetler</h3><p>Bahsin numarasıyla müşteri hizmetlerine yazın. Sekiz hafta içinde yanıt alırsınız; yanıt yeterli değilse ülkenizin uyuşmazlık kuruluna başvurabilirsiniz.</p>
<p>{brand} bir tanıtımdır. Gerçek para alınmaz, ödenmez.</p>`,
  },
]
