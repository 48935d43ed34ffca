import { readdirSync } from 'node:fs'
import { firstLoadScripts } from '@dawadoot/scripts/first-load-scripts'

/** Paths are read from this folder. A chunk's name changes with its content, so the pages say which they load. */
const dist = (app) => `../../apps/${app}/dist`

const firstLoadOf = (app, page) => {
  const scripts = firstLoadScripts(new URL(`${dist(app)}/${page}`, import.meta.url))
  // no files at all would pass as nothing
  if (scripts.length === 0) throw new Error(`${app}/${page} names no scripts`)
  return scripts.map((path) => `${dist(app)}/${path}`)
}

const firstLoad = (app, page, limit) => ({
  name: `${app}/${page}: first-load JS`,
  path: firstLoadOf(app, page),
  limit,
})

const customerAssets = readdirSync(new URL(`${dist('customer')}/assets`, import.meta.url))

/** A part of the customer app by its file's name before the hash. */
const part = (name) => {
  const files = customerAssets.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name)
  if (files.length !== 1) throw new Error(`customer: ${files.length} files are named ${name}`)
  return `${dist('customer')}/assets/${files[0]}`
}

/** What a screen adds to what all of them share. */
const screen = (name) => ({ name: `customer: ${name}`, path: part(name), limit: '25 KiB' })

const ORDER_PATH = ['sign-in-dialog', 'upload-modal', 'result-page', 'confirm-drawer', 'order-page']
const SHARED = ['shared', 'drawn', 'addresses']

/** Sizes after brotli; 1 KiB = 1024 bytes. A limit goes down with what is saved and up only with a reason. */
export default [
  { name: 'customer/index.html with its styles', path: `${dist('customer')}/index.html`, limit: '14 KiB' },
  firstLoad('customer', 'index.html', '77 KiB'),
  firstLoad('customer', 'shell.html', '77 KiB'),
  ...[...ORDER_PATH, 'profile-page'].map(screen),
  {
    name: 'customer: the order path together',
    path: [...firstLoadOf('customer', 'shell.html'), ...[...SHARED, ...ORDER_PATH].map(part)],
    limit: '190 KiB',
  },
  firstLoad('kiosk', 'index.html', '135 kB'),
  firstLoad('marketing', 'about.html', '5 kB'),
  firstLoad('marketing', 'hospital-onboarding.html', '5 kB'),
  firstLoad('marketing', 'franchise.html', '5 kB'),
  firstLoad('marketing', '404.html', '5 kB'),
  // the islands of all three pages together; one page alone must stay below 80 kB
  { name: 'marketing: all scripts', path: '../../apps/marketing/dist/assets/*.js', limit: '55 kB' },
]
