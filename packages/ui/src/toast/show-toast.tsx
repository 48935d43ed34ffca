import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { toast } from 'react-toastify/unstyled'

/** Says, for three seconds, that something went well. */
export const showSuccess = (text: string) =>
  toast(text, { icon: <CircleCheck aria-hidden className="text-neem-200" />, role: 'status' })

/** Says, for three seconds, that something went wrong. Say it also beside what it is about. */
export const showError = (text: string) =>
  toast(text, { icon: <TriangleAlert aria-hidden className="text-haldi-300" />, role: 'alert' })

export const showInfo = (text: string) =>
  toast(text, { icon: <Info aria-hidden className="text-neel-300" />, role: 'status' })

export const dismissToasts = () => {
  toast.dismiss()
}
