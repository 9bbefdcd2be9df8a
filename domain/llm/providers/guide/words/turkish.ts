import { forms, type WordTable } from './word-table.ts';

/** Stems of verbs: what follows depends on the last sound. */
const CONSONANT =
  'yap yaz bul sat al aç kapat bak tut at kur düzelt değiştir bitir taşı götür getir azalt artır arttır kısalt uzat yükselt düşür indir gönder ver koy çıkar kaldır birleştir böl ayır geliştir güçlendir yerleştir oluştur çevir araştır karşılaştır onar sil çöz tasarlat tamamlat durdur başlat aktar yedekle geri al ölç topla sor ekip bildir duyur belirle ödet sadeleştir iyileştir bağla dağıt ilet gözden geçir görevlendir çalıştır döndür et kilitle katıl yetiştir doldur bırak paylaştır dön tanıt sun rezerve et iptal et kontrol et analiz et organize et test et tercüme et revize et teslim et kayd et kaydet reddet devret ata arşivlet bastır iste hallet';
const VOWEL =
  'hazırla planla düzenle güncelle ekle yayınla yayımla tasarla temizle başla tamamla incele denetle onayla ertele işle kirala tara yedekle arşivle sırala topla yenile sadele iyile özelle paylaş imzala etiketle işaretle kopyala yükle sil öde izle hesapla tahminle ilerle kilitle optimize ölçekle numarala sahiple test denetle derle onayla sakla raporla toparla oku ara tanı uygula çal bekle yürü';

