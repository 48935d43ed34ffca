import { Dialog } from '@dawadoot/ui/dialog/dialog'
import { Stations } from '@dawadoot/ui/stations/stations'
import { useState } from 'react'
import { useStore } from 'zustand'
import { AddressPicker, PICKER_TITLES, type PickerMode } from '../addresses/address-picker.tsx'
import { FocusedStep } from '../form/focused-step.tsx'
import { useOrdering } from '../ordering.tsx'
import { STORED } from '../storage/browser-storage.ts'
import { clearUpload } from './prescription-store.ts'
import { UploadStep } from './upload-step.tsx'
import { useNoStrayDrop } from './use-no-stray-drop.ts'
import { uploadWords } from './words.ts'

const STATIONS = uploadWords.stations.map((label) => ({ label }))

/**
 * Upload, then address, then the result. Escape does nothing and the page behind stands still; closing it resets
 * all steps and clears the prescription state. Specification, section 2, Prescription modal.
 */
export const UploadModal = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { prescription, navigate, storage } = useOrdering()
  const { upload } = useStore(prescription)
  const [mode, setMode] = useState<PickerMode>('select')
  useNoStrayDrop()
  const atAddress = upload.status === 'uploaded'
  const close = () => {
    clearUpload(prescription)
    setMode('select')
    onClose()
  }
  return (
    <Dialog
      open={open}
      title={atAddress ? PICKER_TITLES[mode] : uploadWords.title}
      width={atAddress && mode !== 'select' ? 'lg' : 'md'}
      closeLabel={uploadWords.close}
      escapeCloses={false}
      onClose={close}
    >
      {mode === 'select' ? (
        <Stations label={uploadWords.progress} stations={STATIONS} now={atAddress ? 1 : 0} className="mb-5" />
      ) : null}
      {atAddress ? (
        <FocusedStep>
          <AddressPicker
            prescriptionId={upload.prescription.prescriptionId}
            onModeChange={setMode}
            onConfirm={(address) => {
              const { prescriptionId } = upload.prescription
              storage.local.write(STORED.selectedAddress, address)
              close()
              navigate.result({ prescriptionId, addressId: address.id })
            }}
          />
        </FocusedStep>
      ) : (
        <UploadStep />
      )}
    </Dialog>
  )
}
