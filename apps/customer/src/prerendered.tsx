export { App } from './app.tsx'
export { headOf } from './routes/landing/head.ts'
