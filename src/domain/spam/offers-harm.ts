/** Topics of deceptive, threatening or unwanted mail: pills, dating, phishing, extortion, counterfeits. */
import { topic, type Topic } from './topic.ts';

const pills =
  'viagra|cialis|levitra|sildenafil|tadalafil|kamagra|xanax|tramadol|oxycodone|valium|adderall|ozempic|mounjaro|wegovy|phentermine|modafinil|semaglutide|виагра|сиалис';
const pill = `(${pills})`;
const goods =
  '(masks|mask|n95|gloves|garments|clothing|shoes|toys|led|lights|leds|furniture|bags|packaging|chargers|earphones|batteries|vapes|electronics|sugar|oil|urea|rice|tyres|jewelry|gifts|pens|cups|bottles|socks|t shirts|phone cases|power banks|textile*)';

export const harmTopics: readonly Topic[] = [
  topic(
    'pills',
    `(buy|order|cheap|cheapest|discount|generic|get|purchase|sale|купить) ~ ${pill} ~~ (online|without|no|pills|price*|shipping|mg|tablets|delivery|cheap|discount|today|here|now|<link>|недорого|доставк*|рецепта)
     (buy|cheap|cheapest|discount|generic) ~ ${pill}
     ${pill} ~~ (without|no|online|cheap|discount|free shipping|overnight) ~ (prescription|rx|pharmacy|shipping|delivery|price*|pills)
     (no|without) ~ (prescription|rx) ~~ (needed|required|necessary|pills|online|overnight|shipping|order|buy|meds|pharmacy)
     (male|penis|breast) (enhancement|enlargement|enlarge|pills)
     (last|lasting|perform) ~ longer in bed
     (viagra|cialis|levitra|kamagra|sildenafil|tadalafil) ~ (viagra|cialis|levitra|kamagra|sildenafil|tadalafil)
     похуде* ~~ (кг|капсул*|диет*|недел*)
     (weight loss|keto|diet|slimming|cbd|hemp|fat burning) (oil|pill*|gumm*|supplement*|drops|patch*|tea)
     (lose|lost|drop|shed) ~ # (kg|pounds|lbs|kilos) ~~ (week*|days|month|without|diet)
     ${pill} ~~ (kaufen|rezeptfrei|günstig|bestellen|comprar|acheter|ordonnance|receta|receita|recepty|kupić|barato|precio)
     (rezeptfrei|sin receta|sem receita|sans ordonnance|bez recepty|без рецепта) ~~ (kaufen|bestell*|comprar|achet*|kup*|online|${pills}|pill*|tablet*|apotheke|farmacia|заказ*|купить)
     (acheter|comprar|kaufen|kupić|купить) ~ ${pill}`,
    `(online|canadian|discount|internet) (pharmacy|drugstore|chemist) ~~ (cheap|discount|buy|order|shipping|pills|prices|best|meds|<link>|% off)
     (erectile|miracle cure|herbal cure|herbal remed*|testosterone booster|anti aging|natural cure)
     cure* ~~ (herpes|diabetes|cancer|hiv|hpv)
     ${pill} ~~ (in stock|ships from|discreet*)
     (regrow|regrows|regrowth) ~ hair
     (steroids|hgh|peptides|kratom|cannabis|weed|cocaine|mdma) ~~ (buy|sale|order|online|shop|ship*|price*|discreet)`,
    `${pill}
     (pharmacy|pharmacies|prescription|meds|medication*)
     (pill|pills|tablets|supplements)
     (cbd|keto|slimming)`,
  ),
  topic(
    'dating',
    `(sex|adult|casual|online|hookup) (dating|chat|cam|cams|hookup|hookups|encounters|dates) ~~ (site|free|join|girls|women|near|tonight|register|<link>|meet|singles|you)
     (adult|sex) (dating|cams|webcam|chat|hookups)
     (meet|date|chat|find|fuck) ~ (singles|women|girls|ladies|brides|milfs|men) ~~ (near|area|tonight|online|free|city|waiting|now|you|your)
     (hot|sexy|horny|lonely|naked|nude|slutty|naughty) ~ (girls|girl|women|woman|singles|ladies|lady|milf|milfs|wife|babes|teens|photos|pics|pictures|videos)
     (housewives|wives|milfs|women|girls|ladies|singles) ~~ (sex|hookup*|tonight|near you|your area|your city|affair*)
     discreet (sex|affair*|encounter*|dating)
     (hot|sexy|cute|horny) (brunette|blonde|redhead|latina|babe)
     (slavic|russian|ukrainian|asian|thai|latin) (women|girls|ladies) ~~ (meet|foreign|men|waiting)
     (uncensored|nude|naked|18) ~ (models|shows|cams|livecams)
     live (cams|sex|shows) ~~ (models|uncensored|18|girls)
     (russian|ukrainian|asian|single|beautiful|young) (girls|women|ladies|brides|singles) ~~ (meet|waiting|chat|marriage|dating|looking|near|love)
     (my|see) ~ (nude|naked|private|intimate|sexy|hot) ~ (photos|pics|pictures|video|videos|cam)
     (секс|знакомства|девушки|интим) ~~ (знакомств*|девушк*|город*|чат|сайт|секс|интим|ждут|фото|онлайн|ночь|ночи)
     (heiße|geile|einsame|sexy) ~ (frauen|girls|singles|mädchen|damen) ~~ (nähe|treffen|warten|chat|nachbarschaft|kostenlos|dich)
     (chicas|mujeres|mulheres|garotas|femmes|filles|kobiety|dziewczyny|solteras|coquines) ~ (calientes|sexys|solteras|quentes|chaudes|sexy|solteiras|gorące|samotne|célibataires|cerca|desnudas|coquines|napalone)
     (约炮|裸聊|一夜情)
     约炮
     裸聊`,
    `i (am|m) ~ (lonely|single|cute|shy|sweet) ~ (girl|woman|lady) ~~ (looking|meet|chat|want|man|write|message)
     (im|i am) ~~ (girl|woman) ~~ (looking|searching) ~ (man|guy|relationship|serious|love|sex)
     (onlyfans|fansly|cam girl*|camgirl*|escorts|escort service*)
     (searching|looking|seeking) ~ for ~ (husband|wife|bride) ~ (abroad|marriage|europe|foreign)
     (saw|seen|liked|like) your (profile|pics) ~~ (cute|handsome|sexy|attractive|single|lonely)
     sugar (daddy|mommy|momma|baby)
     (one night stand|no strings attached|friends with benefits)
     (looking for|find) ~ (true love|soulmate|life partner|serious relationship)
     (rencontre*|citas|encontros|randki|partnersuche) ~~ (femme*|fille*|mujeres|chicas|gratis|gratuit*|mulheres|sexo|dziewczyn*|kobiet*|frauen|kostenlos|sexe|coquine*)`,
    `(sex|sexy|porn|porno|xxx|nude|nudes|erotic|escort|escorts)
     (dating|hookup|hookups|singles)
     (webcam|webcams|onlyfans)
     (секс|порно|знакомства)`,
  ),
  topic(
    'phishing',
    `(verify|validate|confirm|update|reactivate|restore|unlock|upgrade|re confirm) ~ your ~ (account|password|mailbox|email|identity|credentials|wallet|webmail|storage|login) ~~ (suspend*|avoid|click|link|below|within|immediately|deactivat*|expire*|hours|lose|limit*|now|clos*|restrict*|<link>|here|lock*)
     your ~ (mailbox|mail box|email account|webmail|email storage|inbox|mail quota|email|cloud storage) ~~ (full|quota|exceeded|suspended|deactivated|limit|expire*|terminated|closed|shut|blocked) ~~ (click|verify|upgrade|link|avoid|<link>|within|hours|login|log|immediately|validate|here|increase|keep)
     your ~ (account|paypal|bank|netflix|amazon|apple|microsoft|office 365|card|wallet|an post|revolut) ~ (suspended|limited|locked|blocked|restricted|deactivated|on hold|disabled|compromised|frozen|terminated)
     your ~ (domain|hosting|ssl|website) ~~ (expire|expires|expired|expiring|expiration|renew|renewal|terminated|suspended|deactivated) ~~ (click|pay|renew|link|now|today|within|immediately|avoid|<link>|hours|here|secure|lose|notice|<money>)
     (domain|hosting|ssl) ~ (expiration|expiry|renewal|termination) ~ (notice|notification|notification*|reminder|invoice)
     (final|last|expiration|important|urgent) ~ (notice|reminder|notification|warning) ~~ (domain|account|mailbox|hosting|seo listing)
     (parcel|package|shipment|delivery) ~~ (held|pending|suspended|on hold|waiting|unable|customs) ~~ (pay|fee|click|confirm|link|<link>|address|<money>|reschedule|update)
     (unpaid|overdue|outstanding|pending) (invoice|payment|balance|toll|fine|bill) ~~ (click|link|download|<link>|avoid|immediately|open|attached file|penalt*|view)
     (tax|vat|revenue|hmrc|irs) refund ~~ (claim|click|link|<link>|submit|eligible|pending|<money>|card)
     (unusual|suspicious|unauthorized|unauthorised) (sign|login|activity|access|transaction*) ~~ (account|secure|verify|click|card|<link>|detected|confirm)
     (click|tap|log|login|sign) ~~ (avoid|prevent|stop) ~ (suspension|deactivation|closure|interruption|termination|loss|deletion|penalt*|disconnection)
     (sign in|log in|login) with your ~ (password|office|office 365|microsoft|email) ~~ (view|open|read|access|download|<link>)
     (keep|retain) ~ (same|current) password
     (ihr|dein) ~ (konto|postfach|paket|domain|bankkonto|e mail konto) ~~ (gesperrt|voll|eingeschränkt|bestätigen|verifizieren|läuft|abgelaufen|zurückgehalten|zugestellt|zollgebühr*|gelöscht)
     (su|tu|sua|seu) ~ (cuenta|buzón|conta|paquete|pacote|encomenda|tarjeta|caixa) ~~ (suspendid*|bloquead*|verifi*|confirm*|suspensa|retenid*|retid*|lleno|cheia|limitad*|restringid*)
     (votre|vos) ~ (compte|boîte|boite|colis|carte|nom de domaine|messagerie) ~~ (suspendu*|bloqué*|expir*|confirm*|vérifi*|pleine|retenu*|attente|limité*|désactivé*)
     (twoje|państwa|twoja|panstwa|twój) ~ (konto|skrzynka|paczka|przesyłka|domena|karta) ~~ (zablokowan*|zawieszon*|potwierd*|wstrzyman*|pełna|wygas*|zweryfik*|dopłat*)
     (ваш|ваша|ваше|вашего|ваш*) ~ (аккаунт*|счет*|почт*|карт*|домен*|посылк*) ~~ (заблокир*|подтверд*|истек*|приостанов*|переполнен*|ограничен*|задержан*)`,
    `(verify|validate|confirm|reactivate|unlock) ~ your ~ (account|password|mailbox|identity|credentials|wallet|billing|webmail|login)
     your ~ (mailbox|webmail|domain|hosting|email) ~~ (expire|expires|expiring|expired|suspended|deactivated|terminated|exceeded|blocked)
     your (parcel|package|shipment|an post parcel|dhl package) ~ (held|on hold|pending|suspended|waiting|could not)
     you have ~ (voicemail|voicemails|voice message|voice messages|secure message|encrypted message|pending messages|undelivered messages)
     update ~ your billing ~ (information|details|info)
     (storage|mailbox|inbox|quota) ~ (reached|almost full|nearly full|over limit|exceeded|# %)
     (update|enter|confirm) ~ (card|payment|billing) details ~ <link>
     unpaid toll*
     your ~ (email|mail|cloud|icloud) storage
     (payment|card|billing) ~ (declined|failed|expired) ~~ (update|click|confirm|<link>)
     (pay|settle|confirm) ~ (fee|fees|customs|shipping|address) ~~ (release|receive|redeliver*|parcel|package|delivery|<link>)
     (avoid|prevent) ~ (suspension|deactivation|interruption|termination|disconnection)
     (dear) (user|customer|account holder|email user|client|owner) ~~ (account|mailbox|password|domain|storage)
     (see|view|open|download|review) ~ (attached|attachment|secure|shared|encrypted) ~ (invoice|document|file|voicemail|fax|payment) ~~ (<link>|click|here|password|view|sign)
     (docusign|dropbox|sharepoint|onedrive|wetransfer) ~~ (review|sign|view) ~ (document|file) ~~ (<link>|click|here|login)
     (remit|remittance|wire|swift|payment) (copy|advice|slip) ~~ (attached|<link>|download|view|click)
     (new|missed|# ) (voicemail|voice message|fax) ~~ (listen|click|play|<link>|received)
     (our|new|changed|updated) ~ bank (details|account|information) ~~ (pay*|future|transfer|invoice*|new|changed)`,
    `(mailbox|webmail|quota)
     (password|login|credentials)
     (suspended|suspension|deactivat*|terminated)
     (unpaid|overdue|outstanding) (invoice|payment|balance)
     gift card*
     (domain|hosting|ssl)`,
  ),
  topic(
    'extortion',
    `(recorded|recording|filmed|captured|video of) ~ you ~~ (webcam|camera|masturbat*|watching|porn|pleasur*|adult|screen|video|private)
     (hacked|infected|compromised|access to|control of|installed) ~ your ~ (device|devices|computer|phone|camera|operating system|website|database|server|accounts|webcam|router|system|site) ~~ (bitcoin|btc|pay|send|video|data|leak|wallet|<money>|recorded|malware|extracted|contacts|trojan|weeks|months|password*|publish)
     (we|i) ~ hacked ~ your ~ (website|site|database|device|computer|account|email|server|system)
     (send|pay|transfer|deposit) ~ (<money>|# btc|# bitcoin|btc|bitcoin) ~~ (bitcoin|btc|wallet|address|hours|or else|otherwise|delete|destroy)
     (leak|publish|send|share|release|sell) ~~ (video|data|database|footage|customers|photos) ~~ (contacts|friends|family|colleagues|darknet|dark web|competitors|unless|if you|internet|clients)
     (your|the) (website|site|pages|page|blog) ~~ (copyright*|infring*|stolen|my image*|my photo*|unlicensed) ~~ (download|evidence|proof|click|report|<link>)
     (copyright|infring*|unlicensed|dmca|stolen) ~~ (image*|photo*|picture*|images|photograph*|work) ~~ (download|evidence|click|report|<link>)
     (ddos|attack) ~~ (your) ~ (website|site|server|network) ~~ (pay|btc|bitcoin|unless|stop|fee|<money>)
     (put|installed|placed|planted) ~ (software|malware|program|virus|code|trojan) ~~ your (phone|device|computer|pc|system)
     (взломал*|записал*) ~~ (ваш*|вас|устройств*|камер*|видео)
     (ich|wir) ~ (haben|habe) ~~ (ihr|dein|ihre|deine) ~ (gerät|webcam|computer|kamera|website|konto) ~~ (gehackt|aufgenommen|infiziert|zugriff)
     (gehackt|hackeado|hackeé|piraté|zhakowa*|hackeamos|hackeei) ~~ (bitcoin|btc|video|kamera|webcam|cámara|caméra|dispositivo|gerät|appareil|euro|wallet)`,
    `(stolen|unlicensed|infringing) (images|photos|pictures|photographs|content)
     download ~ evidence
     unless you (pay|transfer|send) ~~ (btc|bitcoin|ransom)
     (send|sending|paying) # (btc|bitcoin*)
     your (server|servers|website|network) ~ under ~ attack
     (infring*|violation) ~~ (copyright*|image*|photo*|intellectual|trademark)
     (malware|trojan|spyware|virus|rat|keylogger) ~~ (your|device|computer|installed|infected)
     (download|install|run) ~ (software|update|codec|crack|cracked|keygen|apk|exe|installer|patch|file) ~~ (free|here|<link>|now|full version|activat*|infected|fix|protect*|cleaner)
     your (computer|pc|device|phone|system|website|iphone) ~ (infected|virus|viruses|hacked)
     (cracked|pirated|nulled) (software|version|themes|windows|office|games|plugins)
     (your|the) (computer|device|pc|system|browser) ~~ (infected|virus*|at risk|outdated) ~~ (call|download|click|scan|install|<link>|support)`,
    `(copyright|infringement|dmca|trademark)
     (your) ~ (website|site|page) ~~ (using|uses|used|contains|contain|violat*|infring*) ~~ (my|our|client|copyright*) ~ (image*|photo*|picture*|work|photograph*|copyright*|rights|content)
     you (used|use|stole|are using|have used|copied|published) ~ my ~ (photo*|image*|picture*|work|content)
     (hacked|hacker|malware|trojan|virus)
     (lawsuit|sue)
     darknet`,
  ),
  topic(
    'copies-and-papers',
    `(replica|replicas|fake|counterfeit|copy|aaa|1 1|knockoff|mirror) ~ (watch|watches|bags|bag|handbag*|rolex|designer|shoes|sneakers|jewelry|louis|gucci|sunglasses|yeezy*|jordan*)
     (rolex|louis vuitton|gucci|ray ban|rayban|nike|hermes|chanel|cartier|moncler|jordan) ~~ (replica*|outlet|% off|cheap|discount|factory|wholesale)
     (cheap|discount|outlet) ~ (rolex|louis vuitton|gucci|ray ban|nike|ugg|michael kors|oakley|jerseys|jordans|sunglasses)
     (buy|get|sell|purchase|obtain|order|real|fake|genuine|registered|without exam*) ~ (passport|passports|driving licen*|drivers licen*|driver licen*|id card|id cards|diploma|diplomas|degree certificate*|ielts certificate*|counterfeit money|counterfeit notes|cloned cards)
     (cloned|clone) (cards|card|credit)
     (plagiarism|ai detection) free
     (ielts|toefl|pte) ~~ (without|no) ~ (exam*|test|sitting)
     1 1 (quality|copy|replica*)
     (watches|bags|shoes|handbags) ~ (aaa|copies|replica*|1 1)
     (write|writing|do|complete) ~ (essay|essays|dissertation|thesis|assignment|assignments|homework|coursework|term paper*|research paper*) ~~ (for you|cheap|price*|deadline*|per page|experts|writers|service*|24|help|students|from <money>)
     (essay|dissertation|thesis|assignment|homework|paper|papers|coursework) (writing|writers|help|service|services|helper)
     (диплом*|курсов*|паспорт*) ~~ (купить|заказ*|продаж*|дешево|провод*)
     (купить|заказать) ~ (диплом*|курсов*|паспорт*|прав*|реплик*)
     代开 ~ 发票
     (开发票|代写论文|办证)
     开发票
     代写
     (hausarbeit|bachelorarbeit|masterarbeit|führerschein|reisepass|rédaction|permis de conduire|carnet de conducir|prawo jazdy|carta de condução|carteira de motorista|prace magisterskie|trabajos académicos) ~~ (kaufen|schreiben lassen|ghostwriter|acheter|comprar|sin examen|sem exame|kup*|sans examen|ohne prüfung|zamów*|na zamówienie|napisz*)
     (kaufen|acheter|comprar|kupić|compre|achetez) ~ (führerschein|reisepass|permis de conduire|carnet de conducir|prawo jazdy|carta de condução|passeport|pasaporte|passaporte|paszport)
     (réplique*|réplica*|repliki|replik*) ~~ (montre*|reloj*|relógio*|rolex|zegar*|uhren|tasche*|bolso*|bolsa*|sac|sacs)`,
    `(essays|dissertation*|assignments) ~~ (experts|professional writers|cheap|order|deadline*|help)
     (writers|tutors) ~~ (coursework|exams|essays|assignments|dissertation*)
     (degree|diploma|certificate) ~ (no exam*|without exam*|no study)
     (luxury|designer|brand*) ~ (watches|bags|handbags|shoes|sunglasses) ~~ (% off|cheap|wholesale|outlet|discount|lowest|factory)`,
    `(replica|replicas|rolex|gucci)
     (essay|essays|dissertation|plagiarism)
     (counterfeit|passport|passports)`,
  ),
  topic(
    'goods-for-export',
    `(we|our) ~~ (manufactur*|suppl*|export*|factory|produc*|sell|offer|provide) ~~ ${goods} ~~ (wholesale|price*|moq|fob|export*|factory|bulk|quality|catalog*|container*|ce|certified|best|stock|ship*)
     (bulk|wholesale|stock|factory price) ~ ${goods}
     (我们|本公司) ~~ (工厂|厂家|批发|供应)`,
    `${goods} ~ ${goods} ~~ (bulk|price*|moq|factory|delivery|sale|offer|cif|fob)
     ${goods} ~~ (moq|fob|cif|wholesale|factory price*|bulk order*|container*)
     (manufactur*|supplier*|exporter*|factory) ~ of ~ ${goods}
     (freight forwarder*|sea freight|air freight|shipping agent|amazon fba) ~~ (china|rate*|shenzhen|quote*|ningbo|door to door|best|port)
     (we are|we are a|were a|we are one of the) (professional|leading|reliable|direct|experienced|large) ~ (manufacturer|factory|supplier|exporter) ~~ (moq|factory price*|oem|odm|alibaba)
     we (produce|manufacture|supply|export) (custom*|all kinds of|various) ~ ${goods}
     (glad|happy|pleased|learn*|know*) ~ you are ~ (in the market|importing|an importer)
     (get|grab|order) yours ~ (now|today|here|before|<link>)
     ${goods} ~~ (per unit|min order|minimum order|carton|cartons)
     we export ~~ (since|haccp|port|quantity|worldwide|countries)
     we (manufacture|produce|export|supply) ~ ${goods} ~~ (china|shenzhen|ningbo|guangzhou|yiwu|india|pakistan)
     factory ~~ (oem|odm|fob|moq) ~ (welcome|accepted|available|price)
     (shipping|freight|logistics) ~ from china`,
    `(moq|fob|cif|oem|odm|alibaba)
     (wholesale|exporter|exporters|bulk)
     (factory|manufacturer|supplier) ~ (in|from) ~ (china|india|turkey|pakistan|vietnam|guangzhou|shenzhen|ningbo)
     (leading|professional|reliable) (manufacturer|supplier|factory|exporter)
     our (catalog|catalogue|factory|product range|products)
     (cooperation|cooperate)`,
  ),
];
