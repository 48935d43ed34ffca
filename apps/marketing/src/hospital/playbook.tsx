import { hospital } from './words.ts'

/** Three values, then the way from the first visit to the first order. */
export function Playbook() {
  return (
    <>
      <ul className="grid gap-6 md:grid-cols-3">
        {hospital.values.items.map(({ title, text }) => (
          <li key={title} className="border-l-[0.3125rem] border-neel-600 pl-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-quiet">{text}</p>
          </li>
        ))}
      </ul>
      <ol className="mt-12 grid gap-x-6 gap-y-8 md:grid-cols-4">
        {hospital.values.playbook.map(({ title, text }, index) => (
          <li key={title} className="border-t-[0.3125rem] border-rekha pt-4">
            <h3 className="text-lg">
              <span className="num mr-2 text-neel-700">{index + 1}</span>
              {title}
            </h3>
            <p className="mt-1 text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
