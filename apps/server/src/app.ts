import { Hono } from 'hono'
import { addressRoutes } from './addresses/routes.ts'
import { authRoutes } from './auth/routes.ts'
import type { Deps } from './deps.ts'
import { hospitalRoutes } from './hospitals/routes.ts'
import { personalDataRoutes } from './personal-data/routes.ts'
import { pincodeRoutes } from './pincodes/routes.ts'
import { outboxRoutes } from './sms/routes.ts'
import { userRoutes } from './users/routes.ts'
import { kioskRoutes } from './kiosks/routes.ts'
import { medicineRoutes } from './medicines/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { prescriptionRoutes } from './prescriptions/routes.ts'
import { apiCors, apiHeaders } from './web/api-headers.ts'
import { createCallLimit } from './web/call-limit.ts'
import { createCallsInHand } from './web/calls-in-hand.ts'
import type { ApiEnv } from './web/env.ts'
import { mountHealth } from './web/health.ts'
import { lastAnswers } from './web/last-answers.ts'
import { mountMetrics } from './web/metrics-page.ts'
import type { Api } from './web/mount.ts'
import { mountReference } from './web/reference-page.ts'
import { requestLog } from './web/request-log.ts'
import { mountRoutes, sendProblem } from './web/mount-routes.ts'

/** Every noun mounts its own calls; a test holds the sum against the contract. */
const NOUNS: readonly ((api: Api) => void)[] = [
  authRoutes,
  userRoutes,
  personalDataRoutes,
  addressRoutes,
  hospitalRoutes,
  pincodeRoutes,
  medicineRoutes,
  prescriptionRoutes,
  orderRoutes,
  kioskRoutes,
  outboxRoutes,
]

/** The whole server as a function of its surroundings: no port, no environment, no clock of its own. */
export const createApp = (deps: Deps): Hono<ApiEnv> => {
  const { lookUpsPerMinute, callsInHand } = deps.settings
  const api: Api = {
    deps,
    lookUps: createCallLimit(lookUpsPerMinute),
    inHand: createCallsInHand(callsInHand),
    routes: [],
  }
  for (const mountNoun of NOUNS) mountNoun(api)

  const app = new Hono<ApiEnv>()
  app.onError(sendProblem(deps))
  app.use(requestLog(deps), lastAnswers(deps))
  app.use('/api/*', apiHeaders(deps.settings), apiCors(deps.settings))
  mountHealth(app, deps)
  mountMetrics(app, deps)
  mountReference(app)
  mountRoutes(app, '/api', api.routes)
  return app
}
