/** What to search for, from a line as it was read: without "Tab." before the name and the dosage after it. */
export const searchWords = (read: string): string =>
  read
    .replace(
      /^\s*(?:[0-9]+[.)]\s*)?(?:tablet|tab|capsule|cap|syrup|syp|syr|injection|inj|ointment|oint|drops?)\b[.:]?\s*/i,
      '',
    )
    .replace(/\s+(?:[0-9½]+\s*[-–—]\s*[0-9½]+.*|(?:od|bd|bid|tds|tid|qid|hs|sos)\b.*|[x×]\s*[0-9]+.*)$/i, '')
    .trim()
