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
    unreachable: 'Network Error: Please check your connection',
    outdated: `${front.name} has been updated. Please reload the page: your cart and what you have typed are kept.`,
    retry: 'Retry',
  },
  crash: {
    title: 'Unexpected Application Error!',
    reload: 'Reload the page',
  },
  updated: `${front.name} has been updated. Your cart and what you have typed are kept.`,
  sessionEnded: 'Your session has ended. Please log in again.',
} as const
