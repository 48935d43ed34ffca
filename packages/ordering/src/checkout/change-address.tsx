import { Dialog } from '@dawadoot/ui/dialog/dialog'
import { useState } from 'react'
import { AddressPicker, PICKER_TITLES, type PickerMode } from '../addresses/address-picker.tsx'
import { checkoutWords as words } from './words.ts'

type ChangeAddressProps = {
  open: boolean
  selectedId: string
  onClose: () => void
  onChoose: (addressId: string) => void
}

/** Another address for the same prescription. */
export function ChangeAddress({ open, selectedId, onClose, onChoose }: ChangeAddressProps) {
  const [mode, setMode] = useState<PickerMode>('select')
  return (
    <Dialog
      open={open}
      width="md"
      title={mode === 'select' ? words.chooseTitle : PICKER_TITLES[mode]}
      closeLabel={words.close}
      onClose={onClose}
    >
      <AddressPicker initialId={selectedId} onModeChange={setMode} onConfirm={({ id }) => onChoose(id)} />
    </Dialog>
  )
}
