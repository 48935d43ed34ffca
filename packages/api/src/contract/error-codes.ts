/**
 * Every way a call can be refused, with its HTTP status. Codes are for programs and never change their meaning;
 * `message` in the reply is for people.
 */
export const ERROR_STATUS = {
  body_malformed: 400,
  idempotency_key_missing: 400,
  multipart_malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  kiosk_not_enrolled: 403,
  not_found: 404,
  method_not_allowed: 405,
  prescription_not_ready: 409,
  price_changed: 409,
  out_of_stock: 409,
  order_final: 409,
  order_move_refused: 409,
  order_not_verified: 409,
  order_open_for_prescription: 409,
  orders_open: 409,
  request_in_progress: 409,
  body_too_large: 413,
  file_too_large: 413,
  media_type_unsupported: 415,
  file_type_unsupported: 415,
  file_missing: 422,
  file_empty: 422,
  file_too_many_pages: 422,
  file_too_many_pixels: 422,
  file_damaged: 422,
  file_encrypted: 422,
  idempotency_key_reused: 422,
  input_invalid: 422,
  medicine_not_sold: 422,
  no_warehouse: 422,
  otp_wrong: 422,
  staff_code_wrong: 422,
  otp_expired: 422,
  pharmacist_unknown: 422,
  otp_dead: 429,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS
export const ERROR_CODES = Object.keys(ERROR_STATUS).filter((code): code is ErrorCode => code in ERROR_STATUS)
