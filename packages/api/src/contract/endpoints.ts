import { addAddress, deleteAddress, updateAddress } from './addresses.ts'
import { completeProfile, logout, refresh, sendOtp, verifyOtp } from './auth.ts'
import { hospitalAutocomplete } from './hospitals.ts'
import { enrolKiosk, getKiosk, getKioskStatus } from './kiosk.ts'
import { searchMedicines } from './medicines.ts'
import { readOutbox, recordOrderEvent } from './operations.ts'
import { cancelOrder, createOrder, getOrder, getOrderHistory } from './orders.ts'
import { lookUpPincode } from './pincodes.ts'
import { deleteMyData, getMyData, listConsents, withdrawConsent } from './personal-data.ts'
import { getPage, getResult, streamPrescription, uploadPrescription } from './prescriptions.ts'
import { listSessions, revokeSession, revokeSessions } from './sessions.ts'
import { getProfile, updateProfile } from './users.ts'

/** Every call there is, by its operation id: the server must mount each, the reference page shows each. */
export const endpoints = {
  sendOtp,
  verifyOtp,
  logout,
  refresh,
  completeProfile,
  listSessions,
  revokeSession,
  revokeSessions,
  getProfile,
  updateProfile,
  getMyData,
  deleteMyData,
  listConsents,
  withdrawConsent,
  addAddress,
  updateAddress,
  deleteAddress,
  hospitalAutocomplete,
  lookUpPincode,
  uploadPrescription,
  streamPrescription,
  getResult,
  getPage,
  searchMedicines,
  createOrder,
  getOrder,
  getOrderHistory,
  cancelOrder,
  getKiosk,
  enrolKiosk,
  getKioskStatus,
  recordOrderEvent,
  readOutbox,
} as const
export type OperationId = keyof typeof endpoints
