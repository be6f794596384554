type Method = (...args: unknown[]) => Promise<unknown>;

/** Does something once: when a method of a store has answered, and before whoever asked it can go on. */
export function rightAfter<Methods extends object>(
  methods: Methods,
  name: keyof Methods & string,
  act: () => Promise<unknown>,
): void {
  const real = methods[name] as Method;
  const replace = (method: Method) => Object.assign(methods, { [name]: method });
  replace(async (...args) => {
    replace(real);
    const answer = await real(...args);
    await act();
    return answer;
  });
}
