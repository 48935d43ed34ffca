import { Button } from '@dawadoot/ui/button/button'
import { Check, Link, Printer } from 'lucide-react'
import { useCopy } from '../copy/use-copy.ts'
import { printEstimate } from './print-estimate.ts'
import { estimate as words } from './words.ts'

/** What can be done with a result: pass it on as a link that carries the numbers, or print it. */
export function EstimateActions({ link }: { link: string }) {
  const { status, copy } = useCopy(link)
  return (
    <div className="mt-6 grid gap-3 border-t border-rule pt-5">
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          size="sm"
          variant="line"
          icon={status === 'copied' ? <Check aria-hidden /> : <Link aria-hidden />}
          onClick={copy}
        >
          {status === 'copied' ? words.copied : words.copy}
        </Button>
        <Button size="sm" variant="quiet" icon={<Printer aria-hidden />} onClick={printEstimate}>
          {words.print}
        </Button>
      </div>
      <p className={`text-sm break-all ${status === 'refused' ? '' : 'hidden print:block'}`}>
        {words.link} <a href={link}>{link}</a>
      </p>
      <p className="text-sm text-quiet">{words.basis}</p>
    </div>
  )
}
