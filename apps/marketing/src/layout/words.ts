import { brand } from '@dawadoot/domain/brand/brand'
import { DELIVERY_PROMISE_MINUTES } from '@dawadoot/domain/order/delivery-promise'

/** Words that all pages share. */
export const site = {
  homeLabel: `${brand.name}, home`,
  nav: 'Main',
  menu: 'Menu',
  about: 'About',
  contact: 'Contact',
  orderNow: 'Order Now',
  login: 'Login',
  footer: {
    about: `Medicines from your prescription, checked by a pharmacist, at your door in about ${DELIVERY_PROMISE_MINUTES} minutes.`,
    company: 'Company',
    contact: 'Contact',
    follow: 'Follow',
    hospitals: 'For hospitals',
    franchise: 'Franchise',
    blog: 'Blog',
    chat: 'WhatsApp chat',
    privacy: 'Privacy',
    terms: 'Terms',
    end: `© ${brand.name}`,
  },
  notFound: {
    code: '404',
    title: 'Page Not Found',
    text: "The page you are looking for doesn't exist.",
    home: 'Go to Dashboard',
  },
  start: { title: brand.name, text: 'You are on your way to', link: 'About' },
  claims: {
    title: 'What our numbers rest on',
    basis: (basis: string, day: string) => `${basis}, as of ${day}`,
  },
  checked: 'CHECKED',
  pager: {
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    position: (current: number, count: number) => `${current} of ${count}`,
  },
  rating: (value: number) => `${value} out of 5`,
} as const
