/**
 * Headers as a `header` directive of a Caddyfile. Throws where a value holds what would end it early: a policy that is
 * cut short is one that protects less.
 */
export const headersForCaddy = (headers: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (!/^[A-Za-z-]+$/.test(name) || /["\\{}\n`]/.test(value))
      throw new Error(`the header ${name} cannot be written into a Caddyfile`)
    return `\t${name} "${value}"\n`
  })
  return `header {\n${lines.join('')}}\n`
}
