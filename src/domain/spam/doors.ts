/** Signs of a genuine enquiry: a request for a door, its place and its details. */
import { toPhrases } from './phrases.ts';
import type { Reading } from './reading.ts';

const doors = [
  'door|doors|doorway|doorways|doorset|doorsets|partition|partitions|screens|glazed screen|glass screen|steel screen|glazing|crittall|fixed panel',
  'doras|dhoras|doirse|dhoirse|ndoirse|двер*|türen|tür|tur|glastür*|stahltür*|schiebetür*|sicherheitstür*|zimmertür*|doppeltür*|brandschutztür*|innentür*|trennwand*',
  'porte|portes|cloison|cloisons|verrière|verrieres|puerta|puertas|mampara*|porta|portas|drzwi|ścianka|ścianki|usa|usi|uși|ușă|durys|durų|durvis|vrata|dveře|dveri|ajtó|deur|deuren|dør|dörr|kapı',
].join('|');
const chineseDoor =
  '钢门|玻璃门|防盗门|安全门|门窗|双开门|推拉门|扇门|樘门|室内门|铁门|折叠门|防火门|隔断|个门|道门';
const door = `(${doors}|${chineseDoor})`;

/** Phrases that request a door. They must not match "your doors business needs customers". */
const requests = toPhrases(`
  (i|we|id|wed|im|ive|weve) ~~ (need|want|require|looking|like|after|interested|ordered|order|buy|replace|fit|install|considering|thinking|planning|bought|purchased|have|get|got|building|renovating|enquire|enquiring|inquire|seeking|hoping|measure|designing|specify|specifying) ~~ ${door}
  (need|needs|want|wants|require|requires|required|looking for|enquiry for|enquiring about|interested in|after) (a|an|new|some|two|three|four|five|#|one|steel|glass|double|single|security|fire|internal|pair|your|the) ~ ${door}
  (price|quote|measure|supply|fit|install|replace|repair|order) ~ ${door}
  (need|needs|require|requires|required) ~~ ${door}
  (quote|quotation|price|prices|pricing|cost|estimate|tender|lead time|brochure|sample*|availability|measure|supply|fit|fitting|install|installation|installing|replace|replacing|replacement|repair|order|delivery|deposit|spec|specification|drawings|details|survey) ~ (for|on|of|to|a|an|the|your|new|our|my|#|two|three|four|about|with|and) ~ ${door}
  (how much|what price|how long|how wide|how tall|how high|what size|do you|can you|could you|are your|is the|does the|can your|will the|would you) ~~ ${door}
  ${door} ~~ (quote|quotation|price|cost|how much|wide|high|opening|openings|rc2|rc3|rc4|rc5|fd30|fd60|installed|fitted|hinge*|handle|handles|frame|lock|leaf|scratched|broken|damaged|delivered|delivery|ordered|please|kitchen|hallway|hall|office|clinic|cells|warehouse|pharmacy|extension|apartment|school|hospital|shop|bank|mm|ral|glass|glazed|sticking|stuck|squeak*|rattl*|warranty)
  (teastáil|theastáil|praghas|luach|chostas|mian|costas) ~~ (doras|dhoras|doirse|dhoirse|ndoirse)
  (doras|dhoras|doirse|dhoirse|ndoirse) ~~ (teastáil|theastáil|praghas|costas|uaim|uainn|gloine|cruach)
  (нуж*|хочу|хотим|хотел*|сколько|стоимост*|цен*|интересу*|заказать|ищу|ищем|установ*|требу*|замен*) ~~ (двер*|перегород*)
  (двер*|перегород*) ~~ (нуж*|сколько|стоимост*|цен*|заказать|установ*|мм|стоит|размер*)
  (потрібн*|скільки|хочу|ціна) ~~ двер*
  (brauche*|benötig*|suche|suchen|möchte*|hätte*|interess*|preis*|kosten|kostet|angebot für|angebot|bestellen|planen|liefern|liefer*) ~~ (tür|türen|glastür*|stahltür*|schiebetür*|sicherheitstür*|doppeltür*|innentür*|brandschutztür*|trennwand*|innentueren|tueren|tuer)
  (tür|türen|glastür*|stahltür*|schiebetür*|sicherheitstür*|doppeltür*|innentür*) ~~ (kosten|kostet|preis*|brauche*|benötig*|angebot|liefer*|breit|einbau*|maß*)
  (cherch*|besoin|voudr*|souhait*|devis|prix|combien|coût*|intéress*|command*|install*|poser|remplac*|livr*) ~~ (porte|portes|cloison*|verrière*)
  (portes|porte) ~~ (devis|prix|combien|coulissant*|vitrée*|acier|blindée*|mm|cm|battante*)
  (necesit*|quiero|quisiera|queremos|busco|buscamos|presupuesto|precio|cuánto|cuanto|interesad*|encargar|instal*|cambiar) ~~ (puerta|puertas|mampara*)
  (preciso|precisamos|quero|queria|gostaria|orçamento|preço|quanto|procuro|interessad*|instalar|encomendar|trocar) ~~ (porta|portas)
  (potrzebuj*|szukam*|chciał*|chciel*|wycen*|cena|ceny|ile|zamówi*|interesuj*|montaż*|proszę|koszt*|oferuj* państwo) ~~ (drzwi|ściank*)
  (drzwi|ściank*) ~~ (cena|wycen*|ile|koszt*|montaż*|mm|cm|szkl*|stalow*|wymiar*)
  (vreau|doresc|nevoie|cât costă|preț*|ofertă) ~~ (usa|usi|uși|ușă)
  (reikia|kiek|norė*|kaina) ~~ (durys|durų|duris)
  (potřebuj*|cena|kolik) ~~ (dveře|dveří)
  (vorrei|bisogno|preventivo|prezzo|quanto|cerco|interessat*) ~~ (porta|porte)
  (需要|想要|想|请问|报价|价格|多少钱|咨询|订购|定做|安装|订) ~~ (${chineseDoor}|门)
  (${chineseDoor}|门) ~~ (多少钱|报价|价格|尺寸|安装|多少)
`);

