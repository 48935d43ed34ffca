type Answers<Sent extends readonly unknown[]> = { -readonly [At in keyof Sent]: Awaited<Sent[At]> }

/**
 * The answers to statements of one transaction that are on their way together, in the order they were sent. When one
 * fails, all behind it fail as well, only for being in a transaction that has failed: what counts is the first one in
 * order, whichever failure is heard of first.
 */
export const answersInOrder = async <const Sent extends readonly Promise<unknown>[]>(
  ...sent: Sent
): Promise<Answers<Sent>> => {
  await Promise.allSettled(sent)
  // All are settled: now the first that failed is the first that is met.
  return Promise.all(sent)
}
