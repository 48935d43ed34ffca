/** The three origins of one port on this machine, as the apps are built with them. */
export const originsOf = (port) => ({
  VITE_CUSTOMER_ORIGIN: `http://localhost:${port}`,
  VITE_KIOSK_ORIGIN: `http://kiosk.localhost:${port}`,
  VITE_MARKETING_ORIGIN: `http://marketing.localhost:${port}`,
})
