import { unglueDirections } from './unglue-directions.ts'

/** Evens out what OCR and haste do to a line: bullets off, glued words apart, one blank between words. */
export function tidyLine(raw: string): string {
  return raw
    .replaceAll(/[|_•·●○◦*~"'`“”‘’]/g, ' ')
    .replaceAll(/[©®]/g, 'o')
    .replaceAll(/(?<=[a-z])I(?![A-Z])|(?<=\b[A-Z])I(?=[a-z])/g, 'l')
    .replaceAll(/(?<=[A-Za-z][- ])0(?![\d.,-])/g, 'O')
    .replaceAll(/(\d-\d-\d)-(?=\d{1,2} ?(?:days?|weeks?|months?)\b)/gi, '$1 - ')
    .replaceAll(/\b[l1](?=nj\b|nhaler\b)/g, 'I')
    .replaceAll(/(?<=[A-Za-z])-(?=\d{1,2} ?(?:days?|weeks?|months?)\b)/gi, ' - ')
    .replaceAll(/(?<=\d) \.(?=\d)/g, '.')
    .replace(SPLIT_FORM, '$1$2')
    .replaceAll(/(?<=\d ?)[l1]?U\b/g, 'IU')
    .replaceAll(/(?<=\d ?m)[I1](?=[A-Z]{2}|\b)/g, 'l ')
    .replaceAll(',', ' , ')
    .replaceAll(LOOSE_PATTERN, '$1-$2-$3')
    .replace(BULLET, '')
    .replace(/^\s*\d{1,2}\s+(?=[A-Za-z])/, '')
    .replaceAll(GLUED_FORM, '$1. ')
    .replaceAll(GLUED_WHOLE_FORM, '$1 ')
    .replaceAll(/\S+/g, unglueDirections)
    .replace(/^\s*([tcTC])[.,:](?=\S)/, '$1. ')
    .replaceAll(/(\d)(mgs(?![a-z])|mg(?!s\b)|mcg|ml|gm|g(?!m\b)|iu)(?=[A-Za-z(])/gi, '$1$2 ')
    .replaceAll(/([A-Za-z]{3,})(\d+(?:\.\d+)?)(?=\s*(?:mg|mcg|gm|g|iu)\b)/gi, '$1 $2')
    .replaceAll(/-([A-Za-z]{1,3})(\d{2,})/g, '-$1 $2')
    .replaceAll(/([A-Za-z]{2,})(\d{2,})/g, '$1 $2')
    .replaceAll(GLUED_NUMBER, '$1 $2')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** `I nj`: beside a thin capital the gap to the next letter passes for one between words. */
const SPLIT_FORM =
  /^(\W*(?:\d{1,2}\W*)?)(t(?= ab\b)|c(?= ap\b)|s(?= y[pr]\b)|i(?= nj\b| nhaler)|o(?= int\b)) /i

/** `1 -1 -1`: apart, its first number would pass for a strength. */
const LOOSE_PATTERN = /(?<![\d.-])([0-4½]) ?- ?([0-4½]) ?- ?([0-4½])(?![\d.]| ?-)/g

/** `500Dolo`, `625Duo`; but a nought in front of letters is an O: `0FLOMAC`. */
const GLUED_NUMBER = /(\d)(?<!(?:^|[\s.])0)(?![SOIl]m?c?g\b)([A-Za-z]{4,}|[A-Z][a-z]{2}\b)/g

/** A list's number or letter (a 5 is read as S, a 1 as l), but not the first part of a dose pattern (1-0-1) that starts a line of its own.
 * `C.` is a capsule, unless another form follows. */
const BULLET =
  /^\s*(?!c\.\s*(?!tab|cap|sy|inj|susp))[[({]?(?:\d{1,2}|[ivx]{1,3}|[a-esl])\s*[)\].:>-]+\s*(?![-–\s]*(?:[\d½]|[loi][-–]))/i

export const hasBullet = (raw: string): boolean => /^\s*[[({]?\d{1,2}\s*[)\].:]\s*[A-Za-z]/.test(raw)

/** `Tab.Dolo`, `TabDolo`; but not the words that begin like a form: tablet, capsule, syrup, injection, ointment. */
const GLUED_FORM =
  /\b(tab|cap|syp|syr|inj|oint|susp|crm)[.:,;]?(?=[A-Za-z])(?!let|sule|s\b|ule|ection|ment|rup|ension)/gi

/** `DropsFebrex`: only the next capital tells that from a name such as Gelusil. */
const GLUED_WHOLE_FORM = /\b(Drops?|Cream|Gel|Lotion|Inhaler|MDI|Spray)(?=[A-Z][a-z])/g
