/** The notice a person agrees to at Send OTP and at upload. Raise the version when its meaning changes. */
export const CONSENT_VERSION = '2026-11'
export const CONSENT_PURPOSES = ['sign_in', 'prescription'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** `givenAt` is ISO 8601. */
export type Consent = { purpose: ConsentPurpose; version: string; givenAt: string }
