import { relative } from 'node:path'
import { root } from './root.mjs'

/** The first line of a failure says what was wrong; the rest stands where it happened. */
const firstLine = (message = '') => message.split('\n', 1)[0].slice(0, 300)

/** What failed in a report of vitest's: `{ name, reason }` of each test, and of each file that could not be read. */
export const failedInVitest = (report) =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ name: file, reason: firstLine(message) }]
    return failed.map(({ fullName, failureMessages: [reason] }) => ({
      name: `${file} > ${fullName}`,
      reason: firstLine(reason),
    }))
  })

/** The same of a report of Playwright's, in which suites hold suites; what passed only the second time failed. */
export const failedInPlaywright = ({ suites = [] }) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => ({
          name: `${projectName} ${file} > ${title}`,
          reason: firstLine(results.find(({ error }) => error)?.error.message),
        })),
    ),
    ...failedInPlaywright(suite),
  ])
