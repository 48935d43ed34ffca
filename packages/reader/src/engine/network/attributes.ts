import { PbfReader, PbfWriter } from 'pbf'

/** Numbers of AttributeProto in the ONNX schema, and what it calls the type of a value. */
const FIELD = { name: 1, float: 2, int: 3, ints: 8, type: 20 }
const TYPE = { float: 1, int: 2, ints: 7 }

export function floatAttribute(name: string, value: number): Uint8Array {
  const writer = named(name, TYPE.float)
  writer.writeFloatField(FIELD.float, value)
  return writer.finish()
}

export function intAttribute(name: string, value: number): Uint8Array {
  const writer = named(name, TYPE.int)
  writer.writeVarintField(FIELD.int, value)
  return writer.finish()
}

function named(name: string, type: number): PbfWriter {
  const writer = new PbfWriter()
  writer.writeStringField(FIELD.name, name)
  writer.writeVarintField(FIELD.type, type)
  return writer
}

/** The whole numbers of the attribute of that name; none when the operation does not have it. */
export function intsOf(attributes: readonly Uint8Array[], wanted: string): number[] {
  for (const attribute of attributes) {
    const { name, ints } = new PbfReader(attribute).readFields<{ name: string; ints: number[] }>(
      (tag, result, reader) => {
        if (tag === FIELD.name) result.name = reader.readString()
        else if (tag === FIELD.ints) reader.readPackedVarint(result.ints, true)
        else if (tag === FIELD.int) result.ints.push(reader.readVarint(true))
      },
      { name: '', ints: [] },
    )
    if (name === wanted) return ints
  }
  return []
}
