/**
 * The manner of a text, whatever its topic. Some customers write in the same manner, so weights are small.
 */
import { type Table, toPhrases } from './phrases.ts';
import type { RuleId } from './rules.ts';

const callsToAction = toPhrases(`
  click ~ (here|link|below|button|<link>|now|url)
  (visit|watch|answer|check|see|go to|join|open|follow|register|sign up|download|order|buy|play|apply|claim|try|start|get) ~~ <link>
  (visit|check out|browse) our (website|site|store|shop|page|web)
  (reply|respond|write back|answer) ~ (yes|sample*|confidential*|urgently|interested|with your|for more|for details|to this|asap|for pricing|for price*|for our|price list|if you)
  (book|schedule|arrange|have|hop on|jump on|grab|set up) ~ (quick|short|brief|free|# minute*|15|10|20|30) ~ (call|chat|demo|meeting|consultation|zoom|minutes)
  (quick|short|brief|# min|# minute|# minutes) (call|chat|demo|zoom)
  (book|request|get|free|schedule) ~ (demo|free trial|consultation)
  (sign up|register|join|subscribe|enroll|order|buy|apply|act|invest|shop|play) (now|today)
  (contact|message|text|add|write|whatsapp|telegram|reach) ~ (whatsapp|telegram|wechat|skype|viber|signal|<mail>)
  (whatsapp|viber|line) ~ #
  (whatsapp|telegram|dm|inbox) (me|us)
  (here|now|today|spot|seat|eligibility|free|trial) <link>
  (pay|settle|enter|reserve|upload|unlock|advertise|withdraw|view|update|verify) ~~ <link>
  (email|contact|call|text|write|whatsapp) (him|her)
  (reply|answer|respond) ~ (with|full) ~ (name|phone|number|address|age)
  serious buyers
  (this|my|our|following) (wallet|btc address|bitcoin address)
  пишите ~ (почт*|нам)
  call (now|us now|us today|today)
  (private|personal) (email|e mail|mail)
  (visit|see|surf to|check out|look at) ~ my (homepage|web page|webpage|weblog)
  kindly ~ (get back|reply|respond|revert|share|contact|provide|send|confirm)
  (send|provide|submit|give) ~ your ~ (full name|name|bank|card|occupation|date of birth) ~~ (address|details|phone|number|occupation|account)
  contact ~ (our|my|his|the) ~ (agent|manager|lawyer|attorney|director|secretary|department)
  (want|like|love) to (see|view) ~ (our work|our samples|our portfolio|our case studies|some of our)
  mind if (i|we) ~ (send|share|show|shared|sent)
  want (me|us) to send
  (antworten|répondez|responda|responde|rispondi) ~ (einfach|vite|sí|si|sim|nachricht|oui)
  (let me know|share|send|tell) ~ your ~ (target*|criteria|requirement*|geograph*)
  are you (free|available|open) ~~ (chat|demo|zoom|meeting)
  open to ~ (demo|chat|proposal|conversation|collaborat*|partner*)
  (kontaktieren|fordern|melden|rufen|schreiben) sie ~ (uns|jetzt|noch heute)
  (escríbame|escríbanos|contácteme|llámenos|fale conosco|chame no|écrivez moi|scrivimi|contattatemi)
  (posso|puedo|podemos|puis je) ~ (enviar*|mandar*|envoyer|inviar*) ~ (proposta|propuesta|oferta|offre|offerta|presupuesto|orçamento)
  (złóż|wypełnij) wniosek
  (telegram|wechat|skype)
  (message|dm|text|write|ask|contact|email) (me|us) ~ (for|how|now|today|if|at)
  (are|would|if) you ~ interested ~~ (pricing|price*|details|portfolio|proposal|samples|plan*|send|quote*|catalog*|more|our)
  (shall|can|may|should|could|let) ~ (i|we|me) ~ (send|share|show|email) ~ (you|over|across) ~ (quote|proposal|price*|details|portfolio|samples|catalog*|plan*|audit|report|examples|mockup|more|video|some|packages|info*|list)
  dot (com|net|org|info)
  (переход*|пишите|жми*|регистр*|заход*|подробн*|звоните) ~ (ссылк*|телеграм*|телеграмм|сюда|сайт*|<link>|сейчас|whatsapp|ватсап)
  (加|联系) ~ (微信|qq|电报)
  微信
  (点击|登录)
  点击
  (klicken|klicke|besuchen|jetzt|registrieren) ~ (sie|hier|link|anmelden|registrieren|<link>|bestellen|kaufen|spielen|sichern)
  (haga|haz|clique|cliquez|clic|kliknij|clica|pincha) ~ (clic|click|aquí|aqui|ici|tutaj|link|<link>|enlace|lien)
  (visite|visita|visitez|odwiedź|acesse|entre|contáctenos|contactez|napisz|skontaktuj*) ~ (<link>|nuestra|nosso|notre|nasza|naszą|nous|whatsapp|telegram|<mail>|site|sitio|strone|mail)
`);

