import { endpoints } from '@dawadoot/api/contract/endpoints'
import { uploadForm } from './paper.ts'
import { replyOf } from './reply-of.ts'
import { HOME_INPUT } from './stored.ts'

const MOBILE = HOME_INPUT.user_contact

export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** A person with an address, signed in with a server that is a process of its own. */
export const signInOverTheWire = async (api: string) => {
  await fetch(`${api}/auth/send-otp`, json({ mobile: MOBILE }))
  const outbox = await replyOf(endpoints.readOutbox, await fetch(`${api}/dev/outbox?mobile=${MOBILE}`))
  const otp = outbox.messages[0]?.otp
  const verified = await replyOf(
    endpoints.verifyOtp,
    await fetch(`${api}/auth/verify-otp`, json({ mobile: MOBILE, otp })),
  )
  const authorization = `Bearer ${verified.data.token}`
  const address = await fetch(`${api}/users/add-addresses`, json(HOME_INPUT, { authorization }))
  const addressId = (await replyOf(endpoints.addAddress, address)).data._id

  const upload = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const reply = await fetch(`${api}/prescriptions/upload`, {
      method: 'POST',
      headers: { authorization },
      body: uploadForm(bytes),
    })
    return (await replyOf(endpoints.uploadPrescription, reply)).uploadedData.prescriptionId
  }
  return { authorization, addressId, upload }
}
