import { endpoints } from '@dawadoot/api/contract/endpoints'
import { type Api, mount } from '../web/mount.ts'

/** Reading a code without a phone: only with the console gateway, never in production. */
export const outboxRoutes = (api: Api): void => {
  const { sms } = api.deps

  mount(api, endpoints.readOutbox, async ({ query }) => ({
    messages: (sms.outbox?.(query.mobile) ?? []).map(({ mobile, text, otp, sentAt }) => ({
      mobile,
      text,
      otp,
      sentAt: sentAt.toISOString(),
    })),
  }))
}
