interface ImportMetaEnv {
  readonly VITE_CUSTOMER_ORIGIN?: string
  readonly VITE_MARKETING_ORIGIN?: string
  readonly VITE_PARTNER_WHATSAPP?: string
}
