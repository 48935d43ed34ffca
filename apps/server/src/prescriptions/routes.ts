import { endpoints } from '@dawadoot/api/contract/endpoints'
import { type Api, mount } from '../web/mount.ts'
import { createPrescriptionNews } from './news.ts'
import { createOpenStreams } from './open-streams.ts'
import { readResult } from './read-result.ts'
import { receiveUpload } from './receive-upload.ts'
import { sendPage } from './send-page.ts'
import { streamPrescription } from './stream-prescription.ts'

export const prescriptionRoutes = (api: Api): void => {
  const { deps } = api
  const news = createPrescriptionNews(deps.database)
  const streams = createOpenStreams(deps.metrics)

  mount(api, endpoints.uploadPrescription, async ({ session, file, idempotencyKey }) =>
    receiveUpload(api, { userId: session.userId, file, idempotencyKey }),
  )

  mount(api, endpoints.streamPrescription, ({ session, params, request }) => {
    const watcher = { userId: session.userId, sessionId: session.id, prescriptionId: params.id }
    return streamPrescription({ deps, news, streams }, watcher, request.signal)
  })

  mount(api, endpoints.getResult, ({ session, params }) =>
    readResult(deps.database.db, session.userId, params),
  )

  mount(api, endpoints.getPage, ({ session, params }) => sendPage(deps, session.userId, params))
}
