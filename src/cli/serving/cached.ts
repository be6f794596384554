/** What the build makes one script of, which the program and the threads that serve both load. */
export { serve } from './serve.ts';
export { serveInThread } from './serve-in-thread.ts';
