export type PictureProps = { src: string; width: number; height: number; className?: string }

/**
 * A scene as a file of its own, for where the page has a lot to draw: one element instead of a hundred, and fetched
 * when it is near. `width` and `height` are the drawing's own units and keep its place. Said to nobody.
 */
export const Picture = (picture: PictureProps) => <img alt="" loading="lazy" decoding="async" {...picture} />
