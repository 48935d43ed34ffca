/** An OpenAI-compatible server that is shown pictures. `url` is the whole address of its chat completions. */
export type VisionEndpoint = { url: string; model: string; apiKey?: string; timeoutMs?: number }

/** Shows a JPEG to somebody and brings back the answer as text. Rejects when there is none. */
export type AskVision = (jpeg: Uint8Array, question: string) => Promise<string>

const PATIENCE_MS = 20_000
/** A page full of writing takes some ten thousand characters. */
const LONGEST_ANSWER = 256 * 1024
const MOST_TOKENS = 4000

/**
 * Asks a vision endpoint over HTTP. A refusal, a redirect, an answer of another shape, one that is too long or that does
 * not arrive in time (20 s unless said otherwise) all reject.
 */
export function askVisionEndpoint({
  url,
  model,
  apiKey,
  timeoutMs = PATIENCE_MS,
}: VisionEndpoint): AskVision {
  return async (jpeg, question) => {
    const image = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error', // the key and the paper go to the address that was configured and to no other
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        temperature: 0,
        max_tokens: MOST_TOKENS,
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: question },
              { type: 'image_url', image_url: { url: image } },
            ],
          },
        ],
      }),
    })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      throw new Error(`the vision endpoint answered ${response.status}`)
    }
    return contentOf(JSON.parse(await textOf(response.body)))
  }
}

async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > LONGEST_ANSWER) throw new Error('the answer of the vision endpoint is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** `choices[0].message.content` of a chat completion. */
function contentOf(answer: unknown): string {
  const [choice] = listAt(answer, 'choices')
  const content = fieldOf(fieldOf(choice, 'message'), 'content')
  if (typeof content !== 'string') throw new Error('the vision endpoint answered no chat completion')
  return content
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

function listAt(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name)
  return Array.isArray(list) ? list : []
}
