import type { Endpoint, Schema } from '@dawadoot/api/contract/endpoint'
import { endpoints } from '@dawadoot/api/contract/endpoints'
import { ERROR_STATUS, type ErrorCode } from '@dawadoot/api/contract/error-codes'
import { Problem } from '@dawadoot/api/contract/problem'
import { brand } from '@dawadoot/domain/brand/brand'
import { toJsonSchema } from '@valibot/to-json-schema'

/** Rules that JSON Schema cannot say (a check by a function) are left out of the document; the server keeps them. */
const jsonSchema = (schema: Schema, typeMode: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  })
  return rest
}

const parametersOf = ({ path, query, idempotent }: Endpoint) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', maxLength: 64 },
  }))
  const asked = query && jsonSchema(query, 'input')
  const inQuery = Object.entries(asked?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: asked?.required?.includes(name) ?? false,
    schema,
  }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: idempotent === 'required',
    description: 'The same key gives the stored answer again.',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  }
  return [...inPath, ...inQuery, ...(idempotent ? [key] : [])]
}

const bodyOf = ({ body, file }: Endpoint) => {
  if (body) return { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } }
  if (!file) return undefined
  const schema = {
    type: 'object',
    required: [file],
    properties: { [file]: { type: 'string', format: 'binary' } },
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

const repliesOf = ({ status, reply, errors, access }: Endpoint) => {
  const content =
    typeof reply === 'string'
      ? { [reply]: { schema: { type: 'string' } } }
      : { 'application/json': { schema: jsonSchema(reply, 'output') } }
  const codes = new Set<ErrorCode>([
    ...errors,
    ...(access === 'operations' ? (['unauthenticated'] as const) : []),
  ])
  const refusals = Object.entries(Object.groupBy(codes, (code) => ERROR_STATUS[code])).map(
    ([refused, those]) => [
      refused,
      {
        description: those.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ],
  )
  return { [status]: { description: 'Done', content }, ...Object.fromEntries(refusals) }
}

const operation = (operationId: string, endpoint: Endpoint) => {
  const { access, group, summary } = endpoint
  const requestBody = bodyOf(endpoint)
  return {
    operationId,
    summary,
    tags: [group],
    ...(access === 'session' || access === 'operations' ? { security: [{ [access]: [] }] } : {}),
    parameters: parametersOf(endpoint),
    ...(requestBody && { requestBody }),
    responses: repliesOf(endpoint),
  }
}

export type OpenApiDocument = {
  openapi: '3.1.0'
  info: Record<string, string>
  servers: { url: string }[]
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

/** The reference of the API, made from the same descriptors that the server mounts: it cannot tell another story. */
export const openApiDocument = (): OpenApiDocument => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [id, endpoint] of Object.entries(endpoints))
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operation(id, endpoint) }
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Amounts are rupees with at most two decimals, times ISO 8601 in UTC. Every refusal is problem+json with a `code` from a closed list.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: {
        session: bearer('From POST /auth/verify-otp.'),
        operations: bearer('The operations token of the staff.'),
      },
    },
  }
}
