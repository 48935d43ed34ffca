/**
 * PostgreSQL stores neither NUL nor half of a surrogate pair. Walks with a list of its own: a body nested a hundred
 * thousand deep would overflow the stack.
 */
export const isStorable = (root: unknown): boolean => {
  const open: unknown[] = [root]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return false
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) open.push(key, inner)
    }
  }
  return true
}
