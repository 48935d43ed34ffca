import { DELIVERY_PROMISE_MINUTES } from '@dawadoot/domain/order/delivery-promise'

/** Words of the About page. Specification, second document, section 2. */
export const about = {
  head: {
    title: 'About',
    description: 'Who carries your medicines, how every order is checked, and how to become our partner.',
    picture: 'A line runs from the doctor’s handwriting past a courier to a door',
  },
  title: 'Dawa is medicine. Doot is the one who carries it.',
  lead: 'Every prescription begins as a line of ink. We make sure that line reaches the right strip, the right hands and the right door.',
  numbers: 'In numbers',
  story: {
    title: 'Our story',
    paragraphs: [
      'It began with a question in a hospital corridor: why must the person who is unwell stand in the longest queue?',
      'A family runs between the ward and the counter with a slip nobody can read. The strip they need is in stock, five minutes away, and nobody tells them. So we built the missing piece: something that reads the slip, a pharmacist who checks it, and a rider who knows the way to the bed.',
      'Today the same line of ink can be sent from a phone at home or from a kiosk in the corridor. It always ends at a door.',
    ],
  },
  mission: {
    title: 'Our mission',
    text: `The right medicine, checked by a pharmacist, in the right hands within ${DELIVERY_PROMISE_MINUTES} minutes, at a price that is shown before you order.`,
  },
  vision: {
    title: 'Our vision',
    text: 'A country in which nobody who is unwell has to wait in a queue, and nobody has to guess what the doctor wrote.',
  },
  values: {
    title: 'What we hold on to',
    items: [
      {
        title: 'Show the paper',
        text: 'Every medicine stands beside the line it was read from. You can check us, and you should.',
      },
      {
        title: 'A pharmacist, every time',
        text: 'No order leaves the store before a registered pharmacist has seen it. Speed never skips that step.',
      },
      {
        title: 'Say the price first',
        text: 'MRP, our price and what you save are shown for every strip. Nothing changes without asking you.',
      },
    ],
  },
  partner: {
    title: 'Carry it with us',
    lead: 'Two ways to work with us: open a store in your neighbourhood, or put a kiosk in your hospital.',
    franchise: 'Purchase a franchise',
    hospital: 'Onboard your hospital',
  },
} as const
