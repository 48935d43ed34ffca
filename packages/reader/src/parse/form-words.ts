/** How a form is written on prescriptions, and the catalogue's word for it. */
const FORMS = {
  tablet: 'tab tabs tablet tablets t tb tap',
  capsule: 'cap caps capsule capsules c softgel',
  syrup: 'syp syr sy syrup liq liquid',
  suspension: 'susp suspension sus',
  injection: 'inj injection vial iv amp',
  cream: 'cream crm cm',
  ointment: 'oint ointment',
  gel: 'gel',
  drops: 'drop drops e/d ed',
  inhaler: 'inhaler mdi',
  rotacaps: 'rotacap rotacaps',
  respules: 'respule respules',
  powder: 'sachet powder',
  lotion: 'lotion lot',
  soap: 'soap',
  shampoo: 'shampoo',
  spray: 'spray',
  other: 'sol solution',
}

/** Words that stand before a medicine's name and by that make the line a medicine's. */
const BEFORE_A_NAME =
  'tab tabs tablet t tb tap cap caps capsule c syp syr sy syrup susp inj injection cream crm cm oint ointment gel drops e/d ed inhaler mdi sachet powder lotion rotacap rotacaps respule respules'

/** Doctors write the shorter word; the catalogue tells these apart (oral solutions are `other` in it). */
const FAMILIES: Record<string, readonly string[]> = {
  syrup: ['syrup', 'suspension', 'other'],
  suspension: ['suspension', 'syrup', 'other'],
  drops: ['drops', 'eye-drops', 'ear-drops'],
  inhaler: ['inhaler', 'powder', 'respules', 'device'],
  rotacaps: ['powder'],
  powder: ['powder', 'sachet'],
  spray: ['spray', 'nasal-spray'],
}

const FORM_OF = new Map(
  Object.entries(FORMS).flatMap(([form, words]) => words.split(' ').map((word) => [word, form] as const)),
)
const PREFIXES = new Set(BEFORE_A_NAME.split(' '))

export const formOf = (word: string): string | undefined => FORM_OF.get(word)

export const isFormPrefix = (word: string): boolean => PREFIXES.has(word)

/** Whether a form as written can mean the catalogue's form. */
export const meansForm = (written: string, form: string): boolean =>
  (FAMILIES[written] ?? [written]).includes(form)
