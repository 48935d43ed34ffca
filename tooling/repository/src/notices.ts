// `npm run notices`: writes THIRD-PARTY-NOTICES anew, after a change of what ships.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findShipped } from './notices/shipped.ts'
import { writeNotices } from './notices/write-notices.ts'
import { root } from './root.ts'

writeFileSync(join(root, 'THIRD-PARTY-NOTICES'), writeNotices(findShipped()))
