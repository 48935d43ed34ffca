/** Every address of this app. */
export const paths = {
  login: '/kiosk',
  home: '/kiosk/home',
  order: '/kiosk/order',
  profile: '/kiosk/profile',
} as const

/** A page load of any other address than the home ends the session. Specification, section 4, Kiosk. */
export const keepsSession = (pathname: string): boolean => pathname.replace(/\/+$/, '') === paths.home
