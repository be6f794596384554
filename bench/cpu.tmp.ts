import { caseNamed } from './speed/cases.ts';
import { startLintel, startOthers, stop, stopAll } from './speed/contenders.ts';
import { answerOf, load } from './speed/measure.ts';
import { cpuMsOf } from './support/processor.ts';
const each = caseNamed(process.argv[2] ?? 'estimate, 1 door');
const only = (process.argv[3] ?? 'lintel,bare').split(',');
const lintel = await startLintel({ ...(process.env['PLAIN'] && { PLAIN: '1' }), ...(process.env['HIJACK'] && { HIJACK: '1' }) });
const { etag, ...answer } = await answerOf(each, lintel);
const others = await startOthers(each, answer);
const all = [lintel, ...others].filter(({ name }) => only.includes(name));
for (const c of all) await load(each, c, { seconds: 4, etag });
for (let round = 0; round < 3; round += 1)
  for (const c of all) {
    const before = cpuMsOf(c.process.pid);
    const { perSecond } = await load(each, c, { seconds: 3, etag });
    const used = cpuMsOf(c.process.pid) - before;
    console.log(c.name, ((used * 1000) / (perSecond * 3)).toFixed(1), 'us cpu', perSecond.toFixed(0), '/s');
  }
for (const c of all) await stop(c);
stopAll();
