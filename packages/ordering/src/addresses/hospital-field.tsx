import type { Hospital } from '@dawadoot/domain/address/hospital'
import { Combobox } from '@dawadoot/ui/combobox/combobox'
import { Search } from 'lucide-react'
import { useBoundField } from '../form/use-bound-field.ts'
import { useHospitalSearch } from './use-hospital-search.ts'
import { addressWords } from './words.ts'

/**
 * Looks for a hospital by name; stands in its form field. Changing the text gives up the one that was chosen;
 * leaving text that is not a chosen one's empties the field.
 */
export const HospitalField = ({
  chosen,
  onGiveUp,
  onChoose,
}: {
  chosen: boolean
  /** The chosen one's details are no longer wanted. */
  onGiveUp: () => void
  onChoose: (hospital: Hospital) => void
}) => {
  const { value, problem, change, leave } = useBoundField()
  const { list, hospitals } = useHospitalSearch(chosen ? '' : value)
  return (
    <div
      onBlur={() => {
        if (!chosen) change('')
        leave()
      }}
    >
      <Combobox
        label={addressWords.hospital}
        name="hospital"
        icon={<Search aria-hidden />}
        text={value}
        problem={problem}
        list={chosen ? { status: 'idle' } : list}
        onTextChange={(text) => {
          if (chosen) onGiveUp()
          change(text)
        }}
        onPick={({ id }) => {
          const hospital = hospitals.find((one) => one.id === id)
          if (hospital) onChoose(hospital)
        }}
      />
    </div>
  )
}
