export { addPages } from './add-pages.ts';
export { readAssets } from './shell/assets.ts';
export { pageKit } from './shell/page-kit.tsx';
