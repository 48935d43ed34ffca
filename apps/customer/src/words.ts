import { front } from '@dawadoot/domain/brand/front'

/** What this app alone says on its first view, or where nothing else can be loaded. */
export const words = {
  title: (page: string) => `${page} · ${front.name}`,
  header: {
    home: `${front.name}, home`,
    nav: 'Main',
    menu: 'Menu',
    about: 'About',
    contact: 'Contact',
    orderNow: 'Order Now',
    login: 'Login',
  },
  toasts: 'Notifications',
  loading: 'Loading...',
  notLoaded: {
    title: 'This page could not be loaded',
    text: 'Network Error: Please check your connection',
    retry: 'Retry',
  },
  crash: {
    title: 'Unexpected Application Error!',
    reload: 'Reload the page',
  },
  sessionEnded: 'Your session has ended. Please log in again.',
} as const
