import type { Rule } from './rule.ts'

/** What was decided where the specification leaves it open, as far as these screens go. */
export const DECIDED: Readonly<Record<string, readonly Rule[]>> = {
  'one product, three apps': [
    [
      '?order=1 and ?login=1 are acted on and taken out of the address',
      'app',
      'coming from the partner pages by %s it is acted on, and the address is cleaned',
    ],
    [
      'whoever is signed in is asked nothing by ?login=1',
      'app',
      'coming by /?login=1 whoever is signed in is asked nothing',
    ],
    [
      'the link is read in both alphabets and written URL-safe',
      'dLink',
      'what is written is URL-safe and carries the two ids',
    ],
    ['/medicine leads to /medicne', 'app', '%s opens the result of its prescription for its address (B125)'],
    ['it holds two ids of at most 64 characters, or leads home', 'dLink', '%s is no link'],
    [
      'nobody sees what is another’s',
      'serverResult',
      'neither somebody else’s prescription nor somebody else’s address is found',
    ],
  ],
  'session and storage': [
    ['a customer’s session ends after 30 days idle', 'serverSessions', 'ends after 30 days without use'],
    ['or after 90 days', 'serverSessions', 'ends after 90 days however much it is used'],
    [
      'persist:root is versioned and migrated',
      'session',
      'reads the slices of an older version, and drops only what it cannot read (B103)',
    ],
    ['authToken wins', 'session', 'lets authToken win over what the persisted slices say'],
    [
      'an ended session is said once, and the login lies over what was being done',
      'app',
      'is said once, and the login dialog lies over what was being done',
    ],
    ['and comes back to the same step', 'app', 'keeps what was being typed for the same person'],
    [
      'a draft waits for its owner only',
      'result',
      'whoever signs in after an ended session does not see the former person’s cart',
    ],
    ['a session that ends in the login’s last step begins it again', 'faultsSignIn', 'login: the name'],
    ['a dead session logs out without a word about it', 'faultsSignIn', 'header: logging out'],
    ['two tabs follow each other', 'session', 'follow each other out and in (B097)'],
    [
      'the token is exchanged after a day',
      'session',
      'is exchanged once it is a day old, with the user it belongs to',
    ],
    [
      'storage that fails starts from defaults',
      'storage',
      'an order is placed in a browser whose storage ${kind}',
    ],
  ],
  'sign-in': [
    [
      'the resend is counted from the first code on',
      'signIn',
      'counts down to the next code from the first one on, by the clock and not by ticks (B009, B011)',
    ],
    ['a used-up code is cleared away', 'signIn', 'clears a used-up code away: only a new one helps'],
    ['one real input that phones fill in', 'otpField', 'the phone may offer the code from a message'],
    [
      'a code that was sent is come back to',
      'session',
      'comes back to a code that was sent, as long as it lives',
    ],
    [
      'the consent stands at Send OTP',
      'signIn',
      'is titled, says what agreeing means, and sends nothing until the number is valid',
    ],
  ],
  'prescription, cart, order': [
    [
      'the server computes prices itself',
      'serverPlace',
      'prices that have changed since the cart was shown are sent back, and nothing is ordered',
    ],
    ['exactly one address is the default', 'serverAddresses', 'the latest that asked for it'],
    ['Schedule X is never offered by the search', 'serverSearch', 'schedule X is never offered'],
    [
      'what was chosen stays across another reading',
      'refresh',
      'a chosen alternative stays chosen, at its price there; what it stands for is renewed too',
    ],
    ['10 MB, 20 pages, 40 megapixels', 'dFile', 'a file has at most 10 MB, 20 pages and 40 megapixels'],
    ['photos are shrunk before sending', 'upload', 'of %j is drawn at %j'],
    [
      'an upload gives up after 30 s without progress',
      'xhr',
      'an upload that stands still for 30 s is given up as one without a network (B063)',
    ],
    [
      'and has all the time it needs otherwise',
      'xhr',
      'a slow upload is given all the time it needs, as long as it moves',
    ],
    [
      'Retry sends the same file under the same key',
      'upload',
      'again sends the same file under the same key (B065)',
    ],
    [
      'a failed reading offers another photo and a search',
      'result',
      'a reading that failed says why, and offers Retry, another photo and a search',
    ],
    [
      'the search opens an empty cart',
      'result',
      'Search medicines opens an empty cart for the same prescription',
    ],
    [
      'patient, doctor and date are shown and flagged',
      'cart',
      'patient, doctor and date stand as read; what is missing or too old is flagged',
    ],
    ['older than six months is old', 'dFreshness', 'a prescription of %j, shown on %s, is %j'],
    [
      'Schedule X is refused in words; H1 has a badge',
      'cart',
      'of Schedule X is refused in words, and one of H1 carries a badge',
    ],
    [
      'the stream survives drops',
      'stream',
      'a dropped connection is taken up again from the last event, with the token of that moment',
    ],
    [
      'and silence',
      'stream',
      'a connection that has gone silent is dropped and taken up again; a sign of life keeps it',
    ],
    [
      'changed prices are shown and confirmed again',
      'drawer',
      'new prices are shown and have to be confirmed; the second order has its own key',
    ],
    [
      'the same key never makes two orders',
      'drawer',
      'a lost answer is asked again under the same key, and ends at the same order (B143)',
    ],
    [
      'not across a reload either',
      'drawer',
      'a reload between the two keeps the key; a changed cart gets another',
    ],
    [
      'an address out of reach says so in the picker',
      'picker',
      'says which address is out of reach, and does not select it',
    ],
    [
      'Proceed says what was left out, with Undo',
      'cart',
      'folds what is blocked for 500 ms, takes it out, says what, and gives it back with Undo',
    ],
    ['salts that must not be swapped offer nothing', 'dNoSwap', '%s is never offered as a swap'],
    [
      'another address reads the result again and says what changed',
      'drawer',
      'reads the result for it and shows what changed before the order can be placed',
    ],
    [
      'an assumed MRP is marked and saves nothing',
      'order',
      'assumes a missing MRP as 1.2 times the price, marks it, and counts it as no saving',
    ],
    ['an unknown status shows its own text', 'replies', 'keep an unknown status as it is'],
    [
      'REORDER opens the prescription’s result',
      'past',
      'of a final order offers VIEW DETAILS and REORDER, which opens its prescription and address',
    ],
    [
      'a second open order asks first',
      'drawer',
      'another open order for the prescription asks first, and only a yes orders again',
    ],
    [
      'page pictures go with the bearer and are given back',
      'cart',
      'pictures are fetched with the bearer and given back on leave',
    ],
  ],
  'seen by everyone': [
    [
      '320 px, 400 % and large text lose nothing',
      'keyboard',
      'at 400 % zoom and with text twice as large nothing is cut off and nothing scrolls sideways',
    ],
    [
      'a reload at any step keeps what was done',
      'reload',
      'a reload at every step keeps what was done, or starts the step anew',
    ],
    [
      'double presses, Back and Forward',
      'back',
      'double presses do each thing once, and Back and Forward lead where a person expects',
    ],
    [
      'a damaged or older state at any step',
      'storage',
      'what is stored by an older version, or damaged, is passed over at each step of the order path',
    ],
    [
      'the shell opens without a connection',
      'offline',
      'somebody who has been here before opens the site without a connection, and is told so',
    ],
    [
      'from the paper to the door',
      'journey',
      'a newcomer orders from ${kind} and watches the order move until it is delivered',
    ],
    [
      'licence, pharmacist, seller, grievance and refund on the order screen',
      'order',
      'shows its header, items, totals, information and who answers for it',
    ],
    [
      'a bill to print',
      'order',
      'goes to paper as a bill: number, seller, licence, GSTIN, pharmacist, items, totals and payment',
    ],
    [
      'without a connection the page says so',
      'app',
      'without a connection the page says so, until it is back',
    ],
    ['and goes on by itself when it is back', 'faultsProfile', 'profile'],
    [
      'what was typed outlives what is read meanwhile',
      'faultsProfile',
      'profile: being changed while it is read again',
    ],
    ['whatever moves can be paused', 'benefits', 'the cards can be paused and go on'],
    ['and stops under reduced motion', 'benefits', 'under reduced motion no card moves by itself'],
    [
      'a new version is loaded once, without a loop',
      'chunk',
      'of an older version, %s, loads the page anew, once (B131)',
    ],
    [
      'and picked up without losing a draft',
      'newVersion',
      'a new version is picked up while a profile is being changed, and nothing that was typed is lost',
    ],
    [
      'nor a cart',
      'newVersion',
      'a new version is picked up between the cart and its drawer, and the cart stays as it was',
    ],
    [
      'nor a chosen file',
      'newVersion',
      'a page of an older version waits with the new one for a chosen file to be uploaded',
    ],
    [
      'map search with a key fills in the address',
      'mapSearch',
      'a place that is found on the map fills in the address, within the policy of the page',
    ],
    [
      'the order path by keyboard alone',
      'keyboard',
      'a newcomer orders by keyboard alone, and every step is accessible',
    ],
    [
      'two tabs of one person',
      'tabs',
      'what is done in one tab is seen in the other, and two carts make one order',
    ],
  ],
}
