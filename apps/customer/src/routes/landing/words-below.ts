import { brand } from '@dawadoot/domain/brand/brand'

/** Words of the landing page after its first view. */
export const below = {
  benefits: {
    label: `Why ${brand.name}`,
    cards: [
      {
        id: 'minutes',
        figure: '10',
        unit: 'min',
        saves: false,
        title: 'Under 10 minutes',
        text: 'From a store near you to your home, or to the bed side inside the hospital.',
      },
      {
        id: 'savings',
        figure: '90%',
        unit: undefined,
        saves: true,
        title: 'Save up to 90%',
        text: 'The price is shown beside MRP for every strip, before you order.',
      },
      {
        id: 'quality',
        figure: '100%',
        unit: undefined,
        saves: false,
        title: 'Premium quality',
        text: 'Sealed, in date, and checked by a registered pharmacist every time.',
      },
    ],
  },
  how: {
    title: 'How it works',
    steps: [
      {
        id: 'upload',
        title: 'Upload Prescription',
        text: 'A photo or a PDF. Even a hurried hand is fine.',
      },
      {
        id: 'verify',
        title: 'Verify Order Details',
        text: 'Every medicine sits beside the line it was read from.',
      },
      {
        id: 'deliver',
        title: 'Order, Get in 10 min',
        text: 'Pay cash on delivery. Follow the order to your door.',
      },
    ],
  },
  about: {
    title: `About ${brand.name}`,
    text: 'Dawa is medicine. Doot is the one who carries it. We started with one question from a hospital corridor: why must the person who is unwell wait in the longest queue?',
  },
  testimonials: {
    title: 'What families say',
    label: 'Testimonials',
    rating: (value: number) => `${value} out of 5`,
  },
  questions: {
    title: 'General Q&A',
    items: [
      {
        id: 'minutes',
        question: `How does ${brand.name} deliver in 10 minutes?`,
        answer:
          'Your order leaves from a store within 5 km of you, and a courier is already there. Ten minutes is our estimate from order to door. If your address is too far away, we say so before you order.',
      },
      {
        id: 'prescription',
        question: 'Do I need a prescription?',
        answer:
          'Yes. Send a photo or a PDF of it, and we make the list from it. You may add other medicines; what needs a prescription waits for our pharmacist.',
      },
      {
        id: 'pharmacist',
        question: 'How do you verify my order?',
        answer:
          'A registered pharmacist compares your cart with the prescription before it leaves the store. If a line is not clear, they call you first.',
      },
      {
        id: 'payment',
        question: 'How do I pay?',
        answer:
          'In cash, when the order arrives. Delivery costs ₹0, and you see the price of every strip beside its MRP before you order.',
      },
      {
        id: 'hospital',
        question: 'Can I order from inside a hospital?',
        answer:
          'Yes. Choose your hospital as the address and say where in it you are. The courier brings the order there.',
      },
      {
        id: 'cancel',
        question: 'Can I cancel or send something back?',
        answer: brand.legal.refund,
      },
    ],
  },
  closing: 'The slip is in your hand. The rest is ours.',
  pager: {
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    position: (current: number, count: number) => `${current} of ${count}`,
  },
} as const
