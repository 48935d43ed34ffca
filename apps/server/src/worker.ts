import { startFast } from './fast-start.ts'

startFast()
await import('./work.ts')
