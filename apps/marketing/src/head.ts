import { brand } from '@dawadoot/domain/brand/brand'
import { about } from './about/words.ts'
import { franchise } from './franchise/words.ts'
import { hospital } from './hospital/words.ts'
import { site } from './layout/words.ts'
import { marketingOrigin } from './origins.ts'

export type Head = {
  title: string
  description?: string
  canonical?: string
  indexed?: boolean
  refresh?: string
}

const PAGES: Readonly<Record<string, { title: string; description: string }>> = {
  '/about': about.head,
  '/hospital-onboarding': hospital.head,
  '/franchise': franchise.head,
}

/** The head of a page; whatever is no page of ours stays out of search engines. */
export const headOf = (path: string): Head => {
  const page = PAGES[path]
  if (path === '/') return { title: brand.name, indexed: false, refresh: '/about' }
  if (!page) return { title: `${site.notFound.title} | ${brand.name}`, indexed: false }
  return { ...page, title: `${page.title} | ${brand.name}`, canonical: `${marketingOrigin}${path}` }
}
