import { expect, test } from 'vitest'
import { onePath, type Shape } from './one-path-icons.ts'

const drawnBy = (...shapes: Shape[]) => onePath(shapes).map(([tag, { d }]) => `${tag} ${d}`)

test.each<[string, Shape, string]>([
  ['a path', ['path', { d: 'M10 11v6', key: 'a' }], 'M10 11v6'],
  ['a path that begins with a step', ['path', { d: 'm4.93 4.93 1.41-1.41' }], 'M4.93 4.93l1.41-1.41'],
  ['a step and its lines without a gap', ['path', { d: 'm9-.5-3 3' }], 'M9 -.5l-3 3'],
  ['a step and then an arc', ['path', { d: 'm3 7a2 2 0 0 1 2-2' }], 'M3 7a2 2 0 0 1 2-2'],
  ['a line', ['line', { x1: '12', y1: '8', x2: '12', y2: '12' }], 'M12 8L12 12'],
  ['a broken line', ['polyline', { points: '3.29 7 12 12 20.71 7' }], 'M3.29 7 12 12 20.71 7'],
  ['a circle', ['circle', { cx: '12', cy: '12', r: '4' }], 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0 -8 0z'],
  ['a rectangle', ['rect', { x: '3', y: '4', width: '7', height: '6' }], 'M3 4h7v6h-7v-6z'],
  [
    'a rectangle with round corners',
    ['rect', { x: '3', y: '4', width: '7', height: '6', rx: '1' }],
    'M4 4h5a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
  ],
])('%s is drawn as a path from the corner', (_, shape, path) => {
  expect(drawnBy(shape)).toEqual([`path ${path}`])
})

test('an icon of several shapes is one path, each beginning where it did', () => {
  expect(
    drawnBy(['path', { d: 'm2 2 3 3' }], ['path', { d: 'M9 9h1z' }], ['path', { d: 'm4 4 1 1' }]),
  ).toEqual(['path M2 2l3 3M9 9h1zM4 4l1 1'])
})

test.each<[string, Shape]>([
  ['a look of its own', ['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }]],
  ['a shape that is not known', ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }]],
])('an icon with %s stays as it is', (_, shape) => {
  const shapes: Shape[] = [['path', { d: 'M1 1h1' }], shape]
  expect(onePath(shapes)).toBe(shapes)
})