const urgencyPhrases = toPhrases(`
  (act|hurry|urgent|immediately|asap|final notice|last chance|final reminder|dont miss|do not miss|limited)
  (within|next|in) # (hour|hours|hrs)
  (# hours|hours) ~ (left|only|remaining|expire*)
  (limited|today|this week) (time|only|offer|spots|places)
  (offer|expires|ends) ~ (today|soon|expires|midnight|tomorrow)
  (срочно|успей*|только сегодня|nur heute|sofort|urgente|solo hoy|só hoje|pilne|tylko dziś|dépêchez)
  限时
`);

const promises = toPhrases(`
  (100|100%) % (guarantee*|free|real|legit|safe|satisf*|money|risk|natural|secure|original|working|bonus)
  (satisfaction|money back|results) guarantee*
  (guaranteed|guarantee) ~ (results|profit*|return*|approval|win*|delivery in|ranking*|success|income|page)
  (risk free|no risk|no experience needed|no experience required|no skills|no catch|no hidden|100 legit|once in a lifetime|too good)
  (lowest|best|unbeatable|cheapest) (price|prices|rates) ~ (guarantee*|online|market|ever|world|internet)
  # % (off|discount|bonus|cashback)
  (only|just|from|starting|for|at) ~ <money> ~ (month|monthly|per|only|week|page|hour|each|today|day|package)
  (only|just) <money>
  (prices|price|packages|package|start|starts|starting|rates|ab|desde|od|à partir de|a partir de) ~ <money>
  (free|bonus) ~ <money>
  (first|# ) (month|months|week) free
  (free for|first) # (day|days|weeks)
  buy # get #
  (preventivo|devis|presupuesto|orçamento) (gratuito|gratuit|gratis|grátis)
  (no contract|no setup fee|no upfront)
  <money> ~ (bonus|free|cash|per day|a day|daily|per week|prize|reward|giveaway|profit)
  (up|upto) to <money>
  (гарантир*|бесплатно|без риска|скидк*|бонус*|недорого|дешево)
  (garantiert*|kostenlos|gratis|garantizad*|garantido*|garanti|gwarant*|za darmo|darmowy|sin riesgo|sem risco|ohne risiko|sans risque|bez ryzyka)
  (保证|免费|优惠|送)
  免费
  高收益
`);

const bulkMail = toPhrases(`
  (unsubscribe|opt out|optout)
  (remove|take) ~ (you|from) ~ (list|mailing)
  (stop|no longer|dont|do not) ~ (receiv*|want|wish|hear*) ~ (emails|messages|mails|from us|from me|these)
  (dear|hello|hi|hey|attention|attn) ~ (website owner|site owner|business owner|webmaster|admin|administrator|friend|beneficiary|winner|user|beloved|prospect|valued customer|account holder|dear|email user|domain owner|manager|ceo|purchasing manager|website team)
  (to whom it may concern website|dear sir madam website)
  (came across|found|visited|browsing|stumbled upon|reviewing|looking at|checking|reviewed|went through|was on|checked) ~ your (website|site|web|page|business|online) ~~ (noticed|noticing|realized|think|impressed|saw|thought|wondering|believe|found|potential|great|improve)
  (sent|message|reached|email) ~ (via|through|using) ~ (contact form|website form|your form)
  (this is not spam|not a spam|this is an advert*|one time message|one time email|not a scam)
  (sorry|apolog*) ~ (intrusion|unsolicited|bothering|disturb*|cold email)
  who ~ (handles|manages|looks after|in charge of|responsible for) ~ (marketing|sales|website|seo|advertising|it) ~~ (company|business|team|there|side)
  (looking|look) forward ~ (cooperat*|cooperation|collaborat*|partnering)
  (got|found|obtained|get) your (contact|email|profile|details) ~ (internet|directory|online|search*)
  (greetings|compliments) of the (day|season)
  (are you|who is) the (right|best) person ~ (speak|talk|contact|marketing|website|sales)
  (reaching out|writing) to (check|see) ~ (whether|if) you (need|are looking|require|would like)
  (long term) (cooperation|business relationship|partnership)
  (great|nice|awesome|excellent|wonderful) (post|weblog|write up)
  (strictly|highly) confidential
  (error|errors|issue|issues|problem|problems|mistakes) ~~ (stopping|costing|preventing|hurting) (you|your) ~~ (customers|clients|sales|leads|visitors|traffic|business|money)
  (following|follow|circling|checking) ~ (up|back|in) ~ (my previous|previous email|last email|my last|my email|my earlier|our proposal)
  (уважаем*|добрый день) ~ (владел*|руководител*|коллеги|администрац*|партнер*|клиент)
  (коммерческ*|предлагаем|предложение|сотрудничеств*)
  (sehr geehrte* websitebetreiber|estimado propietario|cher propriétaire|caro proprietário|abmelden|désinscri*|darse de baja|wypisz)
`);

