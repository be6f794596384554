export { addPages } from './add-pages.ts';
export { readAssets } from './shell/assets.ts';
export { createPageKit } from './shell/page-kit.tsx';
