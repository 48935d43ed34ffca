import { checkPrescriptionFile, FILE_PROBLEM_WORDS, type FileProblem } from '../prescription/file.ts'

/** The kiosk takes pictures only: a PDF is refused here, everything else as on the site. */
export const checkKioskPhoto = (file: {
  name: string
  size: number
  type: string
}): FileProblem | undefined =>
  file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf')
    ? 'file_type_unsupported'
    : checkPrescriptionFile(file)

/** The kiosk's words for each problem. Decisions, "Kiosk". */
export const KIOSK_PHOTO_WORDS = {
  ...FILE_PROBLEM_WORDS,
  file_type_unsupported: 'Only JPG, JPEG, PNG images are allowed.',
  file_heic: 'Only JPG, JPEG, PNG images are allowed. Take a photo or a screenshot instead.',
} as const
