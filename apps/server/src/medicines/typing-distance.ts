/**
 * How many slips of the finger lie between what was typed and the beginning of a name: a letter more, a letter less,
 * a wrong one, or two in the wrong order. Both in lower case; 0 is the same.
 */
export const typingDistance = (typed: string, name: string): number => {
  const to = name.slice(0, typed.length + 1)
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const same = typed[i - 1] === to[j - 1]
      const swapped = i > 1 && j > 1 && typed[i - 1] === to[j - 2] && typed[i - 2] === to[j - 1]
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = row
  }
  // A name may go on after what was typed.
  return Math.min(...above)
}
