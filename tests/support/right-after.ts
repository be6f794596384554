type Method = (...args: unknown[]) => Promise<unknown>;

/** Runs `act` once, after the next call of a store method has resolved and before its caller continues. */
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

/** A barrier: calls of a method return only once `count` of them have their results. */
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
