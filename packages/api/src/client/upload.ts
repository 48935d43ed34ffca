/** The upload is exempt from the request time-out and gives up after this long without progress. */
export const UPLOAD_STALL_MS = 30_000

export type UploadRequest = {
  url: string
  headers: Readonly<Record<string, string>>
  body: FormData
  /** The part sent so far, 0..1. */
  onProgress?: ((fraction: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Sends a form and gives the answer; rejects with a TypeError when there is none, like fetch. */
export type Upload = (request: UploadRequest) => Promise<Response>

/** Without progress: for runtimes that have no XMLHttpRequest. */
export const uploadByFetch =
  (fetch: typeof globalThis.fetch): Upload =>
  ({ url, headers, body, signal }) =>
    fetch(url, { method: 'POST', headers, body, ...(signal ? { signal } : {}) })

/**
 * XMLHttpRequest is the one way that tells the progress of an upload in every browser. The time limit is counted
 * from the last progress, so a slow network is given all the time it needs and a stalled one is not.
 */
export const uploadByXhr: Upload = ({ url, headers, body, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    let stall: ReturnType<typeof setTimeout>
    const watch = () => {
      clearTimeout(stall)
      stall = setTimeout(() => xhr.abort(), UPLOAD_STALL_MS)
    }
    const end = (settle: () => void) => {
      clearTimeout(stall)
      signal?.removeEventListener('abort', abort)
      settle()
    }
    const abort = () => xhr.abort()

    xhr.open('POST', url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', (event) => {
      watch()
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total)
    })
    xhr.addEventListener('progress', watch)
    xhr.addEventListener('load', () => {
      const answer = new Headers()
      for (const line of xhr
        .getAllResponseHeaders()
        .trim()
        .split(/[\r\n]+/)) {
        const colon = line.indexOf(':')
        if (colon > 0) answer.append(line.slice(0, colon), line.slice(colon + 1).trim())
      }
      end(() => resolve(new Response(xhr.responseText, { status: xhr.status, headers: answer })))
    })
    xhr.addEventListener('error', () => end(() => reject(new TypeError('The upload failed'))))
    xhr.addEventListener('abort', () =>
      end(() =>
        reject(
          signal?.aborted
            ? new DOMException('The upload was stopped', 'AbortError')
            : new TypeError('The upload stalled'),
        ),
      ),
    )
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) return abort()
    watch()
    xhr.send(body)
  })
