/** What may be uploaded. Specification, section 5; decisions, "Prescription, cart, order". */
export const PRESCRIPTION_FILE = {
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  extensions: ['.pdf', '.jpg', '.jpeg', '.png'],
  maxBytes: 10 * 1024 * 1024,
  maxPages: 20,
  maxPixels: 40_000_000,
} as const

export type FileProblem = 'file_type_unsupported' | 'file_empty' | 'file_too_large' | 'file_heic'

const extensionOf = (name: string): string => /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? ''
const HEIC = ['.heic', '.heif']
const UNTOLD_TYPES = ['', 'application/octet-stream', 'image/jpg']

/**
 * Judges by what the browser tells. Old Androids send no type, or application/octet-stream, for a photo: then the
 * extension decides here and the first bytes decide on the server.
 */
export const checkPrescriptionFile = (file: {
  name: string
  size: number
  type: string
}): FileProblem | undefined => {
  const extension = extensionOf(file.name)
  if (HEIC.includes(extension) || file.type === 'image/heic' || file.type === 'image/heif') return 'file_heic'
  const untold = UNTOLD_TYPES.includes(file.type)
  const known = untold
    ? extension === '' || PRESCRIPTION_FILE.extensions.some((allowed) => allowed === extension)
    : PRESCRIPTION_FILE.types.some((allowed) => allowed === file.type)
  if (!known) return 'file_type_unsupported'
  if (file.size === 0) return 'file_empty'
  if (file.size > PRESCRIPTION_FILE.maxBytes) return 'file_too_large'
  return undefined
}

/** The specified words for each problem; HEIC gets the type message plus a way on. */
export const FILE_PROBLEM_WORDS = {
  file_type_unsupported: 'Only PDF, JPG, JPEG, PNG files are allowed.',
  file_heic: 'Only PDF, JPG, JPEG, PNG files are allowed. Take a photo or a screenshot instead.',
  file_empty: 'The file is empty.',
  file_too_large: 'File is larger than 10 MB.',
  file_too_many_pages: 'This PDF has more than 20 pages.',
  file_too_many_pixels: 'This photo is too large.',
} as const

/** 0 B, 512 B, 1.5 KB, 3.2 MB, 1 GB: units B, KB, MB, GB. */
export const formatFileSize = (bytes: number): string => {
  const units = ['B', 'KB', 'MB', 'GB'] as const
  let value = bytes
  let unit: (typeof units)[number] = 'B'
  for (const next of units.slice(1)) {
    // as it will be shown: 1023.99 KB is 1 MB, not 1024 KB
    if (Number(value.toFixed(1)) < 1024) break
    value /= 1024
    unit = next
  }
  return `${Number(value.toFixed(1))} ${unit}`
}
