import type { Rule } from './rule.ts'

/** Cart, orders and tracking. By section. */
export const ORDERS: Readonly<Record<string, readonly Rule[]>> = {
  '2, prescription result': [
    ['both ids come in the address', 'app', '%s opens the result of its prescription for its address (B125)'],
    [
      'or in navigation state, which wins',
      'app',
      'the ids that whoever leads there hands over win over those of the address',
    ],
    ['what cannot be decoded goes home', 'app', '%s goes home'],
    [
      'a loader while it is read',
      'result',
      'the loader moves on its own to 85 and no further, and says what the stream says',
    ],
    [
      'each of the five wordings leads to Service Not Available',
      'result',
      'the wording "%s" means that the service is not available',
    ],
    ['other errors have their heading and Retry', 'result', '%s ends in words and Retry, and Retry recovers'],
    [
      'no medicines: No Prescription Data and the way home',
      'result',
      'a finished reading with no medicines leads to the home page, another photo or a search',
    ],
  ],
  '2, cart review': [
    [
      'a line shows name, unit, composition, MRP, price, discount',
      'cart',
      'shows name, pack, composition, price, MRP, discount and the dosage in words',
    ],
    [
      'its stock, and Replace where there are alternatives',
      'cart',
      'that is out of stock stands at 0, off, and is replaced by a chosen alternative, and undone',
    ],
    ['the name field starts with the user’s', 'cart', 'is that of the user at first, and has to be there'],
    ['the summary counts what can be sent', 'cart', 'counts only what can be sent in the bill'],
    ['Payment method opens the drawer', 'drawer', 'shows where it goes, how it is paid and what it comes to'],
    ['delivery costs ₹0.00', 'drawer', 'shows where it goes, how it is paid and what it comes to'],
  ],
  '2, order screen': [
    [
      'header, tracker, information, items and Cancel',
      'order',
      'shows its header, items, totals, information and who answers for it',
    ],
    [
      'neither header nor Cancel once it has ended',
      'order',
      'that is %s has neither the confirmed header nor Cancel',
    ],
    ['arriving from the cart says thank you', 'order', 'says thank you once, even where effects run twice'],
    ['arriving otherwise does not', 'order', 'by another way says nothing'],
  ],
  '3, fields': [
    [
      'subtotal, total, discount and count',
      'dTotals',
      'subtotal is MRP, total is selling price, each times quantity; the discount is what lies between',
    ],
    ['no discount is below nothing', 'dTotals', 'a price above the MRP gives no negative discount'],
    [
      'the order carries medicines, totals, address, mode, warehouse and prescription',
      'drawer',
      'sends the cart once and goes to the confirmation, in the cart’s place',
    ],
    ['its id is found under three names', 'replies', 'with the id under %s'],
    ['order details under data', 'replies', 'are read from data, with paise inside'],
    [
      'history in events where there is no statusHistory',
      'replies',
      'take the history from events where there is no statusHistory',
    ],
    [
      'alternatives may be ids',
      'replies',
      'resolves alternatives that are ids, and takes the fixed warehouse where none is named',
    ],
    ['ten statuses', 'dStatus', 'an order has one of ten statuses'],
    ['cod and upi', 'dOrder', 'Cash on Delivery is the only active payment mode'],
    [
      'the cart is kept per prescription',
      'cart',
      'quantities, choices, what was left out and the name are as they were',
    ],
    ['a completed reading is kept for the tab', 'result', 'a tab that saw it complete opens no stream again'],
  ],
  '4, processing': [
    [
      'failed stores the reason',
      'result',
      'a reading that failed says why, and offers Retry, another photo and a search',
    ],
    ['or Processing failed', 'result', 'a reading that failed without a reason says Processing failed'],
    [
      'completed closes the stream',
      'stream',
      'each stage is told, and the stream ends once the reading is completed',
    ],
    [
      '600 ms, up to 8 points, up to 85',
      'dLoader',
      'the loader ticks every 600 ms, by up to 8 points, up to 85, and shows success for 2 s',
    ],
    ['scanning, analyzing above 30, completing', 'dLoader', 'at %d percent it is %s'],
    [
      '100 % and two seconds of success',
      'result',
      'completion jumps to 100 % and the cart comes two seconds later',
    ],
  ],
  '4, cart': [
    [
      'every line starts at 1, nothing replaced',
      'dCart',
      'each loaded medicine starts at quantity 1, nothing replaced and nothing confirmed',
    ],
    ['what blocks a line', 'dLine', '%s: blocked by %j'],
    [
      'Replace brings everything of its own',
      'dCart',
      'a replacement brings its own name, pack, composition, price, stock and alternatives',
    ],
    ['a chosen alternative blocks no more', 'dCart', 'once an alternative is chosen, nothing blocks'],
    [
      'Proceed takes blocked lines out after 500 ms',
      'cart',
      'folds what is blocked for 500 ms, takes it out, says what, and gives it back with Undo',
    ],
    ['only what can be sent counts', 'dTotals', 'lines that block are not counted'],
  ],
  '4, placing': [
    [
      'it goes to the confirmation in the cart’s place',
      'drawer',
      'sends the cart once and goes to the confirmation, in the cart’s place',
    ],
    [
      'not on a kiosk, which is called back',
      'drawer',
      'on the kiosk it calls back and goes nowhere; only this session’s address is there',
    ],
  ],
  '4, tracking': [
    ['delivered and cancelled are final', 'dStatus', 'delivered and cancelled are final, nothing else is'],
    ['the screen follows events', 'order', 'follows the events, the first of each, and never goes back'],
    ['or the status', 'order', 'goes by the status where there are no events'],
    ['the list’s steps', 'dTracker', 'the list shows packing too, and no cancelled step'],
    [
      'cancelled shows confirmed, then cancelled',
      'dTracker',
      'a cancelled order shows confirmed, then cancelled, and both are done',
    ],
    [
      'the first entry per status counts',
      'dTracker',
      'each step carries the time of the first event with its status',
    ],
    ['labels', 'dStatus', 'the labels are the specified ones'],
    ['status texts', 'dStatusText', '%s reads %j'],
    ['dates, or Unknown date', 'dDate', '%j reads %j'],
    ['each status has its dress', 'dStatus', '%s is dressed as %s'],
    ['elapsed time in words and as a clock', 'dElapsed', '%d ms read %j, or %j as a clock'],
    ['every second', 'past', 'counts every second'],
  ],
  '4, cancelling': [
    [
      'it asks, and says Processing... while it runs',
      'order',
      'asks, says Processing... while it runs, and shows the order cancelled',
    ],
    ['No changes nothing', 'order', 'No changes nothing, and stands where focus begins'],
    ['only what has not ended is offered', 'order', 'that is %s has neither the confirmed header nor Cancel'],
    ['a failure is said', 'order', 'a failure is said in a toast and beside the button'],
    [
      'it is tracked per order',
      'past',
      'a failure without words says Failed to cancel order, in its own row',
    ],
  ],
  '5, rules': [
    ['the customer’s name is trimmed and required', 'dCustomerName', 'the customer name %j answers %j'],
    [
      'every item has all that the cart’s schema wants',
      'cart',
      'a stored cart that makes no sense is passed over, and the others stay',
    ],
    ['quantities go from 1 to 10', 'dLine', 'quantities go from 1 to 10 and start at 1'],
    [
      'out of stock is 0 and off',
      'cart',
      'that is out of stock stands at 0, off, and is replaced by a chosen alternative, and undone',
    ],
    [
      'search from three characters, after 1000 ms',
      'cart',
      'asks from three characters on, one second after the last of them',
    ],
    ['blanks do not count', 'dSearch', '%j is enough to search for: %s'],
    [
      'at most 20, without what is in the cart',
      'cart',
      'what is in the cart is not offered, and never more than 20',
    ],
    ['Error and the message', 'cart', 'a failure says Error and why'],
    [
      'an order wants an address, a medicine and a prescription',
      'checkout',
      'an order without %s is not sent, and the toast says why',
    ],
    ['UPI is off: Coming soon', 'drawer', 'shows where it goes, how it is paid and what it comes to'],
  ],
  '6 and 7, who may and what is called': [
    [
      'the stream carries bearer, accept and credentials',
      'calls',
      'the events of a prescription are asked for as a stream, with the bearer and credentials',
    ],
    [
      'every call goes where it is specified, with its payload',
      'calls',
      'a call goes out as it is specified: $method $at',
    ],
    ['the stream wants a token', 'stream', 'without a token nothing is asked'],
    [
      'events are data lines',
      'stream',
      'Hindi split in the middle of a character, data without a blank and bare carriage returns are read',
    ],
    ['the search sends what was typed', 'cart', 'sends exactly what was typed: %s (B093, B123)'],
    ['the history is read from four places', 'replies', 'is read from %s'],
    ['a cancel without a date is one', 'replies', 'answered with %s is cancelled all the same'],
    [
      'the fixed warehouse where none is named',
      'replies',
      'resolves alternatives that are ids, and takes the fixed warehouse where none is named',
    ],
  ],
  '8, errors': [
    ['placing failed, in place and as a toast', 'faultsOrder', 'placing the order'],
    ['no order id', 'drawer', 'a failure without words falls back to the specified ones'],
    [
      'details failed: the reason on the page and as a toast',
      'order',
      'the reason stands on the page and in a toast, and Retry reads again',
    ],
    ['details unreadable', 'order', 'a reply that cannot be read is an error of loading'],
    ['search failed', 'faultsOrder', 'cart: search to add'],
    ['the stream’s four errors: status', 'stream', 'a %s cannot get better and ends at once'],
    [
      'and Stream error',
      'result',
      'a stream that breaks for ever gives up with Stream error and Retry (B111)',
    ],
    ['no service: which texts mean it', 'dNoService', '%j means that we do not deliver there'],
    ['its default message', 'dNoService', 'the default message is the specified one'],
    ['Logged out successfully!', 'app', 'logs out'],
  ],
  '9, constants': [
    ['amounts are whole paise', 'dPaise', 'an amount survives the way over the wire and back'],
    [
      '10 minutes; the card’s fallback is 25',
      'dOrder',
      'delivery is promised in 10 minutes, and the card falls back to 25',
    ],
    ['5 km', 'dDistance', 'the nearest warehouse within 5 km takes the order'],
    ['8 and 10 minutes', 'dElapsed', 'the timer turns amber at 8 minutes and red at 10'],
    ['1000 ms and 20 results', 'dSearch', 'a search to add waits 1000 ms and shows at most 20 results'],
    [
      'a missing MRP is 1.2 times the price',
      'dOrder',
      'a missing MRP is assumed as 1.2 times the price and marked as an estimate',
    ],
    ['two decimals, grouped as in India', 'dRupees', '%d rupees are written %s'],
  ],
}
