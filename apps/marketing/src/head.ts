import { brand } from '@dawadoot/domain/brand/brand'
import { about } from './about/words.ts'
import { franchise } from './franchise/words.ts'
import { hospital } from './hospital/words.ts'
import { site } from './layout/words.ts'
import { marketingOrigin } from './origins.ts'
import { organization, questionsPage } from './structured.ts'

export type Head = {
  title: string
  description?: string
  canonical?: string
  indexed?: boolean
  refresh?: string
  image?: { url: string; width: number; height: number; alt: string }
  structured?: readonly object[]
}

type Page = { title: string; description: string; picture: string; structured: readonly object[] }

const PAGES: Readonly<Record<string, Page>> = {
  '/about': { ...about.head, structured: [organization] },
  '/hospital-onboarding': {
    ...hospital.head,
    structured: [organization, questionsPage(hospital.questions.items)],
  },
  '/franchise': { ...franchise.head, structured: [organization, questionsPage(franchise.questions.items)] },
}

/** The head of a page; whatever is no page of ours stays out of search engines. */
export const headOf = (path: string): Head => {
  const page = PAGES[path]
  if (path === '/') return { title: brand.name, indexed: false, refresh: '/about' }
  if (!page) return { title: `${site.notFound.title} | ${brand.name}`, indexed: false }
  const { title, description, picture, structured } = page
  return {
    title: `${title} | ${brand.name}`,
    description,
    canonical: `${marketingOrigin}${path}`,
    // drawn when the site is built
    image: { url: `${marketingOrigin}/share${path}.png`, width: 1200, height: 630, alt: picture },
    structured,
  }
}
