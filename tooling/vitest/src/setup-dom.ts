import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { addMissingBrowserParts } from './missing-browser-parts.ts'

// a slow machine must not make a test fail
configure({ asyncUtilTimeout: 8_000 })
vi.setConfig({ testTimeout: 90_000 })
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
