import { InStory, type InStoryProps } from '@dawadoot/ordering/testing/in-story'
import { LinkProvider } from '@dawadoot/ui/link/link-provider'
import { MemoryRouter } from 'react-router'
import { RouterAnchor } from '../features/site/router-anchor.tsx'

/** A page of the site in a gallery, at an address of its own. */
export const AppStory = ({ at, ...story }: InStoryProps & { at: string }) => (
  <MemoryRouter initialEntries={[at]}>
    <LinkProvider value={RouterAnchor}>
      <InStory {...story} />
    </LinkProvider>
  </MemoryRouter>
)
