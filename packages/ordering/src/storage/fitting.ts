import * as v from 'valibot'

/** Takes from storage what fits a schema. */
export const fitting =
  <S extends v.GenericSchema>(schema: S) =>
  (value: unknown): v.InferOutput<S> | undefined => {
    const read = v.safeParse(schema, value)
    return read.success ? read.output : undefined
  }
