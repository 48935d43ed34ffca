import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'

/** Twice the size it is drawn at, so that its edges stay fine. */
const SCALE = 2

export type DrawnSvg = { image: Image; width: number; height: number }

/** A colour of any notation as red, green and blue, which is all that SVG readers know. */
const plainColour = (colour: string): string => {
  const point = createCanvas(1, 1).getContext('2d')
  point.fillStyle = colour
  point.fillRect(0, 0, 1, 1)
  const [red, green, blue] = point.getImageData(0, 0, 1, 1).data
  return `rgb(${red},${green},${blue})`
}

/** A picture out of a built page: its classes say the colours, and the page's styles say what those are. */
export const drawSvg = async (svg: string, styles: string, font: string): Promise<DrawnSvg> => {
  const named = (name: string): string => {
    const value = new RegExp(`--color-${name}:([^;}]+)`).exec(styles)?.[1]
    if (value === undefined) throw new Error(`the page knows no colour ${name}`)
    return value
  }
  const attribute = (name: string): string => {
    if (name === 'font-sans') return `font-family="${font}"`
    const [, property, given, token = ''] = /^(fill|stroke)-(?:\[(.+)\]|(\w+-\d+))$/.exec(name) ?? []
    if (property === undefined) return ''
    return `${property}="${plainColour(given?.replaceAll('_', ' ') ?? named(token))}"`
  }
  const [, width = 0, height = 0] = /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? []
  if (!width || !height) throw new Error('a drawing without a size')
  const text = svg
    .replace(/class="([^"]*)"/g, (_, classes: string) => classes.split(' ').map(attribute).join(' '))
    .replace(
      '<svg ',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" `,
    )
  return { image: await loadImage(Buffer.from(text)), width, height }
}
