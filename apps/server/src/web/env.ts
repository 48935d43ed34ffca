/** What a request carries through the app. */
export type ApiEnv = { Variables: { requestId: string; route: string } }
