import type { ReactNode } from 'react'

export type NotFoundProps = {
  /** Such as "404": the page's heading where it is given, drawn by `art` and otherwise only heard. */
  code?: string | undefined
  title: string
  /** One sentence: what may have happened. */
  children: ReactNode
  /** A drawing as wide as the page. */
  art?: ReactNode
  /** The way home. */
  action: ReactNode
}

/** A whole page for an address that leads nowhere. */
export function NotFound({ code, title, children, art, action }: NotFoundProps) {
  return (
    <main className="overflow-hidden pt-[clamp(2.5rem,6vw,4.5rem)] pb-20">
      {art ? (
        <div aria-hidden className="max-md:-ml-[27%] max-md:w-[142%] md:w-[max(100%,46rem)]">
          {art}
        </div>
      ) : null}
      <div className="wrap mt-10">
        {code === undefined ? (
          <h1 className="text-3xl">{title}</h1>
        ) : (
          <>
            <h1 className="sr-only">{code}</h1>
            <h2 className="text-3xl">{title}</h2>
          </>
        )}
        <div className="mt-3 max-w-[34rem] text-lg text-quiet">{children}</div>
        <div className="mt-7">{action}</div>
      </div>
    </main>
  )
}
