export const sessionWords = {
  promptTitle: 'Please log in',
  promptText: 'This page is yours alone. Log in with your mobile number to see it.',
  login: 'Login',
  loggedOut: 'Logged out successfully!',
  ended: 'Your session has ended. Please log in again.',
} as const