const detailPhrases = toPhrases(`
  (door|doors|doorset*|doorway*)
  (opening|openings|aperture|ope|opes)
  (glazed|glazing|glass|pane|panes|fluted|reeded|tinted|laminated|toughened)
  (partition*|screen|screens|panel|panels|transom|sidelight*|mullion*)
  (hinge|hinges|hinged|handle|handles|lock|locks|pivot|sliding|bifold|bi fold|latch|closer|threshold|ironmongery)
  (frame|frames|steel|ral|powder coated|powder coating|thermally)
  (rc2|rc3|rc4|rc5|rc|fd30|fd60|fd30s|fd60s|ei30|ei60|en1627|fire rated|fire rating|bullet resistant|bulletproof|blast|burglar*)
  (fit|fitted|fitting|install|installed|installation|installer|fitter|fitters|supply)
  (quote|quotation|estimate|brochure|showroom|lead time|sample|samples)
  (survey|measure|measured|measurements|dimensions|drawing|drawings|schedule|site visit|tender)
  (kitchen|hallway|hall|landing|utility|living room|sitting room|extension|apartment|renovation|refurb*|fit out|bathroom|wardrobe|pantry|ensuite|en suite)
  (architect|architects|builder|contractor|planning permission|self build|riai)
  (wide|high|height|width|wall|mm|metres|meters|cm)
  (cork|dublin|galway|limerick|waterford|kerry|mayo|donegal|sligo|kildare|meath|wicklow|wexford|kilkenny|clare|tipperary|louth|belfast|eircode|ireland|irish)
  (deposit|delivery|delivered|vat|invoice|order|warranty|guarantee on)
  (двер*|стекл*|перегород*|сталь*|монтаж*|проем*|мм)
  (tür*|glas|stahl*|einbau|maße|öffnung)
  (porte|portes|verre|vitr*|acier|pose|ouverture)
  (puerta*|vidrio|cristal|acero|hueco|medidas)
  (porta|portas|vidro|aço|vão|medidas)
  (drzwi|szkl*|stal*|montaż|wymiar*|otwór)
  (doras|doirse|gloine|cruach)
`);

/** In a mail merge "doors" is the addressee's trade, not a request. */
const addresseesTrade = toPhrases(`
  (door|doors|doorset|doorsets|glazing|partition|partitions) ~ (business|businesses|company|companies|website|site|niche|industry|leads|customers|clients|buyers|market|sector|manufacturers|suppliers|shop|brand|sales|enquiries|appointments|installers|keywords|traffic)
  (need|want|get|bring) ~ (customers|leads|traffic|clients|sales|enquiries|visitors|orders) ~~ (door|doors)
  door to door
  (your|youre|selling|sell) ~ (steel|security|internal|glazed|glass) ~ (doors|door) ~~ (online|google|website|customers|instagram|search|sales|rank*|traffic)
`);

const eircode =
  /\b(?:a[4-9]\d|c15|d\d[\dw]|e\d\d|f\d\d|h\d\d|k\d\d|n\d\d|p\d\d|r\d\d|t\d\d|v\d\d|w\d\d|x\d\d|y\d\d)\s?[0-9acdefhknprtvwxy]{4}\b/;
const measures =
  /\b\d{3,4}\s{0,2}(?:mm)?\s{0,2}(?:w|wide)?\s{0,2}(?:x|×|х|\*|by)\s{0,2}\d{3,4}|\b\d{2,4}\s?(?:mm|мм|毫米)|\b\d{3,4}\s?(?:wide|high)\b|\b\d{2,3}\s?cm\b/;

export interface DoorContext {
  readonly asked: boolean;
  readonly details: number;
  readonly measured: boolean;
  readonly hasEircode: boolean;
}

export const doorTables = [requests, detailPhrases, addresseesTrade];

export const readDoorContext = (plain: string, { occurring }: Reading): DoorContext => {
  const pitched = occurring.has(addresseesTrade);
  return {
    asked: !pitched && occurring.has(requests),
    details: pitched ? 0 : (occurring.get(detailPhrases)?.length ?? 0),
    measured: measures.test(plain),
    hasEircode: eircode.test(plain),
  };
};
