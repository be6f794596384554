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

/** Lets nobody go on from a method of a store before so many have its answer. */
export function meetAfter<Methods extends object>(
  methods: Methods,
  name: keyof Methods & string,
  count: number,
): void {
  const real = methods[name] as Method;
  const all = Promise.withResolvers<undefined>();
  let answered = 0;
  const waiting: Method = async (...args) => {
    const answer = await real(...args);
    answered += 1;
    if (answered >= count) all.resolve(undefined);
    await all.promise;
    return answer;
  };
  Object.assign(methods, { [name]: waiting });
}
