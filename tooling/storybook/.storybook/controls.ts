import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types'

/**
 * An optional prop is a union with `undefined`, and the panel offers JSON for every union. What is left without
 * `undefined` says which control fits; what only code can write (elements, functions) gets none.
 */
export const offerControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, offer(argType)]))

function offer(argType: InputType): InputType {
  const { type } = argType
  if (!isType(type)) return argType
  const plain = withoutUndefined(type)
  if (plain.name === 'enum')
    return {
      ...argType,
      type: plain,
      options: plain.value,
      control: { type: plain.value.length > 3 ? 'select' : 'inline-radio' },
      table: { ...argType.table, type: { summary: plain.value.map((value) => `'${value}'`).join(' | ') } },
    }
  if (plain.name === 'string')
    return { ...argType, type: plain, control: { type: 'text' }, table: said('string') }
  if (plain.name === 'number')
    return { ...argType, type: plain, control: { type: 'number' }, table: said('number') }
  if (plain.name === 'boolean')
    return { ...argType, type: plain, control: { type: 'boolean' }, table: said('boolean') }
  if (plain.name === 'other' || plain.name === 'function') return { ...argType, control: false }
  return argType

  function said(summary: string) {
    return { ...argType.table, type: { summary } }
  }
}

function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type
  const [first, ...more] = type.value.filter(
    ({ name, ...rest }) => !(name === 'other' && 'value' in rest && rest.value === 'undefined'),
  )
  return first && more.length === 0 ? first : type
}

/** Storybook also takes a type's bare name. */
const isType = (type: InputType['type']): type is SBType => typeof type === 'object'
