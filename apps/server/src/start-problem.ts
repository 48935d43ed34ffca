/** Why the server cannot start, in one line for the person who started it. It carries no stack into the terminal. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
