import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeliverScene } from './deliver-scene.tsx'
import { OnTheRoadScene } from './on-the-road-scene.tsx'
import { RoadScene } from './road-scene.tsx'
import { UploadScene } from './upload-scene.tsx'
import { VerifyScene } from './verify-scene.tsx'

const tokens = await readFile(join(import.meta.dirname, '../tokens.css'), 'utf8')

const colourOf = (name: string): string => {
  const colour = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)?.[1]
  if (colour === undefined) throw new Error(`no token is named ${name}`)
  return colour
}

/** What a class paints, as the attribute of an image that knows no stylesheet. */
const painted = (name: string): string => {
  const [, property, given, token = ''] = /^(fill|stroke)-(?:\[(.+)\]|(\w+-\d+))$/.exec(name) ?? []
  if (property === undefined) throw new Error(`${name} paints nothing that a picture could show`)
  return ` ${property}="${given?.replaceAll('_', ' ') ?? colourOf(token)}"`
}

const pictureOf = (scene: ReactNode): string =>
  renderToStaticMarkup(scene)
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replaceAll(' aria-hidden="true" focusable="false"', '')
    .replace(/ class="([^"]*)"/g, (_, names: string) => names.split(' ').map(painted).join('')) + '\n'

const STEP = { width: 320, height: 224 }

/** The scenes of the steps one below the other, each to be shown by its name: `steps.svg#verify`. */
const StepScenes = () => {
  const scenes = { upload: <UploadScene />, verify: <VerifyScene />, deliver: <DeliverScene /> }
  const { width, height } = STEP
  return (
    <svg viewBox={`0 0 ${width} ${Object.keys(scenes).length * height}`}>
      {Object.entries(scenes).map(([name, scene], place) => (
        <Fragment key={name}>
          <view id={name} viewBox={`0 ${place * height} ${width} ${height}`} />
          <svg {...STEP} y={place * height}>
            {scene}
          </svg>
        </Fragment>
      ))}
    </svg>
  )
}

test.each([
  ['steps', StepScenes],
  ['road', RoadScene],
  ['on-the-road', OnTheRoadScene],
])(
  'the picture of %s shows its scene as it is drawn today (vitest -u draws it anew)',
  async (name, Scene) => {
    await expect(pictureOf(<Scene />)).toMatchFileSnapshot(`./pictures/${name}.svg`)
  },
)
