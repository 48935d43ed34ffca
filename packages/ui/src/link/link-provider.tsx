import { createContext, type ComponentProps, type ComponentType, use } from 'react'

/** Anything that behaves like `<a href>`: an app puts its router's link here, once, around everything. */
export type Anchor = ComponentType<ComponentProps<'a'>> | 'a'

const AnchorContext = createContext<Anchor>('a')

export const LinkProvider = AnchorContext

export const useAnchor = () => use(AnchorContext)
