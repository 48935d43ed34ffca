import { PbfReader, PbfWriter } from 'pbf'

/** One step of a network. `attributes` stay as they are encoded. */
export type Operation = {
  readonly type: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly attributes: readonly Uint8Array[]
}

export type Constant = { readonly dims: readonly number[]; readonly values: Float32Array }

/** An ONNX model as far as it is rewritten here; the rest of the file is carried along. `constants` are its 32-bit floats. */
export type Network = {
  readonly operations: readonly Operation[]
  readonly constants: ReadonlyMap<string, Constant>
  readonly rest: { readonly model: readonly Field[]; readonly graph: readonly Field[] }
}

/** A field of a protocol buffer message, by its number in the ONNX schema (onnx.proto). */
type Field = { readonly tag: number; readonly value: number | Uint8Array }

const MODEL = { graph: 7 }
const GRAPH = { operation: 1, constant: 5 }
const OPERATION = { input: 1, output: 2, type: 4, attribute: 5 }
const ATTRIBUTE = { tensor: 5 }
const TENSOR = { dims: 1, type: 2, name: 8, bytes: 9 }
const FLOAT = 1

export function readNetwork(file: Uint8Array): Network {
  const model = readFields(file)
  const graph = readFields(bytesAt(model, MODEL.graph)[0] ?? new Uint8Array())
  const operations = bytesAt(graph, GRAPH.operation).map(readOperation)
  const constants = new Map<string, Constant>()
  const others = operations.filter((operation) => {
    const constant = operation.type === 'Constant' ? readConstant(operation) : undefined
    if (constant) constants.set(operation.outputs[0] ?? '', constant)
    return constant === undefined
  })
  return {
    operations: others,
    constants,
    rest: {
      model: model.filter(({ tag }) => tag !== MODEL.graph),
      graph: graph.filter(({ tag }) => tag !== GRAPH.operation),
    },
  }
}

/** Constants that no operation takes are left out. */
export function writeNetwork({ operations, constants, rest }: Network): Uint8Array {
  const used = new Set(operations.flatMap(({ inputs }) => inputs))
  const graph = [
    ...operations.map((operation) => ({ tag: GRAPH.operation, value: writeOperation(operation) })),
    ...[...constants]
      .filter(([name]) => used.has(name))
      .map(([name, constant]) => ({ tag: GRAPH.constant, value: writeConstant(name, constant) })),
    ...rest.graph,
  ]
  return writeFields([...rest.model, { tag: MODEL.graph, value: writeFields(graph) }])
}

const readOperation = (message: Uint8Array): Operation => {
  const fields = readFields(message)
  const texts = (tag: number) => bytesAt(fields, tag).map((bytes) => decoder.decode(bytes))
  return {
    type: texts(OPERATION.type)[0] ?? '',
    inputs: texts(OPERATION.input),
    outputs: texts(OPERATION.output),
    attributes: bytesAt(fields, OPERATION.attribute),
  }
}

const writeOperation = ({ type, inputs, outputs, attributes }: Operation): Uint8Array =>
  writeFields([
    ...inputs.map((name) => ({ tag: OPERATION.input, value: encoder.encode(name) })),
    ...outputs.map((name) => ({ tag: OPERATION.output, value: encoder.encode(name) })),
    { tag: OPERATION.type, value: encoder.encode(type) },
    ...attributes.map((value) => ({ tag: OPERATION.attribute, value })),
  ])

/** Undefined for other types than 32-bit floats, and for values that are not stored as bytes. */
function readConstant({ attributes }: Operation): Constant | undefined {
  const attribute = readFields(attributes[0] ?? new Uint8Array())
  const tensor = readFields(bytesAt(attribute, ATTRIBUTE.tensor)[0] ?? new Uint8Array())
  const isFloat = tensor.some(({ tag, value }) => tag === TENSOR.type && value === FLOAT)
  const [bytes] = bytesAt(tensor, TENSOR.bytes)
  if (!isFloat || !bytes) return undefined
  const dims = tensor.flatMap(({ tag, value }) =>
    tag === TENSOR.dims && typeof value === 'number' ? [value] : [],
  )
  return { dims, values: new Float32Array(Uint8Array.from(bytes).buffer) }
}

const writeConstant = (name: string, { dims, values }: Constant): Uint8Array =>
  writeFields([
    ...dims.map((value) => ({ tag: TENSOR.dims, value })),
    { tag: TENSOR.type, value: FLOAT },
    { tag: TENSOR.name, value: encoder.encode(name) },
    { tag: TENSOR.bytes, value: new Uint8Array(values.buffer, values.byteOffset, values.byteLength) },
  ])

const decoder = new TextDecoder()
const encoder = new TextEncoder()
const LENGTH_DELIMITED = 2

/** The messages read here hold numbers and bytes only. */
const readFields = (message: Uint8Array): Field[] =>
  new PbfReader(message).readFields<Field[]>((tag, fields, reader) => {
    const value = reader.type === LENGTH_DELIMITED ? reader.readBytes() : reader.readVarint()
    fields.push({ tag, value })
  }, [])

function writeFields(fields: readonly Field[]): Uint8Array {
  const writer = new PbfWriter()
  for (const { tag, value } of fields) {
    if (typeof value === 'number') writer.writeVarintField(tag, value)
    else writer.writeBytesField(tag, value)
  }
  return writer.finish()
}

const bytesAt = (fields: readonly Field[], wanted: number): Uint8Array[] =>
  fields.flatMap(({ tag, value }) => (tag === wanted && typeof value !== 'number' ? [value] : []))
