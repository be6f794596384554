/** Topics of business services: SEO, web design, leads, software, followers. */
import { topic, type Topic } from './topic.ts';

const site = '(website|websites|site|sites|webpage|domain|page|business|brand|company)';

export const businessTopics: readonly Topic[] = [
  topic(
    'search-ranking',
    `(rank|ranked|ranking) ~ your ~ ${site} ~~ google
     (put|get|bring|push|place|take) ~ your ~ ${site} ~~ (first|top|1st|1) ~ (page|google|results|spot|position)
     (buy|sell|provide|offer|build|quality|cheap|affordable|dofollow|da|dr|permanent|authority|powerful|white) ~ backlinks
     # ~ backlinks
     (first|top|1st|front) page ~ google ~~ (guarantee*|month*|affordable|package*|days|weeks)
     (купить|качественные|ссылочн*|вечные) ~ (ссылки|ссылок|масс*)
     продвижение ~ (сайта|сайтов|вашего)
     (раскрут*|продвин*) ~ (сайт*|ваш*)
     网站 ~ 排名
     搜索引擎优化`,
    `(increase|boost|improve|grow|drive|skyrocket|double|triple|get|more|generate|send|bring) ~ (traffic|visitors|ranking|rankings|visibility|seo) ~~ your
     (increase|boost|improve|grow|skyrocket|double|triple) ~ your ~ (traffic|ranking|rankings|visibility|seo|online presence|online sales|conversions)
     (your|the) ~ (website|site) ~~ not ~ (rank*|optimi*|appear*|visible|indexed|showing) ~~ (google|search|seo|engines)
     (found|noticed|identified|spotted|see) ~~ (seo|technical|ranking|optimization) ~ (error|errors|issue|issues|problem|problems|mistakes)
     (help|get|getting|take|bring|put) ~ (you|your|business|company) ~~ (top|first page|page one|page 1|number one|top 3|top 10) ~ google
     (top|first page|page one|page 1) of google ~~ (for your|guarantee*|keywords|weeks|days|month)
     (low|poor|bad) ~ (ranking|rankings|visibility|seo score|traffic) ~~ (google|search|engines|website|site)
     (pbn|niche) (links|edits|backlinks)
     (write|contribute|submit|place|post) ~ (article|articles|guest*|content) ~~ your (blog|site|website)
     (targeted|real|organic|quality) (visitors|traffic)
     (guest|sponsored|paid) (post|posts|posting|article|articles|content|blog)
     link (insertion|insertions|exchange|building|placement|swap)
     (domain authority|dofollow)
     domain (authority|rating)
     (dofollow|do follow|on page seo|off page)
     (white|black) hat
     (affordable|cheap|monthly|complete|professional|best|our|offer|offering|provide|free|local) ~ seo ~ (service*|package*|plan*|audit|report|strategy|campaign|company|agency|work|expert*)
     seo (service|services|package|packages|audit|proposal|plan|plans) ~~ (for|your|price*|month)
     publish ~ (article|post|content) ~~ your (site|website|blog)
     (get|getting|be) ~ ranked ~~ google
     (optimise|optimize|rank) ~ your ~ (google|maps|listing|profile)
     (we|i) ~ (get|bring|put|take) ~~ (top|first page|page one) ~~ (search|google|results)
     pay ~ when you rank
     competitors ~~ (outrank*|rank above|ranking above|above you)
     (publish|place|insert) your link*
     high authority (websites|sites|blogs|domains)
     backlinks ~~ (preis*|günstig*|price*|<money>)
     your (website|site) ~ costing you
     (buy|buying|sell|selling) ~ (text|homepage|seo|permanent|footer) links
     (увелич*|привед*) ~ (поток|клиент*|продаж*|заявк*)
     (настройк*|контекстн*|таргетированн*) ~ реклам*
     (posizionamento|posizionare) ~~ (google|sito|siti|motori)
     (hoger|eerste pagina|bovenaan) ~ (in|van|op) google
     (suchmaschinenoptimierung|google ranking|seo optimierung) ~~ (ihre*|angebot|website|webseite)
     (ihre|deine) (website|webseite|homepage) ~~ (google|ranking|seite 1|besucher|optimier*)
     (posicionamiento|posicionar|posicionamos) ~~ (web|google|sitio|pagina)
     (referencement|référencer) ~~ (site|google|naturel|web)
     (premiere|première) page ~ google
     (primera|primeira|prima) (pagina|página) ~ google
     (pozycjonowanie|pozycjonowania|pozycjonujemy) ~ (stron*|google|seo|panstwa)
     (otimização|otimizacao|otimizar) ~~ (site|google|seo)
     топ ~ (яндекс*|гугл*|google|выдач*)
     优化 ~ (网|seo)
     (trafik|трафик*) ~~ (сайт*|ваш*|google)`,
    `seo
     (backlink|backlinks)
     search engine (rank*|optimi*|result*)
     (keyword|keywords)
     (organic|web|website) traffic
     (first|top|front) page ~ google
     (google|search) ranking*
     (ссылки|сео|яндекс)`,
  ),
  topic(
    'web-design',
    `(redesign|revamp|rebuild|redesigning|revamping|rebuilding) ~ your ~ (website|site|homepage) ~~ (price|<money>|free|affordable|offer|cost|mockup|portfolio)
     (free|no obligation) ~ (mockup|homepage design|website audit|demo site|website mockup) ~~ your (site|website|business)`,
    `(redesign*|revamp*|rebuild*|moderni*|upgrade) ~ your ~ (website|site|homepage|web)
     (design|build|develop|create|make) ~ (you|your|your company|your business) ~ (website|site|app|webshop|store)
     (we|i|our|team) ~~ (web|website|wordpress|app|ecommerce|shopify|logo|graphic) (design*|develop*) ~~ (service*|compan*|agency|client*|price*|portfolio|business*|from|at)
     (we|i) ~ (build|design|develop|create|make) ~ (websites|apps|mobile apps|web apps|wordpress|logos)
     (we|i) ~ (redesign|revamp|rebuild|moderni*|fix|optimi*) ~ (site|sites|website|websites|webshops)
     (we|i) ~ (redesign|revamp|rebuild) ~~ (wordpress|shopify|wix|webflow) ~~ (<money>|mockup*|portfolio|days|cheap)
     (web|website|wordpress|unlimited|vps|cloud) hosting ~~ (<money>|free ssl|% off|per month|unlimited|save)
     (your|the) (website|site) ~~ (ada|wcag|accessibility) ~~ (lawsuit*|sued|fines)
     (we|i) ~ (produce|make|create) ~~ (explainer|promo|whiteboard|animated|animation) ~ (video*|animation*)
     (we|i|well|ill) ~ (create|build|make|design) ~ (new|brand new|# page|modern) ~ website
     (we|well) ~ (animate|film) your ~ (product|products|business|brand)
     (our|senior|skilled) ~ (engineers|developers|programmers|coders) ~~ (app|apps|websites|software)
     (wir|ich) (erstelle|erstellen|gestalten|bauen) ~ (ihre|eine|deine) ~ (homepage|webseite|website|internetseite)
     (делаем|разрабатываем|сделаем) ~ (сайт*|лендинг*|приложени*)
     (realizziamo|creiamo|creazione) ~ siti (web|internet)
     (website|site) ~~ not (mobile friendly|responsive|mobile|optimi*)
     (losing|lose|loses|missing out on) ~ (customers|visitors|clients|leads|sales) ~~ (website|site|online|competitor*|every)
     your (site|website) ~~ losing ~ (customers|visitors|clients|sales|money)
     (web|software|app) development (company|agency|firm|team)
     (website|web|wordpress|shopify|app) (design*|development|redesign) (service*|package*|offer)
     free (website|seo|site|web|marketing) (audit|mockup|analysis|report|redesign|review)
     (your|current) ~ (website|site) ~ (outdated|obsolete|old fashioned|not mobile) ~~ (we|redesign|help|modern|customers|losing)
     (explainer|promo|promotional|animated|animation|marketing|whiteboard) video* ~~ (your|for|we|price*|business*)
     (neue|moderne) (website|webseite|homepage) ~~ (ihre*|für sie|angebot|euro|preis*)
     (diseño|diseno|desarrollo) (web|de páginas|paginas) ~~ (su|tu|empresa|precio*|negocio)
     (création|creation|refonte) ~ (site*|votre site) ~~ (votre|internet|prix|web|entreprise)
     (tworzenie|projektowanie|tworzymy) (stron|strony) ~~ (internetow*|www|firm*|panstwa)
     (criação|criacao|desenvolvimento) ~ (site|sites|websites) ~~ (sua|empresa|preço*|para)
     (создание|разработка|создаем|разработаем) ~ (сайт*|лендинг*)
     (网站建设|网页设计)
     网站建设
     网页设计`,
    `(wordpress|shopify|woocommerce)
     (web|website) (design*|develop*)
     mobile app*
     (wireframe|mockup|mockups)
     (offshore|dedicated) (developer*|team*)`,
  ),
  topic(
    'leads-and-lists',
    `(buy|sell|selling|sale|purchase|targeted|verified|updated|fresh) ~ (email|emails|mailing|contact|b2b|business|consumer) ~ (list|lists|database|databases|leads)
     (email|b2b|company|companies|business) (list|lists|database|databases) ~~ (sale|<money>|verified|price|discount|records|purchase|buy|contacts)
     (million|millions|thousands) ~ (emails|contacts|contact forms|email addresses|contact form)
     # (contact forms|email addresses)
     (send|submit|post|deliver|blast) ~~ (message|ad|advert*|offer|text|mailing*|letters) ~~ contact forms
     (contact|feedback) form* (marketing|blast|mailing*|advertising|submission*|submitter|sending)
     (рассыл*) ~~ (форм*|баз*|email|писем|сайт*)
     (база|базы|баз) ~ (email|данных|клиентов|компаний|адресов|предприятий)`,
    `(verified|targeted|accurate|updated|opt in) ~ (emails|contacts|leads|list|lists|database|prospects)
     (leads|customers|appointments|clients|jobs|enquiries) ~~ (autopilot|guarantee*|pay per|per lead|exclusive|every month|each month)
     (generate|deliver|send|bring|get|getting|provide|book|booking) ~ (you|more|new|qualified|exclusive|your|quality|fresh|# ) ~ (leads|appointments|clients|customers|prospects|enquiries) ~~ (your|you|business|company|month|week|every)
     (unlimited|fresh|b2b|bulk) (leads|emails|contacts)
     (acquir*|purchas*|buy*|interested in|sell*) ~~ (contacts list|contact list|email list|mailing list|customers list|users list|prospect list|data list|database of)
     (contacts|contact|customer|customers|users|email) list of
     (leads|contacts|companies) with ~ (emails|phone numbers|mobile numbers|email addresses|direct dials)
     (qualified|exclusive|hot|sales) (leads|appointments)
     pay (per lead|only for results|per appointment)
     <money> (per|a) (lead|appointment)
     (b2b|email) database ~~ (companies|names|emails|% off)
     (list|database) of # ~~ (emails|contacts|developers|architects|companies|owners|builders|managers)
     leads ~~ (exklusiv*|ihre region|pro kontakt)
     (contact|b2b|prospect|marketing) data ~~ (managers|owners|developers|companies|decision makers|architects)
     (oferuj*|sprzed*) ~ (bazy|baze|bazę) ~ (mailing*|firm|danych|adres*)
     (fill|fills|filling) ~ your ~ (calendar|pipeline|diary|schedule) ~~ (appointments|meetings|leads|calls|prospects|jobs|clients)
     (cold|personali*) (emails|email|outreach|messages) ~ at scale
     lead generation ~~ (service*|agency|compan*|your|help|we|campaign*)
     (attendee|attendees|visitor|visitors|exhibitor|member|registrant*) (list|lists|database|contacts)
     (list|database|contacts) of ~~ (attendees|visitors|exhibitors|decision makers|architects|ceos)
     (adressen|firmenadressen|datenbank|e mail adressen) ~~ (kaufen|euro|verkauf*|angebot|kontakte)
     (base|bases|listado|listas|fichier) ~ (datos|correos|emails|empresas|entreprises|prospects) ~~ (venta|precio|compra*|euros|verificad*|prix|actualizad*|qualifie*)
     (baza|bazy|baze) ~ (firm|danych|mailingow*|email*|adresow) ~~ (sprzed*|oferuj*|cena|aktualn*|zł|pln|kup*)
     (lista|listas|base) de ~ (emails|contatos|e mails|clientes) ~~ (venda|preço|preco|comprar|verificad*|segmentad*)`,
    `lead generation
     (crm|funnel|funnels|prospecting)
     decision makers
     (email|mailing|b2b) (list|database|leads)
     (outreach|cold email*|cold call*)`,
  ),
  topic(
    'business-pitch',
    `(missed|answering your) ~ calls ~~ (ai|receptionist|bot) ~~ (demo|trial|call|book|month)
     (cold) (email|emails|outreach) ~~ (autopilot|ai|automat*|inbox*|leads|meetings)
     (hire|hiring) ~ (hacker|hackers)
     hacker* for hire`,
    `ai (receptionist|chatbot|chatbots|voice|caller|calling|automation|automations|sdr|copywriter|avatar|sales|marketing|powered|agents|agent) ~~ (your|you|business*|demo|trial|leads|calls|24 7|customers|website)
     (automate|automating|streamline|scale|supercharge) ~ your ~ (outreach|lead*|customer*|sales|business|marketing|workflow*|follow*|process*|social|support|inbox)
     (on autopilot|growth hack*)
     chatbot ~~ your (site|website|business)
     (virtual assistant*|offshore staff*|remote staff|remote developers|outsourc*) ~~ (your|from <money>|per hour|hour|cost|save|we|services)
     (bookkeeping|payroll|accounting|data entry|takeoff|take off|estimating|bim|drafting|cad) services ~~ (your|we|price*|per|cost|offer*|rates|turnaround)
     (we|i) ~ (provide|offer|offering) ~~ (estimating|takeoff*|bookkeeping|data entry|virtual assistan*|outsourc*|drafting) 
     (merchant|card) (account|services|processing|terminal*) ~~ (fees|rate*|lower|save|your)
     (wikipedia) (page|article) ~~ (your|create|creat*|for you)
     (award|awards|nominat*|shortlist*) ~~ (your company|fee|claim|trophy|winner package|feature package)
     (nominated|shortlisted|selected|chosen) ~~ (award|awards|prize|excellence|top # )
     (award|entry|listing|nomination|gala) fee
     (business|online|trade) directory ~~ (list*|your company|entry|premium|register*)
     (register|registration|registering) ~~ (cn|asia|hk|chinese|china) ~~ (domain*|keyword*|brand|internet)
     (brand|company) name ~~ (domain*|cn domain*|register*) ~~ (china|chinese|cn|asia)
     (energy|electricity|gas|utility|broadband|phone|insurance) (bill*|cost*|contract*|renewal*) ~~ (reduce|save|cut|lower|switch)
     (reduce|save|cut|lower|slash) ~~ your ~ (energy|electricity|gas|utility|phone|shipping|tax) (bill*|cost*|spend)
     (press release*|media coverage|featured in forbes|forbes) ~~ (your|guarantee*|package*|price*|<money>)
     (franchise|investor*|shareholder*) ~~ (opportunit*) ~~ (your|you|join)
     (we|i) ~ helped ~~ (companies|businesses|brands|manufacturers|firms) ~ like yours
     (we|i|weve|ive) ~ (help|helped) ~~ (companies|businesses|brands|manufacturers|firms|contractors|tradesmen|owners) ~~ (leads|revenue|traffic|double|triple|rank|bookings|booked|appointments|enquiries)
     (increase|boost|grow|double|triple|skyrocket|explode) ~ your ~ (revenue|bookings|leads|profits|customer base|conversion rate)
     take your (business|company|brand) to the next level
     ai (assistant|agent|bot|employee) ~~ (replies|answers|books|calls|enquir*|leads)
     ai (voice|agent|receptionist|assistant|chatbot) ~~ <money>
     (wikipedia|forbes) (article|page|feature)
     we ~ supply ~ (workers|manpower|welders|carpenters) ~~ (india|nepal|bangladesh|philippines|visa*)
     (hire|outsource) ~ (our|dedicated|remote|offshore) ~ (resources|developers|programmers|engineers)
     (production|publication|participation|feature|publishing) fee
     (advertise|advertising|promote) ~ on # ~ (stations|websites|sites|screens|channels)
     (we|i) ~ (translate|retouch|proofread|transcribe|edit) ~ (websites|images|photos|documents|videos|texts)
     your ~ (trademark|trade mark|patent) ~~ (lapse|expire*|renew*|register*)
     (european|international|eu) ~ (company register|business register|trademark register|patent register|register of)
     (free|# minute|# min|no obligation) ~ (strategy|discovery|growth) (call|session)
     (overpaying|paying too much) ~ (card|payment|merchant|energy|electricity|insurance|broadband|shipping|software|tax)
     (bulk sms|sms|email) (marketing|campaigns|blast*) ~~ (service*|price*|platform|per|from <money>)
     (listing|entry|profile) ~ (eu|european|global|world) ~ directory
     (sell|buy|buyer*|acquire|valuation|offer) ~~ your (business|company) ~~ (buyer*|confidential*|broker*|valuation|investor*)`,
    `(saas|roi|kpi|kpis|b2b)
     (free|day) trial
     (automation|automated|workflow*)
     (ai|gpt|chatgpt) (powered|chatbot|driven|platform|tool|tools)
     (companies|businesses|brands) like yours
     (digital|influencer|content|email|social media) marketing`,
  ),
  topic(
    'social-media',
    `(buy|get|gain|real|cheap|instant|organic|# ) ~ (instagram|tiktok|youtube|facebook|twitter|telegram|ig) ~ (followers|likes|subscribers|views|members)
     (buy|cheap|instant|sell) ~ (followers|likes|subscribers|views)
     (накрут*|подписчик*) ~~ (инстаграм*|телеграм*|тикток|лайк*|дешев*|подписчик*)
     (kaufen|comprar|acheter|kup*|kupić) ~ (follower*|seguidores|abonnés|abonnes|obserwujących|obserwujacych|likes)`,
    `(grow|growing|boost|manage|skyrocket) ~ your ~ (instagram|tiktok|youtube|facebook|social|linkedin|following|audience|followers)
     (followers|likes|subscribers) ~~ (guarantee*|cheap|per month|organic|delivered|real|bots)
     (remove|delete|bury) ~ (negative|bad|fake) ~ reviews
     (buy|get|provide|sell|positive|five star|5 star|more) ~ (google|trustpilot|5 star|facebook) ~ reviews ~~ (your|you|boost|price|<money>|permanent|real)
     social media (management|marketing|manager|growth) ~~ (your|package*|price*|service*|month*|we)
     we (manage|run|handle) ~~ (facebook|instagram|tiktok|social media) ~~ (businesses|companies|brands|<money>)
     (we|i) ~ (manage|run|optimi*) ~ (google ads|facebook ads|ppc|ad campaigns)
     your ~ (ad spend|ad budget|advertising budget|marketing budget)
     (get|be) verified on (instagram|facebook|twitter|tiktok)
     blue (badge|tick) ~ (guarantee*|verification|instagram|facebook)
     (gestionamos|gerenciamos|gérons|zarządzamy) ~~ (redes sociales|redes sociais|réseaux|google ads|social media)
     (followers|seguidores|abonnés|follower) ~~ (kaufen|comprar|garantiz*|garanti*|reais|reales|echte)
     (粉丝|涨粉)`,
    `(followers|subscribers|likes)
     (influencer|influencers|viral)
     (tiktok|instagram) ~ (growth|account|marketing)`,
  ),
];
