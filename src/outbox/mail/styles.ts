/**
 * Inline styles, which all mail programs support. Programs that support a style sheet also get dark colours and
 * narrow screens.
 */
const sans = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const light = {
  paper: '#f5f4f1',
  sheet: '#ffffff',
  ink: '#17191c',
  soft: '#565b61',
  line: '#d8d5ce',
  steel: '#1f2327',
  brass: '#7a5214',
  wash: '#f4ecdd',
  fault: '#a3231d',
};

const dark: typeof light = {
  paper: '#121416',
  sheet: '#1a1d20',
  ink: '#edebe7',
  soft: '#a8adb2',
  line: '#33383c',
  steel: '#e9e6e0',
  brass: '#e2b869',
  wash: '#2a251b',
  fault: '#ff9f96',
};

const text = `font-family:${sans};font-size:16px;line-height:1.5;color:${light.ink};overflow-wrap:anywhere;word-break:break-word;`;
const small = `font-family:${sans};font-size:13px;line-height:1.5;color:${light.soft};overflow-wrap:anywhere;word-break:break-word;`;

export const styles = {
  body: `margin:0;padding:0;background:${light.paper};-webkit-text-size-adjust:100%;`,
  hidden: 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0;',
  outer: `width:100%;background:${light.paper};`,
  outerCell: 'padding:24px 12px;',
  sheet: `width:100%;max-width:600px;margin:0 auto;background:${light.sheet};border-top:6px solid ${light.steel};`,
  head: 'padding:22px 32px 0;',
  sender: `margin:0;font-family:${sans};font-size:12px;line-height:1.4;letter-spacing:2px;font-weight:700;text-transform:uppercase;color:${light.ink};overflow-wrap:anywhere;`,
  title: `margin:14px 0 0;font-family:${sans};font-size:26px;line-height:1.25;font-weight:600;color:${light.ink};overflow-wrap:anywhere;`,
  content: 'padding:8px 32px 28px;',
  heading: `margin:30px 0 10px;padding-top:16px;border-top:1px solid ${light.line};font-family:${sans};font-size:18px;line-height:1.3;font-weight:600;color:${light.ink};`,
  paragraph: `margin:12px 0 0;${text}`,
  quiet: `margin:12px 0 0;${small}`,
  notice: `margin:16px 0 0;padding:12px 16px;background:${light.wash};border-left:4px solid ${light.brass};`,
  noticeTitle: `margin:0;${text}font-weight:600;`,
  noticeText: `margin:4px 0 0;${text}font-size:15px;`,
  facts: 'width:100%;margin:8px 0 0;table-layout:fixed;border-collapse:collapse;',
  factName: `width:34%;padding:5px 12px 5px 0;vertical-align:top;text-align:left;font-weight:400;${small}font-size:14px;`,
  factValue: `padding:5px 0;vertical-align:top;${text}font-size:15px;`,
  link: `color:${light.ink};text-decoration:underline;`,
  message: `margin:12px 0 0;padding:4px 0 4px 16px;border-left:3px solid ${light.line};${text}`,
  list: `margin:8px 0 0;padding:0 0 0 22px;${text}`,
  item: 'margin:4px 0 0;',
  plate: `margin:12px 0 0;padding:12px;background:#ffffff;border:1px solid ${light.line};text-align:center;`,
  picture: 'display:block;width:100%;max-width:510px;height:auto;margin:0 auto;border:0;background:#ffffff;',
  doorTitle: `margin:26px 0 0;font-family:${sans};font-size:17px;line-height:1.35;font-weight:600;color:${light.ink};overflow-wrap:anywhere;`,
  doorNumber: `font-size:12px;letter-spacing:1px;text-transform:uppercase;font-weight:700;color:${light.brass};`,
  price: `margin:14px 0 0;font-family:${sans};font-size:22px;line-height:1.3;font-weight:600;color:${light.ink};`,
  priceNote: `font-size:14px;font-weight:400;color:${light.soft};`,
  second: `margin:2px 0 0;${small}font-size:14px;`,
  fault: `margin:10px 0 0;${text}font-size:15px;color:${light.fault};`,
  total: `margin:24px 0 0;padding:14px 0 0;border-top:2px solid ${light.steel};`,
  footer: `padding:18px 32px 26px;border-top:1px solid ${light.line};`,
  footerText: `margin:0 0 6px;${small}font-size:12px;`,
} as const;

/** Dark colours and narrow screens, by class. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .outer-cell { padding: 0 !important; }
  .side { padding-left: 18px !important; padding-right: 18px !important; }
  .title { font-size: 23px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important; }
  .sheet { background: ${dark.sheet} !important; border-color: ${dark.steel} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .line { border-color: ${dark.line} !important; }
  .strong-line { border-color: ${dark.steel} !important; }
  .brass { color: ${dark.brass} !important; }
  .notice { background: ${dark.wash} !important; border-color: ${dark.brass} !important; }
  .fault { color: ${dark.fault} !important; }
}
`;
