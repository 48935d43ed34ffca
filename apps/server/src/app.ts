import { Hono } from 'hono'
import type { Deps } from './deps.ts'
import { medicineRoutes } from './medicines/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { prescriptionRoutes } from './prescriptions/routes.ts'
import { apiCors, apiHeaders } from './web/api-headers.ts'
import { createCallLimit } from './web/call-limit.ts'
import type { ApiEnv } from './web/env.ts'
import { mountHealth } from './web/health.ts'
import type { Api } from './web/mount.ts'
import { requestLog } from './web/request-log.ts'
import { mountRoutes, sendProblem } from './web/mount-routes.ts'

/** The whole server as a function of its surroundings: no port, no environment, no clock of its own. */
export const createApp = (deps: Deps): Hono<ApiEnv> => {
  const api: Api = { deps, lookUps: createCallLimit(deps.settings.lookUpsPerMinute), routes: [] }
  medicineRoutes(api)
  prescriptionRoutes(api)
  orderRoutes(api)

  const app = new Hono<ApiEnv>()
  app.onError(sendProblem(deps))
  app.use(requestLog(deps))
  app.use('/api/*', apiHeaders(deps.settings), apiCors(deps.settings))
  mountHealth(app, deps)
  mountRoutes(app, '/api', api.routes)
  return app
}
