import { createContext, createElement, type ComponentProps, type ComponentType, use } from 'react'

type AnchorProps = ComponentProps<'a'>

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

/** Around an app, once: what behaves like `<a href>` there, such as its router's link. */
export const LinkProvider = AnchorContext

/** A link as the app makes links; a plain `<a>` where nothing was said. */
export const Anchor = (props: AnchorProps) => createElement(use(AnchorContext), props)
