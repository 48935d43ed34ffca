import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readEnv } from '@dawadoot/server/env'
import { createMetrics } from '@dawadoot/server/metrics'
import { load } from 'js-yaml'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { kubernetes, type Manifest, podsOf, readManifests } from './manifests.ts'

const manifests = readManifests()
const named = manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const)
const running = named.flatMap(([name, manifest]) => {
  const pods = podsOf(manifest)
  return pods ? [[name, pods] as const] : []
})
const find = (kind: string, name: string): Manifest => {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
  if (!found) throw new Error(`there is no ${kind} ${name}`)
  return found
}
const settings = find('ConfigMap', 'settings').data ?? {}
const setting = (name: string): string => {
  const value = settings[name]
  if (value === undefined) throw new Error(`there is no setting ${name}`)
  return value
}

/** Where a kind's schema and type are. */
const moduleOf = (apiVersion: string): string =>
  apiVersion.startsWith('keda.sh/')
    ? `@kubernetes-models/keda/${apiVersion}`
    : `kubernetes-models/${apiVersion}`

type Model = new (data: unknown) => { validate: () => void }

describe('manifests', () => {
  test.each(named)('%s is what its schema wants', async (_, { file: _file, ...manifest }) => {
    const models: Record<string, Model> = await import(moduleOf(manifest.apiVersion))
    const Kind = models[manifest.kind]
    if (!Kind) throw new Error(`nobody knows ${manifest.apiVersion} ${manifest.kind}`)
    expect(() => new Kind(manifest).validate()).not.toThrow()
  })

  test('have no field that their kinds do not know', () => {
    // A schema lets unknown fields pass; the compiler does not, in an object that is written out.
    const folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.manifests-'))
    const sources = manifests.map(({ file, ...manifest }, index) => {
      const type = `import('${moduleOf(manifest.apiVersion)}').I${manifest.kind}`
      return `// ${file}\nexport const object${index}: ${type} = ${JSON.stringify(manifest, undefined, 1)}\n`
    })
    writeFileSync(join(folder, 'manifests.ts'), sources.join(''))
    const compilerOptions = { strict: true, noEmit: true, skipLibCheck: true, module: 'esnext', types: [] }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, moduleResolution: 'bundler' } }),
    )
    const require = createRequire(import.meta.url)
    const { bin } = v.parse(
      v.object({ bin: v.object({ tsc: v.string() }) }),
      require('typescript/package.json'),
    )
    const tsc = join(require.resolve('typescript/package.json'), '..', bin.tsc)
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })

  test('are all named in the kustomization', () => {
    const { resources } = v.parse(
      v.object({ resources: v.array(v.string()) }),
      load(readFileSync(join(kubernetes, 'kustomization.yaml'), 'utf8')),
    )
    expect(resources.toSorted()).toEqual([...new Set(manifests.map(({ file }) => file))].toSorted())
  })
})

describe('pods', () => {
  test.each(running)('of %s run as nobody in particular, and write only where they may', (_, { spec }) => {
    expect(spec.automountServiceAccountToken).toBe(false)
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    for (const { securityContext } of spec.containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
  })

  test.each(running)('of %s hold no secret by value', (_, { spec }) => {
    for (const { env } of spec.containers)
      expect(
        env.filter(({ name, value }) => /SECRET|TOKEN|KEY|PASSWORD|_URL/.test(name) && value !== undefined),
      ).toEqual([])
  })
})

test.each(['api', 'worker', 'customer', 'kiosk', 'marketing', 'storybook'])(
  '%s may be moved from machine to machine without all of it going at once',
  (name) => {
    const labels = podsOf(find('Deployment', name))?.metadata.labels
    const budget = v.parse(
      v.object({ selector: v.object({ matchLabels: v.record(v.string(), v.string()) }) }),
      find('PodDisruptionBudget', name).spec,
    )
    expect(labels).toMatchObject(budget.selector.matchLabels)
  },
)

test.each(['api', 'customer', 'kiosk', 'marketing', 'storybook'])('the service %s finds its pods', (name) => {
  const pods = podsOf(find('Deployment', name))
  const service = v.parse(
    v.object({
      selector: v.record(v.string(), v.string()),
      ports: v.array(v.object({ targetPort: v.string() })),
    }),
    find('Service', name).spec,
  )
  expect(pods?.metadata.labels).toMatchObject(service.selector)
  const ports = pods?.spec.containers.flatMap((container) => container.ports.map((port) => port.name))
  for (const { targetPort } of service.ports) expect(ports).toContain(targetPort)
})

test('the ingress leads to services that are there', () => {
  const Backend = v.object({ service: v.object({ name: v.string(), port: v.object({ name: v.string() }) }) })
  const Paths = v.object({ paths: v.array(v.object({ path: v.string(), backend: Backend })) })
  const { rules } = v.parse(
    v.object({ rules: v.array(v.object({ host: v.string(), http: Paths })) }),
    find('Ingress', 'sites').spec,
  )
  const led = rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name))
  expect(new Set(led)).toEqual(new Set(['customer', 'kiosk', 'marketing', 'storybook', 'api']))
  for (const name of led) expect(find('Service', name).kind).toBe('Service')
})

/** The environment of a container, with secrets made up. */
const environmentOf = (kind: string, name: string): Record<string, string> => {
  const [container] = podsOf(find(kind, name))?.spec.containers ?? []
  const made: Record<string, string> = {
    DATABASE_URL: 'postgres://somebody@database/dawadoot',
    SMS_URL: 'https://sms.example/send',
  }
  const own = (container?.env ?? []).map(({ name: key, value, valueFrom }) => {
    const { secretKeyRef, configMapKeyRef } = valueFrom ?? {}
    if (configMapKeyRef) return [key, setting(configMapKeyRef.key)]
    return [
      key,
      secretKeyRef ? (made[key] ?? `${key}: made up, and long enough for a secret`) : (value ?? ''),
    ]
  })
  return {
    NODE_ENV: 'production',
    ...(container?.envFrom.length ? settings : {}),
    ...Object.fromEntries(own),
  }
}

test.each([
  ['Deployment', 'api', 'server'],
  ['Deployment', 'worker', 'worker'],
  ['Job', 'migrate', 'worker'],
] as const)('the settings of the %s %s are ones that its process starts with', (kind, name, role) => {
  const read = readEnv(environmentOf(kind, name), role)
  expect(read).toMatchObject({ ok: true, env: { READERS: role === 'server' ? 0 : 1 } })
})

test('the workers follow a figure that the servers publish', async () => {
  const Trigger = v.object({ type: v.literal('prometheus'), metadata: v.object({ query: v.string() }) })
  const { triggers, scaleTargetRef } = v.parse(
    v.object({ triggers: v.array(Trigger), scaleTargetRef: v.object({ name: v.string() }) }),
    find('ScaledObject', 'worker').spec,
  )
  expect(find('Deployment', scaleTargetRef.name)).toBeDefined()
  const nobody = new Proxy(Object.create(null), {
    get: () => () => {
      throw new Error('no database')
    },
  })
  const { text } = await createMetrics(nobody).read()
  const published = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, metric]) => metric)
  const [, asked] = /\b(dawadoot_\w+)/.exec(triggers[0]?.metadata.query ?? '') ?? []
  expect(published).toContain(asked)
})
