import { defineConfig } from 'vite';

/** One build for the program: our own code in a few files, packages left to node_modules. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node24',
    sourcemap: true,
    emptyOutDir: true,
  },
});
