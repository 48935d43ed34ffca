import { brand, partnerTerms, statistics } from '@dawadoot/domain/brand/brand'
import { DELIVERY_PROMISE_MINUTES } from '@dawadoot/domain/order/delivery-promise'

const [{ value: income }, { value: share }] = statistics.franchise
const cities = `${brand.cities.slice(0, -1).join(', ')} and ${brand.cities.at(-1)}`

/** Words of the franchise page. Specification, second document, section 2. */
export const franchise = {
  head: {
    title: 'Franchise',
    description: `Run a pharmacy that brings medicines in ${DELIVERY_PROMISE_MINUTES} minutes: a guaranteed minimum income and ${share} revenue share.`,
    picture: 'A small pharmacy with a courier on a scooter beside it',
  },
  title: 'Own the last ten minutes of every prescription',
  lead: `Run a Dawadoot store in your neighbourhood. We bring the orders, the software and the riders. You bring ${partnerTerms.space.text} and a good name.`,
  reply: `A reply ${partnerTerms.callback.text}`,
  apply: 'Apply Now',
  seeEarnings: 'See earnings',
  numbers: 'At a glance',
  about: {
    title: 'What you would be running',
    lead: 'A small store that fills prescriptions from homes and hospitals around it.',
    cards: [
      {
        title: 'A store, not a counter',
        text: `${partnerTerms.space.text}, shelves that we plan with you, and no queue: orders come through the app and the kiosks.`,
      },
      {
        title: 'Orders come to you',
        text: 'Prescriptions are read and priced before they reach you. You pack, the pharmacist checks, the rider leaves.',
      },
      {
        title: 'Ten minutes around you',
        text: `You serve the five kilometres around your door, with ${partnerTerms.onTime.text}.`,
      },
    ],
  },
  benefits: {
    title: 'Six reasons to join',
    cards: [
      {
        id: 'income',
        title: 'Guaranteed income',
        text: `At least ${income} in every month, also in a slow one.`,
      },
      {
        id: 'royalty',
        title: 'No ongoing royalty',
        text: `You keep your ${share} share. We take no fee from it.`,
      },
      {
        id: 'setup',
        title: `Open in ${partnerTerms.setup.text}`,
        text: 'Licence papers, shelves, software and training, one after the other.',
      },
      {
        id: 'demand',
        title: 'Demand on day one',
        text: 'Hospitals, kiosks and homes around you already order with us.',
      },
      {
        id: 'technology',
        title: 'The software is done',
        text: 'Reading, stock, billing and riders in one screen. Nothing to buy.',
      },
      {
        id: 'support',
        title: '24/7 support',
        text: 'When a rider falls ill at night, somebody answers the phone.',
      },
    ],
  },
  calculator: {
    title: 'What could your store earn?',
    lead: 'Move the two sliders. The result is an estimate, and the working is shown.',
    sales: 'Daily sales count',
    value: 'Average order value',
    calculate: 'Calculate Earnings',
    reset: 'Reset',
    waiting: 'Press Calculate Earnings to see what this would come to.',
    result: 'Your estimated monthly earning',
    daily: 'Daily',
    yearly: 'Yearly',
    working: (sales: number, value: string, daily: string) =>
      `${sales} sales × ${value} × 0.03 = ${daily} a day.`,
    days: (minimum: string) =>
      `Month: 30 days. Year: 365 days. In a month below ${minimum}, the guaranteed minimum applies.`,
    chart: (value: string, sales: number, monthly: string, minimum: string) =>
      `Monthly earning by daily sales at ${value} a bill. ${sales} sales give ${monthly}. The guaranteed minimum is ${minimum}.`,
    axis: 'sales a day',
    you: 'You',
    minimum: (amount: string) => `Guaranteed minimum ${amount}`,
    facts: [partnerTerms.onTime.text, '24/7 support for your store'],
  },
  voices: { title: 'What partners say', label: 'Partner testimonials' },
  questions: {
    title: 'Questions partners ask',
    items: [
      {
        id: 'invest',
        question: 'How much do I invest?',
        answer: `${partnerTerms.investment.text}, depending on the place: shelves, a refrigerator, the first stock and the licence.`,
      },
      {
        id: 'income',
        question: 'What does the guaranteed minimum mean?',
        answer: `If your share in a month comes to less than ${income}, we pay the difference.`,
      },
      {
        id: 'share',
        question: 'How is my share counted?',
        answer: `${share} of the value of the orders that your store fills, paid every month with a statement.`,
      },
      { id: 'royalty', question: 'Is there a royalty?', answer: 'No. There is no ongoing royalty.' },
      {
        id: 'space',
        question: 'What kind of place do I need?',
        answer: `${partnerTerms.space.text} on a road that a scooter can reach, with power and a network connection.`,
      },
      {
        id: 'time',
        question: 'How long does the setup take?',
        answer: `${partnerTerms.setup.text} from the signed agreement, most of it for the licence.`,
      },
      {
        id: 'licence',
        question: 'Do I need a drug licence and a pharmacist?',
        answer: 'Yes, both. We help with the papers and with finding a registered pharmacist.',
      },
      {
        id: 'experience',
        question: 'I have never run a pharmacy. Can I apply?',
        answer: 'Yes. Training is part of the setup, and the pharmacist answers for the medicines.',
      },
      {
        id: 'riders',
        question: 'Who employs the riders?',
        answer: 'We do. They start from your store and are on our roster.',
      },
      {
        id: 'cities',
        question: 'Where can I open a store?',
        answer: `In ${cities}. Ask us about other cities.`,
      },
    ],
  },
  form: {
    title: 'Apply for a franchise',
    lead: `Tell us who you are and where. We reply ${partnerTerms.callback.text}.`,
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    interested: 'Interested',
    yes: 'Yes',
    no: 'No',
    message: 'Message',
    send: 'Submit Inquiry',
  },
} as const
