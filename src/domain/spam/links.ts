/** The links of a text, and their classification by URL. */
import { linkMark, mailMark } from './text.ts';

export interface Link {
  readonly host: string;
  readonly path: string;
}

const hostIn = (hosts: string) => {
  const names = new Set(hosts.split(' '));
  return ({ host }: Link): boolean => {
    const labels = host.split('.').slice(-4);
    return labels.some((_, at) => names.has(labels.slice(at).join('.')));
  };
};

/** URL shorteners, which hide the target. Some are used for drawings too, so their weight is small. */
const isShortenedHost = hostIn(
  'bit.ly tinyurl.com goo.gl t.co ow.ly is.gd cutt.ly rb.gy rebrand.ly shorturl.at tiny.cc clck.ru u.to v.gd s.id t.ly',
);

/** Hosts of chats, to which spam tries to move a conversation. */
export const isChat = hostIn(
  't.me telegram.me telegram.org wa.me wa.link api.whatsapp.com chat.whatsapp.com line.me discord.gg',
);

/**
 * Hosts where customers keep drawings and pictures, and Irish domains, whose owners need a connection to
 * Ireland.
 */
export const isOrdinary = hostIn(
  'pinterest.com pinterest.ie pin.it dropbox.com drive.google.com docs.google.com photos.google.com photos.app.goo.gl ' +
    'maps.google.com maps.app.goo.gl google.com google.ie forms.gle wetransfer.com we.tl onedrive.live.com 1drv.ms ' +
    'sharepoint.com icloud.com box.com imgur.com ibb.co instagram.com facebook.com linkedin.com youtube.com youtu.be ' +
    'houzz.com houzz.ie archdaily.com dezeen.com behance.net daft.ie gov.uk europa.eu wikipedia.org ie',
);
export const isShortened = (link: Link): boolean => isShortenedHost(link) && !isOrdinary(link);

export const isProgram = ({ path }: Link): boolean =>
  /\.(?:exe|scr|apk|msi|bat|js|vbs|jar|iso)(?:$|[?#])/.test(path);

const cheapEndings = new Set(
  'xyz top click icu buzz site online club win bid loan vip live fun ru su cn tk ml ga cf gq pw cc shop store space website link work life'.split(
    ' ',
  ),
);
export const hasCheapEnding = ({ host }: Link): boolean =>
  cheapEndings.has(host.slice(host.lastIndexOf('.') + 1));

const tradeInAddress =
  /casino|slots|gambl|poker|viagra|cialis|pharm|porn|xxx|sex|dating|escort|crypto|bitcoin|forex|loan|replica|seo|backlink|followers|essay|bonus|invest|profit|money|earn|cash|verify|secure|login|webmail|prize|reward/;
export const namesTrade = ({ host }: Link): boolean => tradeInAddress.test(host);

// URL pattern. All repetitions are bounded, which bounds the cost of a match.
const addressShape =
  /(?:h(?:tt|xx)ps?:\/\/|www\.)[^\s<>"'()[\]]{3,500}|(?<![\p{L}\p{N}@._-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|info|biz|ie|eu|uk|us|io|co|me|ly|ai|app|dev|de|fr|es|pl|pt|br|it|nl|ru|su|cn|xyz|top|click|icu|buzz|site|online|club|win|bid|vip|live|fun|shop|store|space|website|link|gd|at|gy|cc|pw|tk|in|pro|tech|agency|finance|loan|bet|casino|example|test)(?![\p{L}\p{N}-])(?:\/[^\s<>"'()[\]]{0,500})?/gu;
const mailAddress = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}/gu;

export const toLink = (address: string): Link => {
  const bare = address
    .toLowerCase()
    .replace(/^h(?:tt|xx)ps?:\/\//, '')
    .replace(/^www\./, '');
  const end = bare.search(/[/?#:]/);
  const host = end < 0 ? bare : bare.slice(0, end);
  return { host: host.replace(/[.,;!]+$/, ''), path: end < 0 ? '' : bare.slice(end) };
};

/** Strips markup, so that text pasted from an editor is judged like typed text. */
const withoutMarkup = (plain: string): string =>
  plain.replace(/<\/?[a-z!][^<>]{0,300}>/g, ' ').replace(/&(?:nbsp|amp|quot|lt|gt|#\d{1,5});/g, ' ');

const addressesIn = (plain: string): string[] => plain.replace(mailAddress, ' ').match(addressShape) ?? [];

/** Fast path: most texts have no sign of a link or markup. */
const mayHaveLinks = (plain: string): boolean => /[<&@]|\.\S|:\/\//.test(plain);

/** The links of a text, including links in markup, and the text with a mark in place of each link. */
export const takeLinks = (plain: string): { text: string; links: Link[] } => {
  if (!mayHaveLinks(plain)) return { text: plain, links: [] };
  return {
    links: addressesIn(plain).map((address) => toLink(address)),
    text: withoutMarkup(plain).replace(mailAddress, ` ${mailMark} `).replace(addressShape, ` ${linkMark} `),
  };
};

export const hasBulletinBoardLink = (plain: string): boolean =>
  /\[(?:url|link)(?:=|\]\s{0,3}(?:http|www))/.test(plain);
export const hasHtmlLink = (plain: string): boolean =>
  /<a\s{1,20}(?:[^<>\s]{1,100}\s{1,5}){0,5}href/.test(plain);
