import { FILE_PROBLEM_WORDS } from '@dawadoot/domain/prescription/file'

export const uploadWords = {
  title: 'Upload Prescription',
  close: 'Close',
  progress: 'Progress',
  stations: ['Upload', 'Address', 'Medicines'],
  zoneTitle: 'Take a photo, or drop the file here',
  zoneHint: 'PDF, JPG, JPEG or PNG, one file, up to 10 MB',
  camera: 'Camera',
  browse: 'Browse',
  file: 'Prescription file',
  preview: 'Your prescription',
  remove: (name: string) => `Remove ${name}`,
  next: 'Next',
  uploading: 'Uploading...',
  noFile: 'Please select a prescription file first.',
  several: 'One file at a time. Choose the one that shows your prescription.',
  folder: 'That is a folder. Choose the file inside it.',
  notAFile: 'That is not a file. Choose a photo or a PDF.',
  uploaded: 'Prescription uploaded successfully',
  uploadFailed: 'Please try again later.',
  problems: FILE_PROBLEM_WORDS,
} as const
