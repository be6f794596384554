import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Environment of the build whose script and style go into one page. */
const environment = 'app';
const page = 'src/web/configurator/app/page.html';
const [stylePlace, scriptPlace] = ['/* style */', '/* script */'];

/** Writes script and style into one page without requests, for frames that may make none. */
export function onePage(): Plugin {
  return {
    name: 'lintel:one-page',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    buildStart() {
      this.addWatchFile(page);
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      const styles = files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      );
      const [script] = scripts;
      const [style] = styles;
      if (script === undefined || style === undefined || files.length !== 2)
        throw new Error(`One script and one style make the page, not ${Object.keys(bundle).join(', ')}`);
      for (const name of Object.keys(bundle)) Reflect.deleteProperty(bundle, name);
      const source = readFileSync(page, 'utf8')
        .replace(stylePlace, () => style.trim())
        // Ends of elements in string literals would end the script.
        .replace(scriptPlace, () => script.trim().replaceAll('</script', '<\\/script'));
      this.emitFile({ type: 'asset', fileName: 'configurator.html', source });
    },
  };
}
