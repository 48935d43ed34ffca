import { MAPS_KEY, OPS_TOKEN } from './places.ts'

/** What the journeys' servers are started with: the demonstration, as `npm start` shows it, on data of their own. */
export const serverSettings = (at: { port: number; dataDir: string; databaseUrl?: string }) => ({
  PORT: String(at.port),
  DATA_DIR: at.dataDir,
  DATABASE_URL: at.databaseUrl ?? '',
  DEMO: '1',
  OPS_TOKEN,
  // Pages may ask the place search; only the build of `map-search.spec.ts` has a key to do so.
  VITE_MAPS_KEY: MAPS_KEY,
  // Every journey comes from one address.
  OTP_PER_CLIENT_QUARTER_HOUR: '100000',
  OTP_PER_CLIENT_DAY: '100000',
})
