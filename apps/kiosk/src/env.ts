/** Absolute, with the /api prefix; without the setting it is this origin's own. */
export const apiUrl = (): string =>
  import.meta.env.VITE_API_URL?.replace(/\/+$/, '') || `${window.location.origin}/api`
