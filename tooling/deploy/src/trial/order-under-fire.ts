// `node order-under-fire.ts SITE INBOX`: several customers order through the proxy at once, while trial.ts ends one of
// the servers. Says "placed N" after every order; ends with 1 when an order was lost or made twice.
import { photographedPage, typedPdf, type Paper } from '@dawadoot/e2e/papers'
import { signIn } from './customer.ts'

const [site, inbox] = process.argv.slice(2)
if (!site || !inbox) throw new Error('say where the site and the inbox are')

const CUSTOMERS = 6
const ORDERS_EACH = 4

const asFile = ({ file }: Paper): File =>
  new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType })
const typed = asFile(await typedPdf())

let placed = 0
const run = async (number: number): Promise<{ lost: number; doubled: number; retries: number }> => {
  const customer = await signIn({ site, inbox, mobile: `98${String(number).padStart(8, '0')}` })
  const acknowledged: string[] = []
  for (let n = 0; n < ORDERS_EACH; n += 1) {
    acknowledged.push(await customer.order(typed))
    placed += 1
    console.log(`placed ${placed}`)
  }
  const known = await customer.orders()
  const lost = acknowledged.filter((id) => !known.includes(id)).length
  return { lost, doubled: known.length - new Set(acknowledged).size, retries: customer.retries() }
}

// One alone first: a page that takes a while to read shows whether the proxy holds the stream back.
const first = await signIn({ site, inbox, mobile: '9700000000' })
await first.order(asFile(await photographedPage()))
console.log(`the stream's first event came ${Math.round(first.streamed())} ms before its last`)

const results = await Promise.all(Array.from({ length: CUSTOMERS }, (_, number) => run(number)))
const sum = (of: 'lost' | 'doubled' | 'retries'): number => results.reduce((all, each) => all + each[of], 0)
console.log(
  `${placed} orders by ${CUSTOMERS} customers: ${sum('lost')} lost, ${sum('doubled')} doubled, ${sum('retries')} calls made again`,
)
// A stream that was held back arrives in one piece.
if (sum('lost') > 0 || sum('doubled') > 0 || first.streamed() < 50) process.exit(1)
