export const profileWords = {
  loadFailed: 'Something went wrong',
} as const
