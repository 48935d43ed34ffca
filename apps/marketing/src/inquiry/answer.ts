/** What was written in a form's field; files and missing fields are nothing. */
export const answer = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
