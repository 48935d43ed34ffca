/** Reads a stream's text piece by piece. */
export const streamText = ({ body }: Response) => {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no body')
  let text = ''
  /** Everything so far, once it contains what is waited for. */
  const until = async (wanted: string): Promise<string> => {
    while (!text.includes(wanted)) {
      const { done, value } = await reader.read()
      if (done) throw new Error(`the stream ended without ${wanted}: ${text}`)
      text += value
    }
    return text
  }
  const end = async (): Promise<string> => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value
    return text
  }
  return { until, end, leave: () => reader.cancel() }
}
