import { Button } from '@dawadoot/ui/button/button'
import { words } from '../../words.ts'
import { KioskScreen } from '../frame/kiosk-screen.tsx'
import { useKiosk } from '../kiosk.tsx'
import { StaffCodeForm } from './staff-code-form.tsx'

const { setUp: say } = words

/** What a browser shows that staff have not bound to a hospital yet, or no longer. Specification, section 3; decisions, "Kiosk". */
export function SetUpScreen({ onBack }: { onBack?: () => void }) {
  const { client, device } = useKiosk()
  const enrol = async (code: string) => {
    const place = await client.enrol(code)
    device.setState({ place })
    onBack?.()
  }
  return (
    <KioskScreen
      foot={
        onBack && (
          <Button variant="quiet" onClick={onBack}>
            {words.order.back}
          </Button>
        )
      }
    >
      <div className="mx-auto grid w-full max-w-140 gap-4 pt-6 landscape:pt-0">
        <h1 className="text-3xl">{say.title}</h1>
        <p className="text-lg text-quiet">
          {say.text}
          <span lang="hi" aria-hidden className="hi">
            {say.textHindi}
          </span>
        </p>
        <StaffCodeForm action={say.action} onCode={enrol} />
      </div>
    </KioskScreen>
  )
}
