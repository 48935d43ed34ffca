// `node src/changed.ts`: for a workflow, the apps that are not what was last deployed, as the output line `apps=[…]`.
// Compared is with each app's own last success, not with the commit before: a deployment may have failed or been skipped.
import { execFileSync, spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { type App, APPS, appsToDeploy } from './apps-to-deploy.ts'

const Deployments = v.object({
  data: v.object({
    repository: v.object({
      deployments: v.object({
        nodes: v.array(
          v.object({ commitOid: v.string(), latestStatus: v.nullable(v.object({ state: v.string() })) }),
        ),
      }),
    }),
  }),
})
const Affected = v.object({ packages: v.object({ items: v.array(v.object({ name: v.string() })) }) })

const QUERY = `query($owner: String!, $name: String!, $app: String!) {
  repository(owner: $owner, name: $name) {
    deployments(environments: [$app], first: 30, orderBy: { field: CREATED_AT, direction: DESC }) {
      nodes { commitOid latestStatus { state } }
    }
  }
}`

const lastDeployed = (app: App): string | undefined => {
  const [owner = '', name = ''] = (process.env['GITHUB_REPOSITORY'] ?? '').split('/')
  const fields = Object.entries({ query: QUERY, owner, name, app }).flatMap(([key, value]) => [
    '-f',
    `${key}=${value}`,
  ])
  const reply: unknown = JSON.parse(execFileSync('gh', ['api', 'graphql', ...fields], { encoding: 'utf8' }))
  const { nodes } = v.parse(Deployments, reply).data.repository.deployments
  // one that was followed by another is set inactive
  return nodes.find(({ latestStatus }) => ['SUCCESS', 'INACTIVE'].includes(latestStatus?.state ?? ''))
    ?.commitOid
}

const known = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status === 0

const affectedSince = (app: App): readonly string[] | undefined => {
  const base = lastDeployed(app)
  if (!base || !known(base)) return undefined
  const said = execFileSync('turbo', ['ls', `--filter=...[${base}...HEAD]`, '--output=json'], {
    encoding: 'utf8',
  })
  const json: unknown = JSON.parse(said.slice(said.indexOf('{')))
  return v.parse(Affected, json).packages.items.map(({ name }) => name)
}

const apps = appsToDeploy(affectedSince)
console.log(`apps=${JSON.stringify(apps)}`)
console.error(`of ${APPS.join(', ')}: ${apps.join(', ') || 'none'}`)
