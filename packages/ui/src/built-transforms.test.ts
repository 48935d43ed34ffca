import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname

test.each(globSync('**/*.css', { cwd: here }))(
  '%s places and turns by `transform` alone: beside it the build drops the single properties',
  (file) => {
    const rules = readFileSync(join(here, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    expect(rules).not.toMatch(/(?:^|[\s{;])(?:translate|rotate|scale):/)
  },
)
