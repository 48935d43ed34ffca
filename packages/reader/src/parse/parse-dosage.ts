import type { Dosage, Frequency } from '@dawadoot/domain/prescription/reading'

/** Of the first that fits; those with a week in them come before those that only count. */
const FREQUENCY_WORDS: readonly (readonly [Frequency, RegExp])[] = [
  ['alternate_days', /\balternate\b|\b(?:alt|every (?:other|second|2nd)) ?days?\b|\be\.?o\.?d\b/i],
  ['twice_weekly', timesAWeek('twice|(?:two|2) ?times', 2)],
  ['thrice_weekly', timesAWeek('thrice|(?:three|3) ?times', 3)],
  ['weekly', /\b(?:once (?:a|in a) week|(?:once )?weekly|every week|o\.?w\.?)\b/i],
  ['qid', /\b(?:q\.?i\.?d|q\.?d\.?s|(?:four|4) times)\b|\b1-1-1-1\b/i],
  ['tds', /\b(?:t\.?d\.?s|t\.?i\.?d|thrice|(?:three|3) times)\b/i],
  ['bd', /\b(?:b\.?d|b\.?i\.?d|twice|(?:two|2) times)\b/i],
  ['od', /\b(?:o\.?d|once a day|daily)\b|\bonce d/i],
  ['hs', /\b(?:h\.?s|bed ?time|at night)\b/i],
  ['sos', /\b(?:s\.?o\.?s|p\.?r\.?n|if needed|when needed)\b/i],
  ['stat', /\bstat\b/i],
]

/** Rhythms that no frequency stands for; to call them daily or weekly would be wrong. */
const OTHER_RHYTHM = /\b(?:[4-6]|four|five|six) ?(?:times ?(?:in )?)?(?:a |per |x |\/ ?)(?:week|wk)\b/i

/** One part of a pattern: letters stand in for the digits they are read as. */
const PART = String.raw`[o0il1½2-4]|1\/2`
const TIMES = new RegExp(
  String.raw`(?<![\d/-])(${PART})\s?[-–+x~]\s?(${PART})\s?[-–+x~]\s?(${PART})(?![\d/]|\s?[-–+~]\s?\d)`,
  'i',
)

/** "twice a week", "3 times in a week", "2/week", "thrice weekly"; but "x 3 wk" is how long. */
function timesAWeek(words: string, digit: number): RegExp {
  const count = String.raw`(?:${words}) ?(?:(?:in )?an? |per |\/ ?)?|${digit} ?(?:an? |per |x |\/ ?)`
  return new RegExp(String.raw`\b(?:${count})(?:weekly|week|wk)\b`, 'i')
}

const DAYS_IN = { d: 1, w: 7, m: 30 }

/** Reads directions such as "1-0-1 after food x 5 days". Undefined when there are none. */
export function parseDosage(directions: string): Dosage | undefined {
  const text = directions.replaceAll(/\s+/g, ' ').replaceAll(' ,', ',').trim()
  if (!text) return undefined
  const times = parsePattern(text) ?? parseTimesOfDay(text)
  const frequency = OTHER_RHYTHM.test(text)
    ? undefined
    : FREQUENCY_WORDS.find(([, words]) => words.test(text))?.[0]
  const everyHours = parseEveryHours(text)
  const days = parseDays(text)
  const food = parseFood(text)
  return {
    text,
    ...(times && { times }),
    ...(frequency && { frequency }),
    ...(everyHours && { everyHours }),
    ...(days && { days }),
    ...(food && { food }),
  }
}

function parsePattern(text: string): Dosage['times'] {
  const match = TIMES.exec(text)
  if (!match) return undefined
  const [morning, afternoon, night] = match.slice(1).map(toUnits)
  if (morning === undefined || afternoon === undefined || night === undefined) return undefined
  return morning + afternoon + night > 0 ? { morning, afternoon, night } : undefined
}

/** "1 Morning, 1 Night", as clinic software prints it. */
function parseTimesOfDay(text: string): Dosage['times'] {
  const at = (words: string) => {
    const match = new RegExp(String.raw`(\d|½|1\/2) (?:in the |at )?(?:${words})\b`, 'i').exec(text)
    return match?.[1] ? toUnits(match[1]) : 0
  }
  const times = { morning: at('morning'), afternoon: at('afternoon|noon'), night: at('night|evening') }
  return times.morning + times.afternoon + times.night > 0 ? times : undefined
}

function toUnits(part: string): number {
  if (part === '½' || part === '1/2') return 0.5
  if (/^[o0]$/i.test(part)) return 0
  return /^[il]$/i.test(part) ? 1 : Number(part)
}

function parseEveryHours(text: string): number | undefined {
  const match =
    /\bevery (\d{1,2}) ?h(?:ou)?rs?\b|\bq ?(\d{1,2}) ?h(?:r|ourly)?\b|\b(\d{1,2}) ?h(?:ou)?rly\b/i.exec(text)
  const hours = Number(match?.[1] ?? match?.[2] ?? match?.[3])
  return hours >= 1 && hours <= 72 ? hours : undefined
}

/** Also the doctors' fractions: 5/7 is five days, 2/52 two weeks. A month counts 30 days; an S is a 5, an I a 1. */
function parseDays(text: string): number | undefined {
  const fraction = /(?:^|[\sx×])(\d{1,2})\/(7|52|12)(?!\d)/i.exec(text)
  if (fraction) return inRange(Number(fraction[1]) * ({ '7': 1, '52': 7, '12': 30 }[fraction[2] ?? ''] ?? 0))
  const match =
    /(?<!\d)(?<!\d-)(\d{1,3}|(?<=x\s?)s)\s?(d|w|m)(?:ays?|ks?|e{1,2}k?s?|onths?)?\b/i.exec(text) ??
    /(?:(?<![\w-])|(?<=x))([\dsil/][\dsilo]?)\s?(d|w|m)(?:ays?|eeks?|onths?)\b/i.exec(text)
  const unit = match?.[2]?.toLowerCase()
  if (!match?.[1] || (unit !== 'd' && unit !== 'w' && unit !== 'm')) return undefined
  return inRange(Number(asDigits(match[1])) * DAYS_IN[unit])
}

const asDigits = (written: string) =>
  written.replaceAll(/s/gi, '5').replaceAll(/[il/]/gi, '1').replaceAll(/o/gi, '0')

const inRange = (days: number) => (days >= 1 && days <= 366 ? days : undefined)

function parseFood(text: string): Dosage['food'] {
  if (
    /\bb(?:efore|fore|efre|efor) ?(?:fo?od|meal|breakfast|lunch|dinner)|\b(?:empty stomach|a\.?c|b\.?b\.?f|b\.?f)\b/i.test(
      text,
    )
  )
    return 'before'
  if (
    /\b(?:after|afte|afer|afe|aftr|with) ?(?:fo?od|meal|breakfast|lunch|dinner)|\b(?:p\.?c|a\.?b\.?f|a\.?f)\b/i.test(
      text,
    )
  )
    return 'after'
  return undefined
}
