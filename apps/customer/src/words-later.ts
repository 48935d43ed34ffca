import { brand } from '@dawadoot/domain/brand/brand'

/** What this app alone says on what loads after its first view. */
export const laterWords = {
  account: {
    label: (name: string) => `Account menu, ${name}`,
    orders: 'Orders',
    whatsapp: 'Whatsapp',
    profile: 'Profile',
    logout: 'Logout',
  },
  offline: 'You are offline. What you have typed is kept, and we go on when the connection is back.',
  footer: {
    about: 'Medicines from your prescription, checked by a pharmacist, at your door in about 10 minutes.',
    company: 'Company',
    aboutLink: 'About',
    hospitals: 'For hospitals',
    franchise: 'Franchise',
    blog: 'Blog',
    contact: 'Contact',
    whatsapp: 'WhatsApp chat',
    follow: 'Follow',
    legal: 'Legal',
    privacy: 'Privacy',
    terms: 'Terms',
    notice: 'How we use your data',
    copyright: (year: number) => `© ${year} ${brand.name}`,
    pharmacist: 'Pharmacist',
    grievance: 'Grievance officer',
  },
  profile: {
    documentTitle: 'Profile',
    tabsLabel: 'Profile',
    tabs: { personal: 'Personal Info', orders: 'Orders', addresses: 'Addresses', privacy: 'Privacy' },
    titles: {
      personal: 'Personal Info',
      orders: 'Past Orders',
      addresses: 'Addresses',
      privacy: 'Privacy',
    },
    onTheWay: (minutes: number) => `Order on the way, expected delivery ${minutes} mins`,
    track: 'Track order',
  },
  result: { documentTitle: 'Your medicines' },
  order: { documentTitle: 'Your order' },
  notice: {
    title: 'How we use your data',
    lead: `You agree to this when you ask for a code and when you send us a prescription. You can take it back at any time.`,
    sections: [
      {
        title: 'What we keep',
        text: 'Your mobile number, your name and the addresses you save. The prescription you send, what we read from it, and your orders.',
      },
      {
        title: 'What it is for',
        text: 'To sign you in, to read your prescription, to let a registered pharmacist check it, and to bring your order to you. Nothing is sold and nothing is used for advertising.',
      },
      {
        title: 'Who sees it',
        text: 'The pharmacist who checks your order, the courier who brings it (name, number and address only), and the law where it asks. The reading is done by our own program on our own server.',
      },
      {
        title: 'How long',
        text: 'A pharmacy must keep prescriptions and bills for the time that the law sets. The rest goes when you ask for it.',
      },
      {
        title: 'How to take it back',
        text: `Open your profile and choose Privacy: there you withdraw a consent, take your data along or delete it. Or write to ${brand.legal.grievance.value.email} from the address in your profile, or call ${brand.phone.value.display}. We delete your data and say so.`,
      },
    ],
    version: (version: string) => `Version ${version}`,
  },
  notFound: {
    code: '404',
    title: 'Page Not Found',
    text: "The page you are looking for doesn't exist.",
    home: 'Go to Dashboard',
  },
} as const
