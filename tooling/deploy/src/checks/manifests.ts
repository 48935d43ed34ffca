import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAll } from 'js-yaml'
import * as v from 'valibot'

export const kubernetes = join(import.meta.dirname, '../../kubernetes')

/** Only what the checks look at; everything else is the schemas' business. */
const Labels = v.record(v.string(), v.string())
const EnvEntry = v.object({
  name: v.string(),
  value: v.optional(v.string()),
  valueFrom: v.optional(
    v.object({
      secretKeyRef: v.optional(v.object({ name: v.string(), key: v.string() })),
      configMapKeyRef: v.optional(v.object({ name: v.string(), key: v.string() })),
    }),
  ),
})
const Container = v.object({
  name: v.string(),
  image: v.string(),
  command: v.optional(v.array(v.string()), []),
  env: v.optional(v.array(EnvEntry), []),
  envFrom: v.optional(v.array(v.object({ configMapRef: v.object({ name: v.string() }) })), []),
  ports: v.optional(v.array(v.object({ name: v.string(), containerPort: v.number() })), []),
  securityContext: v.unknown(),
})
export const PodTemplate = v.object({
  metadata: v.object({ labels: Labels }),
  spec: v.object({
    securityContext: v.unknown(),
    automountServiceAccountToken: v.optional(v.boolean(), true),
    containers: v.array(Container),
  }),
})
export type PodTemplate = v.InferOutput<typeof PodTemplate>

const Manifest = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.object({ name: v.string() }),
  data: v.optional(Labels),
  spec: v.optional(v.unknown()),
})
export type Manifest = v.InferOutput<typeof Manifest> & { file: string }

/** Every object of the manifests, with the file it stands in. The kustomization itself is no object of a cluster. */
export const readManifests = (): Manifest[] =>
  readdirSync(kubernetes, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) =>
      loadAll(readFileSync(join(kubernetes, file), 'utf8')).map((document) => ({
        ...v.parse(Manifest, document),
        file,
      })),
    )

const WithPods = v.object({ template: PodTemplate })

/** The pods that a manifest makes, if it makes any. */
export const podsOf = ({ spec }: Manifest): PodTemplate | undefined =>
  v.is(WithPods, spec) ? v.parse(WithPods, spec).template : undefined
