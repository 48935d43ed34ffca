import { brand, partnerTerms } from '@dawadoot/domain/brand/brand'
import { DELIVERY_PROMISE_MINUTES } from '@dawadoot/domain/order/delivery-promise'

const CALLBACK = `A callback ${partnerTerms.callback.text}`

/** Words of the page for hospitals. Specification, second document, section 2. */
export const hospital = {
  head: {
    title: 'For hospitals',
    description:
      'A medicine kiosk in your corridors: no queue for patients, a share of the revenue for the hospital.',
    picture: 'A person holds a prescription in front of a kiosk',
  },
  badge: `Live in ${partnerTerms.goLive.text}`,
  callback: CALLBACK,
  title: 'A pharmacy counter in every corridor',
  lead: 'A Dawadoot kiosk reads the prescription where it was written and brings the medicines to the bed. Your hospital shares the revenue and loses the queue.',
  partner: 'Partner with us',
  estimate: 'Estimate revenue',
  numbers: 'Our network in numbers',
  promises: {
    title: 'Six promises',
    lead: 'What your hospital gets, and what we answer for.',
    items: [
      { title: 'No queue', text: 'Patients and families order at the kiosk and stay where they are needed.' },
      {
        title: 'To the bed',
        text: `Medicines come to the ward, the gate or the clinic within ${DELIVERY_PROMISE_MINUTES} minutes.`,
      },
      { title: 'Checked', text: 'A registered pharmacist verifies every order before it leaves the store.' },
      {
        title: 'A fair price',
        text: `MRP and our price stand side by side, with ${brand.offerLine.toLowerCase()}.`,
      },
      {
        title: 'A share',
        text: 'A part of the profit of every order goes to the hospital, with a statement each month.',
      },
      {
        title: 'Nothing to run',
        text: 'We bring, connect, stock and maintain the kiosk. You give it a corner and a socket.',
      },
    ],
  },
  values: {
    title: 'How we work with you',
    lead: 'Three values, and a playbook that has been walked before.',
    items: [
      { title: 'The patient first', text: 'We sell what the doctor wrote, or ask. We never push a brand.' },
      {
        title: 'Open numbers',
        text: 'Orders, returns and your share are in one statement that your accounts can check.',
      },
      { title: 'One person to call', text: 'A named coordinator for your hospital, day and night.' },
    ],
    playbook: [
      { title: 'Visit', text: 'We walk the corridors with you and choose the places.' },
      { title: 'Agree', text: 'Share, hours and responsibilities on two pages.' },
      { title: 'Install', text: 'Kiosks arrive, are connected and tested with your staff.' },
      { title: 'Go live', text: `First orders ${partnerTerms.goLive.text} after the agreement.` },
    ],
  },
  benefits: {
    title: 'Why a kiosk',
    slides: [
      {
        id: 'patients',
        title: 'For patients: one place less to stand in line',
        text: 'The kiosk speaks plainly, reads the slip, shows the price, and sends the medicines to the bed.',
      },
      {
        id: 'staff',
        title: 'For staff: fewer questions at the counter',
        text: 'Nobody has to explain the way to the pharmacy. Nurses see the order arrive, sealed and labelled.',
      },
      {
        id: 'management',
        title: 'For management: income without stock',
        text: 'No inventory, no expiry, no new payroll. A share of the profit, every month.',
      },
    ],
  },
  calculator: {
    title: 'What would the kiosk bring your hospital?',
    lead: 'Change any number. The result is an estimate, and the working is shown.',
    fields: {
      totalPatientsPerDay: 'Total patients per day',
      avgOrderValue: 'Average order value',
      revenueSharePercent: 'Revenue share',
      operatingDaysPerMonth: 'Operating days per month',
    },
    problems: {
      empty: () => 'Enter a number',
      not_a_number: () => 'Digits and one dot only',
      out_of_bounds: (min: string, max: string) => `From ${min} to ${max}`,
    },
    result: 'Your hospital’s estimated share, per month',
    gross: 'Gross medicine sales',
    grossWorking: (patients: string, value: string, days: string) =>
      `${patients} patients × ${value} × ${days} days`,
    profit: 'Profit',
    profitWorking: (percent: number) => `${percent}% of gross`,
    share: 'Your share',
    shareWorking: (percent: string) => `${percent}% of profit`,
    chart: 'From gross sales to your share',
    facts: [`Go-live in ${partnerTerms.goLive.text}`, CALLBACK, 'Every order verified by a pharmacist'],
  },
  voices: { title: 'What hospitals say', label: 'Testimonials' },
  questions: {
    title: 'Questions hospitals ask',
    items: [
      {
        id: 'cost',
        question: 'What does a kiosk cost the hospital?',
        answer:
          'Nothing. We bring, install and maintain it. The hospital gives the place, power and a network connection.',
      },
      {
        id: 'time',
        question: 'How long until we go live?',
        answer: `${partnerTerms.goLive.text} from the signed agreement, depending on how many places you choose.`,
      },
      {
        id: 'pharmacy',
        question: 'We have a pharmacy of our own. Does this compete with it?',
        answer:
          'It can work beside it or with it: your pharmacy can fill the orders, and the kiosk takes the queue.',
      },
      {
        id: 'safety',
        question: 'Who answers for the medicines?',
        answer:
          'The licensed store that sells them, with its registered pharmacist, who verifies every order by name.',
      },
    ],
  },
  form: {
    title: 'Tell us about your hospital',
    lead: `We call back ${partnerTerms.callback.text}.`,
    hospitalName: 'Hospital name',
    contactPerson: 'Contact person',
    phone: 'Phone',
    email: 'Email',
    city: 'City',
    floors: 'Floors',
    notes: 'Notes',
    send: 'Send on WhatsApp',
  },
  promise: {
    title: 'Our promise',
    text: `Live in ${partnerTerms.goLive.text}, a callback ${partnerTerms.callback.text}, and a pharmacist behind every order.`,
  },
} as const