export const TURKISH: WordTable = {
  courtesies: `lütfen, merhaba, merhabalar, selam, selamlar, günaydın, iyi günler, iyi akşamlar, herkese merhaba, arkadaşlar, ekip, sevgili, sayın, tamam, peki, şimdi, ve, o zaman, hadi, haydi, teşekkürler`,
  questions: `ne, neden, niye, niçin, nasıl, kim, kimin, kime, kimi, kimler, kimden, kiminle, nerede, nereye, nereden, hangi, hangisi, hangileri, kaç, ne kadar, ne zaman, neyi, neye, acaba, açıkla, açıklar mısın, açıklayın, göster, gösterin, bana göster, bana anlat, anlat, anlatın, anlatır mısın, listele, listeler misin, özetle, özetler misin, tarif et, söyle, bana söyle, söyler misin, bana, merak ediyorum, öğrenmek istiyorum, bilmek istiyorum, anlamak istiyorum, anlamıyorum, bir soru, soru, sorum var`,
  asking: `merak ediyorum, bilmek istiyorum, anlamak istiyorum, öğrenmek istiyorum, anlamıyorum, anlamadım, bilmiyorum, açıkla, açıklar mısın, anlat, anlatır mısın, söyler misin, gösterir misin, özetler misin, fikrim yok, bilgi ver, bilgi verir misin, özet, haberi var`,
  marks: `mı, mi, mu, mü, mıdır, midir, mıyız, miyiz, muyuz, müyüz, mısınız ?, nedir, kimdir, neden, niye, niçin, nasıl, kim, kimin, kime, nerede, nereden, hangi, hangisi, hangileri, kaç, ne kadar, ne zaman, ne demek, ne iş`,
  suggestions: `ya, peki ya, neden olmasın, olsa nasıl olur, ne dersiniz, ne dersin, açsak, kursak, başlatsak, satsak`,
  openers: ``,
  requests: `lütfen, gerekiyor, gerek, gerekir, lazım, zorundayız, şart, istiyorum, istiyoruz, rica ediyorum, rica ederim, rica etsem, iyi olur, iyi olurdu, ihtiyacımız var, biri, birisi, abilir mi, ebilir mi, abilir misin, ebilir misin, ebilir misiniz, abilir misiniz, bilir misin*, bilir misiniz, bilir mi, zamanı geldi, vakti geldi`,
  needs: `gerekiyor, gerek, gerekir, lazım, şart, ihtiyacımız var, ihtiyacım var, ihtiyaç var, zorundayız, eksik, olmalı, edilmeli, yapılmalı, yenilenmeli, düzeltilmeli, hazırlanmalı, *meli, *malı, gerekli`,
  verbs: `${forms(CONSONANT, 'in ın un ün iniz ınız unuz ünüz sin sın sun sün elim alım ebilir abilir mek mak mesi ması mesini masını melidir malıdır meli malı il ıl ul ül ilmeli ılmalı ulmalı ülmeli ilmesi ılması ulması ülmesi')}, ${forms(VOWEL, 'yin yın yun yün sin sın sun yalım yelim yebilir yabilir mek mak mesi ması mesini masını meli malı nmeli nmalı nmesi nması')}`,
  finalVerbs: `${forms(CONSONANT, '- in ın un ün iniz ınız unuz ünüz elim alım sin sın sun sün ip ıp up üp mek mak melisin meliyiz malıyız eyim ayım ir_mısın ir_misin er_misin ar_mısın ir_misiniz er_misiniz ar_mısınız ur_musun ür_müsün sene')}, ${forms(VOWEL, '- yın yin yun yün yınız yiniz yalım yelim sın sin sun mak mek malıyız meliyiz yarak yip yıp r_mısın r_misin r_mısınız r_misiniz')}, et, edin, ediniz, edelim, etsin, etmek, edebilir, ele alın, geliştirilsin, yenilesin, hazırlasın, ver, verin, versin, değiştirin, değiştirsin, gönderin, göndersin, ata, atayın, atasın, sil, silin, silsin, öde, ödeyin, ödesin, iste, isteyin`,
  gatherings: `tartışsın, tartışsınlar, tartışın, tartışmak, tartışma, tartışması, tartışmasını, tartışmalarını, konuşsun, konuşsunlar, konuşun, konuşmak, konuşmasını, konuşmalarını, konuşma, görüşsün, görüşsünler, görüşün, görüşme, görüşmesini, görüşmelerini, toplantı, toplantıya, toplantısı, toplansın, toplansınlar, topla, toplayın, bir araya, bir masaya, masaya, aynı masaya, otursun, otursunlar, beyin fırtınası, fikir alışverişi, birlikte, beraber, kendi aralarında, aralarında, anlaşsın, anlaşsınlar, kafa kafaya, müzakere, istişare, değerlendirsin, değerlendirsinler, ele alsın, ele alsınlar, münazara, sohbet, çağır, çağırın, buluştur, buluşsun, buluşsunlar, yuvarlak masa, karar versinler`,
  convenings: `tartışın, toplantıya çağır`,
  sendings: `@ söyle, @ söyleyin, @ de, @ rica et, @ iste, @ lütfen, @ yapsın, @ bana, söyle @, @ hemen`,
  abilities: ``,
  ventures: `bir fikrim var, fikrim var, fikrimiz var, bir fikir, fikir :, fikrim, yeni bir fikir, bir girişim, yeni bir girişim, girişimini, proje tüzüğü, tüzüğü, proje beyanı, proje bildirgesi, başlatma belgesi, ayrı bir proje, ayrı bir projeye, yeni bir proje, gerçek bir proje, gerçek bir projeye, projeye dönüştür*, proje haline, proje olarak, pilot proje, yeni bir iş, yeni bir ürün, ürün hattı, iş kolu, keşfetmek, araştırmak istiyorum, keşfedelim, inceleyelim, pazarına girmek, pazarına girsek, pazarına açılmak, kurmak istiyorum, açmak istiyorum, inisiyatif, inisiyatifi, hayalim, hayal ediyorum`,
  undertakings: `fikir, fikri, fikrim, girişim, girişimi, girişimini, tüzük, tüzüğü`,
  businesses: `fikir, fikri, proje, projesi, girişim, program, akademi, mağaza, şube, vakıf, pazar, marka, iş, atölye`,
  wishes: `ya, peki ya, düşünüyorum, aklımda, hayal ediyorum, hayal edin, ne dersiniz, dönüştürmek istiyorum, olsa nasıl olur, nasıl olur, açsak, kursak`,
  vague: `ben, sen, biz, siz, bana, bize, için, ile, var, yok, lazım, gerek, gerekiyor, lütfen, evet, hayır, bugün, yarın, hemen, ama, de, da, konuşmak, iyi, bu, şu, o, bunu, şunu, onu, şey, şeyi, şeyler, bir şey, her şey, her şeyi, aynı, her zamanki gibi, daha iyi, daha, biraz, yine, tekrar, hallet, yap, işi, falan, işte, öyle, ve`,
  attacks: `yok say, görmezden gel, sınıflandır, sınıflandırın, sınıflandırma, sınıflandırıcı, yönlendirici, niyet, niyeti, intent, sistem :, sistem mesajı, geliştirici modu, yönetici modu, bakım modu, unut, önceki talimat*, talimatları, talimatlarını, tüm kuralları, bütün kuralları, kuralları, artık sen, şu andan itibaren, bundan sonra, bundan böyle, gibi davran, onay olmadan, onaysız, sormadan, onaylandı, zaten onaylı, onaylanmış, aşağıdaki metni, aşağıdaki mesajı, bu metni, bu mesajı, bu mesaj, bu e - postayı, bu maili, charter olarak, act olarak, olarak işaretle, olarak etiketle, şu mesajı, yanıt ver :, atla`,
  roles: {
    ceo: 'genel müdür, genel müdürü, genel müdüre, icra kurulu başkanı',
    cto: 'teknoloji direktörü, teknik direktör',
    cfo: 'finans direktörü, finans müdürü, mali işler müdürü',
    coo: 'operasyon direktörü, operasyon müdürü',
    cpo: 'ürün direktörü, ürün müdürü',
    'qa lead': 'kalite sorumlusu, test sorumlusu, test lideri, qa lideri',
    'devops/sre engineer': 'devops mühendisi, sre mühendisi',
    'backend developer': 'backend geliştirici, backend geliştiricisi, arka uç geliştirici',
    'frontend developer': 'frontend geliştirici, frontend geliştiricisi, ön yüz geliştirici',
    'data analyst': 'veri analisti',
    'content writer': 'içerik yazarı',
    'ux designer': 'ux tasarımcısı, tasarımcı',
  },
};
