/** Absolute, with the /api prefix; without the setting it is this origin's own. */
export const apiUrl = (): string =>
  import.meta.env.VITE_API_URL?.replace(/\/+$/, '') || `${window.location.origin}/api`

/** Which build this is: the first script is named by what is in it, and in all that it may load. */
export const buildName = (): string =>
  /-([\w-]{8})\.js$/.exec(new URL(import.meta.url).pathname)?.[1] ?? 'development'
