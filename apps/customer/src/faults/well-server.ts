import { addAddress, deleteAddress, updateAddress } from '@dawadoot/api/contract/addresses'
import { completeProfile, logout, refresh, sendOtp, verifyOtp } from '@dawadoot/api/contract/auth'
import { hospitalAutocomplete } from '@dawadoot/api/contract/hospitals'
import { cancelOrder, createOrder, getOrder, getOrderHistory } from '@dawadoot/api/contract/orders'
import { lookUpPincode } from '@dawadoot/api/contract/pincodes'
import { uploadPrescription } from '@dawadoot/api/contract/prescriptions'
import { deleteMyData, getMyData, withdrawConsent } from '@dawadoot/api/contract/personal-data'
import { revokeSession, revokeSessions } from '@dawadoot/api/contract/sessions'
import { getProfile, updateProfile } from '@dawadoot/api/contract/users'
import { wireAddress, wireOrder, wireProfile, wireSummary, wireUser } from '@dawadoot/api/testing/builders'
import { answer, reply } from '@dawadoot/api/testing/reply'
import { elsewhere } from '@dawadoot/ordering/testing/faulty-network'
import { consentsThere, devicesThere } from '@dawadoot/ordering/testing/sample-privacy'
import { clearResult, readPrescription } from '@dawadoot/ordering/testing/sample-prescription'

export const PLACE_SEARCH = 'https://places.googleapis.com/v1/places:autocomplete'
const CANCELLED_AT = '2026-11-27T10:05:00.000Z'
const ward = wireAddress({ _id: 'a2', name: 'City Hospital', deliveryType: 'hospital', isDefault: false })

/** Every call of a customer's way, answered well; what was done stays done. `newcomer`: has no name yet. */
export const wellServer = ({ newcomer = false }: { newcomer?: boolean } = {}) => {
  let addresses = [wireAddress(), ward]
  let status: 'confirmed' | 'cancelled' = 'confirmed'
  return [
    reply(sendOtp, { success: true, message: 'sent', resendAfter: 30 }),
    reply(verifyOtp, { data: { token: 't1', user: wireUser(newcomer ? { name: '', email: '' } : {}) } }),
    reply(completeProfile, { data: { user: wireUser() } }),
    reply(refresh, { data: { token: 't2', user: wireUser() } }),
    reply(logout, { success: true, message: 'bye' }),
    answer(getProfile, () => Response.json({ data: { user: wireProfile({ addresses }) } })),
    reply(updateProfile, { data: { user: wireProfile({ name: 'Asha R. Rao' }) } }),
    devicesThere,
    consentsThere,
    reply(revokeSession, { message: 'That session has ended.' }),
    reply(revokeSessions, { message: 'You are signed out everywhere.' }),
    reply(withdrawConsent, { message: 'Your consent has been withdrawn.' }),
    reply(deleteMyData, { message: 'Your data has been deleted.' }),
    reply(getMyData, {
      data: {
        exportedAt: CANCELLED_AT,
        profile: { ...wireProfile(), createdAt: CANCELLED_AT },
        consents: [],
        addresses: [],
        prescriptions: [],
        orders: [],
        sessions: [],
      },
    }),
    reply(addAddress, { data: wireAddress({ _id: 'a9', name: 'Office', isDefault: false }) }),
    reply(updateAddress, { data: wireAddress({ name: 'Our home' }) }),
    answer(deleteAddress, ({ url }) => {
      addresses = addresses.filter(({ _id }) => !url.endsWith(`/${_id}`))
      return Response.json({ success: true, message: 'gone' })
    }),
    reply(hospitalAutocomplete, {
      data: [
        {
          hospitalId: 'h1',
          name: 'Lok Nayak Hospital',
          address: 'Jawaharlal Nehru Marg',
          city: 'New Delhi',
          district: 'Central Delhi',
          state: 'Delhi',
          pincode: '110002',
          geolocation: { latitude: 28.64, longitude: 77.24 },
        },
      ],
    }),
    reply(lookUpPincode, [
      { Status: 'Success', PostOffice: [{ District: 'New Delhi', State: 'Delhi', Country: 'India' }] },
    ]),
    reply(uploadPrescription, { uploadedData: { prescriptionId: 'p1' }, message: 'Taken in' }),
    answer(getOrderHistory, () =>
      Response.json({
        data: {
          orders: [wireSummary({ status, deliveredDate: status === 'cancelled' ? CANCELLED_AT : null })],
        },
      }),
    ),
    answer(getOrder, () => Response.json({ data: wireOrder({ orderStatus: status }) })),
    answer(cancelOrder, () => {
      status = 'cancelled'
      return Response.json({ data: { orderId: 'o1', status, cancelledAt: CANCELLED_AT } })
    }),
    reply(createOrder, { orderId: 'o1' }),
    elsewhere(PLACE_SEARCH, {
      suggestions: [
        { placePrediction: { placeId: 'g1', structuredFormat: { mainText: { text: 'Janpath' } } } },
      ],
    }),
    ...readPrescription(clearResult()),
  ]
}
