import { brand } from '@dawadoot/domain/brand/brand'
import { expect, type APIRequestContext } from '@playwright/test'
import { OPS_TOKEN } from './places.ts'

/** What the staff record: a status, or the registered pharmacist's word. */
export const recordEvent = async (
  request: APIRequestContext,
  orderId: string,
  event: { status: string },
): Promise<void> => {
  const data =
    event.status === 'verified'
      ? { status: 'verified', pharmacist: brand.legal.pharmacist.value.registration }
      : event
  const reply = await request.post(`/api/ops/orders/${orderId}/events`, {
    data,
    headers: { authorization: `Bearer ${OPS_TOKEN}` },
  })
  expect(reply.status(), await reply.text()).toBe(200)
}
