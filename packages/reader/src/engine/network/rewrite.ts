import type { Constant, Network, Operation } from './network.ts'

/** Finds one's way in a network, and notes what is to stand in the place of what. Nothing is changed until `done`. */
export type Rewriting = {
  readonly operations: readonly Operation[]
  /** The only operation that takes this, if it is of that type. */
  onlyUser(name: string | undefined, type: string): Operation | undefined
  usersOf(name: string | undefined): readonly Operation[]
  producerOf(name: string | undefined): Operation | undefined
  constant(name: string | undefined): Constant | undefined
  /** Where one input is a single constant number: that number, and the other input. */
  withNumber(operation: Operation | undefined): { number: number; other: string } | undefined
  addConstant(constant: Constant): string
  replace(operation: Operation, by: readonly Operation[]): void
  done(): Network
}

export function rewriting(network: Network): Rewriting {
  const constants = new Map(network.constants)
  const replaced = new Map<Operation, readonly Operation[]>()
  const producers = new Map(
    network.operations.flatMap((each) => each.outputs.map((name) => [name, each] as const)),
  )
  const users = new Map<string, Operation[]>()
  for (const operation of network.operations)
    for (const name of operation.inputs) users.set(name, [...(users.get(name) ?? []), operation])
  const usersOf = (name = '') => users.get(name) ?? []
  return {
    operations: network.operations,
    usersOf,
    onlyUser(name, type) {
      const [user, ...others] = usersOf(name)
      return others.length === 0 && user?.type === type ? user : undefined
    },
    producerOf: (name = '') => producers.get(name),
    constant: (name = '') => constants.get(name),
    withNumber(operation) {
      for (const [index, name] of operation?.inputs.entries() ?? []) {
        const [number, ...more] = constants.get(name)?.values ?? []
        const other = operation?.inputs[1 - index]
        if (number !== undefined && more.length === 0 && other !== undefined) return { number, other }
      }
      return undefined
    },
    addConstant(constant) {
      const name = `rewritten.${constants.size}`
      constants.set(name, constant)
      return name
    },
    replace: (operation, by) => void replaced.set(operation, by),
    done: () => ({
      ...network,
      constants,
      operations: network.operations.flatMap((operation) => replaced.get(operation) ?? [operation]),
    }),
  }
}
