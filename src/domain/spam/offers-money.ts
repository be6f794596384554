/** Topics about money: investments, loans, gambling, prizes, inheritances. */
import { topic, type Topic } from './topic.ts';

const coin =
  '(crypto|cryptocurrency|cryptocurrencies|bitcoin|btc|ethereum|eth|forex|nft|usdt|altcoin|token|tokens|биткоин|крипто*)';

export const moneyTopics: readonly Topic[] = [
  topic(
    'investment',
    `double your (bitcoin|btc|money|investment|crypto|income|deposit|capital)
     (turned|turn|turning|grew|grow|multiplied) ~ <money> ~ into ~ (<money>|#)
     double your ~ (deposit|investment|money|capital)
     (verdienen|verdiene|verdient|zarabia*|gana|ganan|ganar|ganhe|ganham|gagner|gagnez|заработ*|получай*) ~~ (<money>|руб*) ~~ (tag|monat|woche|täglich|dzień|dziennie|miesięcznie|tydzień|día|mes|semana|dia|mês|jour|mois|semaine|день|месяц|неделю)
     (recover|recovery|retrieve|recovered) ~~ (lost|stolen|scammed) ~~ (crypto|bitcoin|funds|coins|btc|usdt|investment|money|wallet)
     (guaranteed|risk free|daily|weekly) (profit|profits|return|returns|roi|income|payout*)
     invest ~ <money> ~~ (get|earn|receive|return*|profit*|make)
     (invested|deposited|started with) ~ <money> ~~ (got|received|made|earned|withdrew|returned|profit*) ~ <money>
     (trading|forex|crypto|bitcoin|investment) (signals|robot|bot|bots|platform) ~~ (profit*|daily|join|earn|win*|guarantee*|%)
     ${coin} ~~ (investment|invest|trading|investing) ~~ (profit*|return*|% |earn*|guarantee*|<money>|daily|weekly|roi|income)
     (invest|investing|investment|trade|trading) ~~ ${coin} ~~ (profit*|return*|%|earn*|guarantee*|<money>|daily|roi|income|rich)
     (заработ*|доход*) ~~ (интернет*|день|дома|вложений|биткоин*|крипт*|гарант*|пассивн*)
     (инвест*|вложи*) ~~ (доход*|прибыл*|процент*|%|крипт*)
     (投资|理财) ~~ (收益|回报)
     日赚
     (稳赚|日收益|搬砖)
     稳赚
     日收益
     cloud mining
     (selling|sell|sale|buyers) ~~ gold (dust|bars|nuggets)
     gold (dust|bars|nuggets) ~~ (sale|selling|buyers|kg|carat)
     (icpo|en590|jet a1)
     (geld verdienen|passives einkommen) ~~ (online|täglich|von zu hause|monat|tag|euro|<money>)
     (ganar|gana|gane|ganhe|ganhar) ~ (dinero|dinheiro|<money>) ~~ (casa|dia|día|internet|online|semana|desde|mes|fácil|rapido|rápido)
     (gagnez|gagner) ~ (argent|<money>|euros) ~~ (jour|maison|ligne|internet|semaine|mois|facilement|domicile)
     (zarabiaj|zarób|zarabianie|zarobic) ~~ (dziennie|domu|online|zł|internet*|miesięcznie|<money>|tygodni*)`,
    `(earn|earning|earned|earns|make|making|makes|made) ~ <money> ~~ (day|daily|week|weekly|hour|hourly|month|monthly|online|home|trading|minutes)
     (earn|make|making) (money|cash|income) ~ (online|home|fast|easy|easily|daily|sleep)
     (passive|extra|residual|second) income ~~ (online|from|opportunity|home|month|stream*|system|generate|earn|build|daily)
     (copy|copying|copied) ~ (trades|trader|traders|trading)
     (get|getting|be) paid ~ <money> ~ (hour|day|daily|week|task|video|click)
     <money> (pro|par|por|al|ao) (tag|monat|woche|jour|mois|semaine|día|dia|mes|mês|semana)
     # % (в|за|per|a|pro|par|por|al|ao) (месяц|день|неделю|day|week|month|tag|monat|jour|mois|día|dia|mes|mês)
     (financial) (freedom|independence)
     (get rich|quick money|easy money|make money fast|money making)
     ${coin} ~ (investment|investing|profit*|signals|robot|bot|giveaway|airdrop|presale|mining|arbitrage)
     (invest|investment) ~~ (high|huge|great|guaranteed|monthly|annual|%) ~ (return*|profit*|roi|yield*)
     # % ~ (return*|profit*|roi|daily|weekly|monthly|per day|a day|per month|interest)
     (claim|get|receive) ~~ (eth|btc|bitcoin|usdt|tokens|airdrop|coins) ~ (now|free|today|wallet|before|instantly)
     connect ~ wallet
     (wallet|seed) (phrase|connect|validation)
     (recovery|secret|backup) phrase
     mystery shopper*
     (members|clients|users|traders) ~ (made|earned) (<money>|# %)
     (remote|online) ~ (assistants|workers|agents|staff) (needed|wanted|required)
     (like|watch|rate|review) ~ (youtube|tiktok|google|hotel|hotels|amazon) ~~ (earn|receive|get|paid) ~ <money>
     (dropshipping|drop shipping|affiliate marketing|print on demand) ~~ (course|masterclass|blueprint|income|system|mentor*)
     free (masterclass|webinar|training) ~~ (shows|show|learn|reveal*|secret*|how i|how to)
     (join|our) ~ (telegram|whatsapp) ~ (group|channel|community) ~~ (signals|profit*|trading|earn|free|invest*)
     (join|our) ~~ (telegram|whatsapp|discord) ~ (group|channel|community) ~~ (picks|predictions|odds|crypto)
     (join|our) ~~ (investment|investing|stock|stocks|trading|crypto|forex|betting) ~ (telegram|whatsapp|discord) ~ (group|channel|community)
     (salary|salaries|wages|earnings) ~~ (usdt|btc|bitcoin|crypto)
     (we are|were|now|currently) hiring ~~ (online|remote|from home|home based)
     (tired|sick|fed up) ~ (9 to 5|boss|rat race|living paycheck)
     (mlm|network marketing|home based business|work from home) ~ (opportunit*|job*|earn*|system|<money>)
     (investieren|investition*|rendite) ~~ (%|krypto|bitcoin|garantiert*|gewinn*|rendite|täglich)
     (krypto|bitcoin|kryptowährung*) ~~ (gewinn*|verdien*|rendite|investier*|handel*)
     (invertir|invierta|inversión|inversion|investir|invista|investimento*|investissement*|investissez) ~~ (criptomoneda*|cripto*|bitcoin|rentabilidad|ganancia*|rendimento*|rentabilité|rendement|lucro*|%|retorno*|garanti*)
     (inwestuj|inwestycj*|inwestowanie) ~~ (krypto*|bitcoin|zysk*|gwarant*|%|zwrot*)
     (renda|ingresos|revenus|revenu|dochód|einkommen) (extra|passiva|pasivos|passif|passifs|pasywny|passives)
     比特币
     赚钱
     兼职`,
    `${coin}
     (trading|trader|traders|broker)
     (investment|investor|investors|invest)
     (profit|profits|profitable)
     work from home
     (airdrop|presale|staking|wallet)`,
  ),
  topic(
    'gambling',
    `(online|best|top|crypto|new|live) ~ (casino|casinos|slots|betting) ~~ (bonus*|free spins|jackpot*|win|play|register|sign|deposit|payout*|rtp)
     (free spins|deposit bonus|no deposit|welcome bonus) ~~ (casino|slots|bet|play|register|claim|sign|deposit|today|now|get)
     # free spins
     (slot|slots|situs) (gacor|terpercaya|maxwin)
     (judi|togel) ~ (online|terpercaya|resmi|daftar)
     no deposit (chip|chips|spins|bonus)
     online (slots|casino|casinos|poker) ~~ (withdrawal*|payout*|claim|instant)
     free ~ (casino|poker) chips
     (aposte|apostar|jogue|jogo) ~~ (bônus|ganhe|depósito|tigrinho)
     (casino|slot|slots|bet|betting|poker) (bonus|bonuses|promo code)
     (онлайн|лучш*|нов*) ~ (казино|слот*|ставк*)
     казино ~~ (бонус*|фриспин*|выигр*|депозит*|играть|онлайн|регистрац*)
     (фриспин*|букмекер*) ~~ (бонус*|ставк*|депозит*|регистрац*)
     (在线|线上|真人|澳门) ~ (赌场|娱乐|博彩)
     (online) (casino|casinos|spielautomaten|glücksspiel) ~~ (bonus|freispiele|gewinn*|ohne|einzahlung*|echtgeld|giros|dépôt|depot|tours|zł|darmow*|kasyno|gratis|grátis)
     (casino|cassino|kasyno) ~ (online|en ligne|en línea|en linea|internetowe) ~~ (bono|bonos|bonus|bónus|giros|tours|spiny|spinów|gratis|grátis|gratuit*|gratuits|dépôt|depósito|deposito|win|play|ganar|jugar|darmow*|freispiele)
     (giros|tours|spiny|rodadas|freispiele|tiradas) (gratis|grátis|gratuits|gratuites|darmowe|ohne)
     (darmowe) (spiny|obroty)`,
    `(first|welcome|referral|sign up|signup|registration) ~ (deposit|bonus)
     (bonus|bonuses) ~~ (deposit|casino|players|betting|slots|spins|roulette)
     百家乐
     彩票 ~ (网|注册|投注)
     (首存|提款|注册送)
     首存
     注册送
     (sports|football|live) (betting|bets) ~~ (tips|odds|bonus|win|site|register|predictions)
     (betting) (tips|predictions|bonus)
     (sure|correct score|vip) (bets|tickets|odds)
     tipster*
     (win|won|hit) ~~ (jackpot|lottery|roulette|slots) ~~ (now|today|online|play|prize|million)
     (play|spin) ~ (now|online|slots|win) ~~ (win|bonus|jackpot|cash|prize*|money)
     (fixed) (matches|match)
     (казино|ставки) ~ (спорт|онлайн|бонус)
     博彩
     赌场
     (体育投注|老虎机)
     老虎机
     (kasyno|cassino|apuestas|apostas|paris sportifs|zakłady|sportwetten) ~~ (online|bonus|bono|deportivas|bukmacher*|ganar|gratis|bónus|win)`,
    `(casino|casinos|казино|kasyno|cassino)
     (slots|poker|roulette|blackjack|jackpot|baccarat)
     (betting|gambling|sportsbook|wager|bet)
     free spins`,
  ),
  topic(
    'loan',
    `(loan|loans) ~~ (# % interest|no collateral|bad credit|no credit check|without collateral)
     (apply|need|get|urgent|offer|offering|want) ~ (loan|loans) ~~ (contact us|apply now|today|# %|approved|guarantee*|whatsapp|bad credit|low interest|within # hours|fast|quick)
     merchant cash advance
     (are|do) you ~ (need|seeking|looking|want) ~~ (loan|loans|funding|financing|credit)
     (bad credit|no credit check|credit repair|fix your credit|debt relief|debt consolidation) ~~ (loan*|ok|approv*|apply|today|we|call|accepted|free|no problem|score)
     (кредит*|займ*) ~~ (процент*|залога|срочн*|онлайн|карту|отказ*|% )
     (darlehen|kredit|kredite) ~~ (schufa|zinsen|% |zinssatz|ohne|sofort*|angebot*)
     (préstamo*|prestamo*|empréstimo*|emprestimo*|prêt|prets|pożyczk*|pozyczk*|chwilówk*) ~~ (% |interés*|interes*|juros|intérêt*|taux|rapid*|urgent*|bik|bez|sin|sem|oferta|oferuj*|ofrec*|offre|oferec*|oprocentowan*|particulier*)
     (贷款) ~~ (利息|无抵押|快速|秒)
     (ofrezco|ofrecemos|ofereço|oferecemos|otorgo|otorgamos|concedo|concedemos|accorde des|accordons|octroie des|octroyons|udzielam|udzielamy|vergebe|vergeben|offro|offriamo|concediamo) ~ (préstamo*|empréstimo*|prêt|prêts|crédit|crédits|pożycz*|kredit*|kredyt*|darlehen|prestito|prestiti|finanziament*)
     (prestito|prestiti|lening|leningen) ~~ (tasso|bkr|garanzie)`,
    `(we|i|our|lender|company) ~ (offer|offers|provide|provides|give|grant|lend|approve) ~~ (loan|loans|funding|financing|credit)
     (business|personal|payday|instant|quick|fast|unsecured|investment|project) (loan|loans|funding|financing|capital|line of credit) ~~ (approv*|apply|rate*|up to|# %|<money>|hours|available|offer*|qualif*|today|pre)
     (working|growth) capital ~~ (<money>|up|approv*|hours|your|business|apply|today|available)
     (pre approved|preapproved|prequalified) ~~ (<money>|funding|loan*|credit|capital)
     (offre|oferta|angebot) (de|von) (prêt|pret|crédit|préstamo|empréstimo|kredit*)
     (funding|loan) (offer|offers)
     (private|direct) lender*
     (prêt|crédit|préstamo|empréstimo|kredit|prestito) (personnel|personal|rapide|rápido|pessoal|personale|privat) ~~ (<money>|sans|sin|sem|ohne|senza|jusqu|hasta|até|bis)
     invoice (finance|financing|factoring|discounting)
     (unlock|advance|release) ~~ % ~ your invoices
     无抵押
     贷款`,
    `(loan|loans|lender|lenders|funding)
     (interest|repayment) rate*
     (collateral|creditworthy|refinance)
     credit (score|card|cards|history)`,
  ),
  topic(
    'inheritance-and-prizes',
    `next of kin ~~ (fund*|million|<money>|deceased|account|client|claim|transfer|estate|stand)
     (transfer|sum|amount|fund|funds|deposit|inheritance|donate|donation|fortune|estate) ~~ (million|millions|billion) ~~ ($|usd|dollars|euros|euro|pounds|us|account|you|<money>)
     (million|millions) ~ (dollars|euros|usd|pounds|gbp|united) ~~ (transfer*|account|partner*|fund*|inherit*|you|charity|bank|deposit*|share|invest*)
     (late|deceased) (client|customer|husband|father|engineer) ~~ (fund*|million|surname|fortune|inherit*|next of kin)
     (dormant|unclaimed|abandoned) ~ (account|fund|funds|estate|inheritance|sum|deposit|payment)
     (inheritance|compensation|lottery|winning|contract) (fund|funds|payment|prize) ~~ (<money>|million|release*|claim|your|transfer*)
     (your|you) ~~ (won|winner|selected|chosen) ~~ (prize|lottery|iphone|gift card|giveaway|reward|<money>|jackpot|voucher|award|million)
     claim your ~ (prize|reward|gift|winnings|bonus|fund|funds|voucher|iphone|airdrop|compensation)
     (herencia|herança|heranca|héritage|heritage|erbschaft|spadek|наследств*) ~~ (million*|millon*|milhões|milhoes|euro|dolar*|dólar*|transfer*|fond*|överför*|банк*|миллион*|<money>|verstorben*|klient*|cliente)
     (million|millionen|millones|milhões|miljon*|миллион*) ~~ (herencia|herança|héritage|erbschaft|erbe|fonds|transfer*|überweis*|donation|spende|spenden|наследств*|nachlass)
     (ganaste|gewonnen|gagné|ganhou|wygrałeś|wygrales|выиграл*) ~~ (premio|preis|prix|prêmio|nagrod*|приз*|loter*|iphone|<money>|рубл*)
     (illuminati|spell caster)
     (bénéficiaire|beneficiario|beneficiário|begünstigt*) ~~ (don|donation|donación|doação|spende|héritage|herencia|fonds|legs)
     (marabout|voyant|voyante|vidente|brujo|hechicero|wróżka|hellseher*|ясновид*) ~~ (retour|aimé|amour|amor|pareja|médium|miłos*|liebe|partner*|любов*|приворот*)
     spell caster`,
    `(died|dead|death|deceased|passed away) ~~ (left|leaving) ~~ (million|millions|fund*|<money>|fortune)
     (customer|client|depositor|investor) ~ (died|deceased|passed) ~~ (fund*|million|<money>|family|heir*|left|account)
     (foreign|trusted|reliable|honest) partner ~~ (transfer|fund*|invest*|money|million)
     (trustworthy|god fearing|godly) ~ (partner|person|individual) ~~ (manage|fund*|invest*|million|<money>|deposit)
     (transfer|release|move|claim) ~ (fund|funds|inheritance|consignment)
     # % (is|will be|for) ~ (you|yours)
     (compensation|inheritance|grant|fund|funds) ~~ (approved|awarded|released) ~~ (your name|in your favour|in your favor|to you)
     (confidential|mutual|lucrative|profitable) ~ (business|transaction|proposal|deal|venture) ~~ (partner*|million|bank|fund*|reply|interest*|share|benefit|contact)
     (business|investment) proposal ~~ (million|millions|benefit*|<money>)
     (i am|my name is|this is) ~~ (general|sergeant|captain|colonel|soldier|army|military) ~~ (syria|afghanistan|iraq|yemen|libya|peacekeeping|deployed)
     (trunk|boxes|box|consignment|briefcase) ~ (containing|contains|full) ~ (cash|money|gold|dollars|<money>|funds)
     (investor|investors|sheikh|prince) ~~ (seeking|looking|willing|ready|wants|wish*) ~ (invest|fund|partner*) ~~ (your country|worldwide)
     (i am|my name is) ~~ (barrister|attorney|banker|auditor|widow|general|sergeant|prince|princess) ~~ (fund*|million|bank|<money>|deceased|client|inherit*|transfer*|proposal)
     (donate|donation|give|giving) ~~ (<money>|million|fortune) ~~ (you|charity|needy|poor|family)
     (share|split) ~~ # % ~~ (you|me|total|fund*)
     (terminal|dying|cancer) ~~ (fund*|million|charity|fortune|inherit*|donate|<money>)
     congratulations ~~ (won|winner|selected|chosen|prize|lucky)
     lucky (visitor|winner|customer|user|person)
     (answer|complete|take) ~ (survey|quiz) ~~ (win|receive|claim) ~~ (phone|iphone|samsung|gift card|prize)
     you ~ (won|winner) ~~ (prize|claim|reward|draw|<money>)
     (email|number|address) ~ (won|selected|picked|drawn) ~~ (lottery|draw|prize|promo*|<money>)
     (atm|visa) card ~~ (million|<money>|fund*|deliver*|compensation)
     (psychic|love spell|spells|fortune teller|black magic) ~~ (love|back|help|contact|whatsapp|powerful|lottery)
     (bring|get|got) ~ ex ~ back`,
    `(inheritance|inherited|beneficiary|heir)
     (million|billion)
     (barrister|widow|charity|orphan*)
     (prize|lottery|jackpot|winner|giveaway)
     (business|mutual) proposal`,
  ),
];
