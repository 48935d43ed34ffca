import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { addMissingBrowserParts } from './missing-browser-parts.ts'

// A slow machine must not make a test fail: who waits first for a part of a page waits for its code to be compiled, too.
configure({ asyncUtilTimeout: 60_000 })
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } })
addMissingBrowserParts()

/** What React and our code complain about is a defect, even where the test looks elsewhere. */
let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    complaints.push(words)
  })
})

afterEach(() => {
  cleanup()
  const heard = complaints
  complaints = []
  if (heard.length)
    throw new Error(`console.error was called: ${heard.map((words) => words.join(' ')).join('\n')}`)
})
