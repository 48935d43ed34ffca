// What each built app ships: files with their size after brotli, and the scripts that a first load asks for.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { firstLoadScripts } from '@dawadoot/scripts/first-load-scripts'
import { root } from '@dawadoot/scripts/root'

const filesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })
const brotli = (path) => brotliCompressSync(readFileSync(path)).length
const kb = (bytes) => (bytes / 1024).toFixed(1)

for (const app of ['customer', 'kiosk', 'marketing']) {
  const dist = `${root}apps/${app}/dist`
  if (!existsSync(dist)) {
    console.error(`${app} is not built: run "npm run build" first`)
    process.exitCode = 1
    continue
  }
  const files = filesIn(dist)
  const pages = files.filter((path) => path.endsWith('.html'))
  console.log(`\n### ${app}`)
  console.table(
    pages.map((page) => {
      return {
        page: page.slice(dist.length),
        'html KB': kb(brotli(page)),
        'first-load JS KB': kb(
          firstLoadScripts(page).reduce((sum, path) => sum + brotli(join(dist, path)), 0),
        ),
      }
    }),
  )
  const scripts = files.filter((path) => path.endsWith('.js'))
  console.log(
    `all scripts: ${kb(scripts.reduce((sum, path) => sum + brotli(path), 0))} KB brotli in ${scripts.length} files`,
  )
}
