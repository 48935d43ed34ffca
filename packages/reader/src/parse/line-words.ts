/** A word that starts the directions; from here on nothing belongs to the medicine's name. */
const DIRECTION =
  /^(?:[o0il1½2]\s?[-–+x~]\s?[o0il1½2](?:\s?[-–+x~]\s?[o0il1½2]){0,2}|od|bd|bid|tds|tid|qid|qds|hs|sos|stat|prn|bbf|abf|ac|pc|af|bf|ad|am|pm|once|twice|thrice|daily|weekly|every|q\d+h|after|before|empty|morning|night|bedtime|l\/a|la|local|apply|tsp|x|for|days?|weeks?|months?|\d+\s?(?:d|days?|wks?|weeks?|months?|m)|x\d+.*|\(?\d+\s?days?\)?|\d+\s?ml|\(.*)$/i

export const startsDirections = (word: string): boolean => DIRECTION.test(word)

/** What letterheads, vitals, complaints, advice and table heads are made of. Never a medicine unless a form stands first. */
const NOT_A_MEDICINE =
  /\b(?:dr|doctor|mbbs|m\.?d\.?|dnb|dch|frcs|reg\.?\s*no|regn|clinic|hospital|nursing home|polyclinic|road|street|nagar|sector|pune|mumbai|delhi|kolkata|chennai|ph(?:one)?|tel|mob(?:ile)?|e-?mail|www|timings?|sunday|closed|name|patient|age|sex|date|wt|weight|bp|pulse|temp|spo2|dx|diagnosis|c\/o|complaints?|o\/e|adv(?:ice|ised)?|review|follow ?up|next visit|signature|uhid|opd|consultant|specialist|medicines?|dosage|duration|frequency|instructions?|directions?|refill|prescription|observation|cbc|lft|urine|x-?ray|usg|steam|plenty|rest|avoid)\b/i

export const isHeaderOrAdvice = (text: string): boolean => NOT_A_MEDICINE.test(text)

/** The composition in brackets under a brand, or a remark. */
export const isNote = (text: string): boolean => /^\s*[[({]\s*[a-z]{3}/i.test(text)

/** The sign above the medicines, as OCR sees it. */
export const isRxSign = (text: string): boolean => /^\W*(?:[rpbk]\W?x|℞)\W*$/i.test(text.trim())