const sellerVoice = toPhrases(`
  (we|i) ~ (offer|provide|specialize|specialise|deliver|guarantee|can help|help|can rank|can increase|can get|can build|sell|can grow|can provide|promise)
  our (services|packages|experts|team of experts|clients include|prices|portfolio|solution|platform|software|agency|special offer|pricing|rates|tool|app|system|database|writers|products|company offers|company is)
  (im|i am|we are|my name is|this is) ~~ (business development|digital marketing|marketing manager|marketing executive|seo expert|seo consultant|web developer|freelancer|growth|sales manager|sales executive|seo specialist|seo|marketing consultant)
  (предлагаем|предоставляем|наша компания|мы поможем|наши услуги)
  (wir bieten|unser angebot|unsere dienstleistung*|ofrecemos|nuestros servicios|somos una empresa|nous proposons|nos services|notre agence|oferujemy|nasze usługi|nasza oferta|nasza firma|oferecemos|nossos serviços|nossa empresa|somos uma empresa|nossa agência|nuestra agencia)
  (我们提供|我们公司|本公司|我司)
  我们提供
  本公司
`);

/** The writer asks about a deceptive mail, which the text may quote. */
const asksAboutAMail = toPhrases(`
  (is|was) (this|it|that) ~ (genuine|real|legit|legitimate|from you|really you|you|yours|scam|phishing|spam|safe|fake)
  (received|got|get|getting|had) ~ (email|e mail|mail|text|message|invoice|call|letter|sms) ~~ (from you|your|claiming|pretending|saying|supposedly|your name|asking)
  (someone|somebody|scammer*|fraudster*) ~ (pretending|impersonat*|using your|claiming)
  (just checking|want to check|please confirm) ~~ (genuine|real|from you|legit|yours)
`);

/** The writer mentions their own premises or business, which may need a door. */
const ownPremises = toPhrases(`
  (our|my) ~ (branch|premises|office|offices|shop|house|home|cottage|apartment|building|unit|depot|plant|warehouse|hotel|clinic|kitchen|hall|cash desk|office manager|entrance|front|frontage|porch|cafe|salon|pub|bar|restaurant|gym|church|school|estate)
  (refurb*|renovat*|fit out|fitting out|fitout|new premises|moving office)
  new (office|offices|shop|branch|showroom|studio|clinic)
  office (door|doors)
  (kitchen|hallway|porch|entrance|frontage|shopfront) ~ (needs|is|was|sign)
  (we are|i work for|i work in|i manage|i run|we run|we operate|i own|we own|i work at) ~ (casino|casinos|bank|pharmacy|chemist|bookmaker*|credit union|loan office|betting shop*|arcade|exchange|hotel|clinic|hospital|school)
`);

/** The writer seems to be a customer: mentions an order, a quote, a fitter's visit or a page that failed. */
const customerVoice = toPhrases(`
  (ye|yere|yer|yous|yiz)
  (my|our) (order|deposit|quote|quotation|estimate|enquiry|refund|parcel|package|delivery|payment|invoice|card|builder|architect|landlord)
  your (quote|quotation|estimate|brochure|showroom|fitter|fitters|installer|installers|workshop|lads|driver)
  (you|the lads) (fitted|installed|delivered|quoted|measured|supplied|damaged|broke)
  (the|a|your) (snag|snags|snagging|fitter|fitters|remedial)
  (order|quote|quotation|job) (number|no|ref|reference)
  (deposit|order|quote) ~ with you
  (i|we|ill|well) ~ (pay|paid|transfer|transferred) ~ (balance|deposit|invoice|bill)
  (i|we) (ordered|cancelled|canceled)
  (i|we) ~ (got|have|waiting|applied|approved) ~ (loan|mortgage|grant)
  (i|we) (clicked|tried|cannot|cant)
  couldnt (open|log|find|see|get|read)
  when (i|we) (click|clicked|press|pressed|open|opened|try|tried)
  (want|wants|wanted|asked|told|asking) me to
  (thought you should know|letting you know)
  is (this|that|it) (right|correct|normal)
  do you ~ (offer|take|accept|do) ~ (payment|finance|financing|plan|plans|credit|instalments|installments|cards)
`);

export const manners = {
  'call-to-action': callsToAction,
  urgency: urgencyPhrases,
  promise: promises,
  'bulk-mail': bulkMail,
  'seller-voice': sellerVoice,
  'asks-about-a-mail': asksAboutAMail,
  'own-premises': ownPremises,
  'customer-voice': customerVoice,
} as const satisfies Partial<Record<RuleId, Table>>;
