import { Stars } from '../stars/stars.tsx'

export type TestimonialProps = {
  heading?: string | undefined
  /** The person's own words, without quotation marks. */
  quote: string
  /** Who said it: "Customer, Pune". */
  name: string
  /** A second line under the name. */
  detail?: string | undefined
  /** A small picture beside the name; decorative. */
  image?: string | undefined
  rating: { value: number; label: string }
  /** `md` where several stand side by side. */
  size?: 'md' | 'lg'
  className?: string
}

const QUOTES = { md: 'text-xl leading-[1.35]', lg: 'text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)] leading-[1.3]' }

/** A customer's words in the second voice, with stars and who said them. */
export function Testimonial({
  heading,
  quote,
  name,
  detail,
  image,
  rating,
  size = 'lg',
  className = '',
}: TestimonialProps) {
  return (
    <figure className={className}>
      {heading !== undefined && <h3 className="text-xl">{heading}</h3>}
      <blockquote className={`hand mt-3 mb-5 text-pretty ${QUOTES[size]}`}>“{quote}”</blockquote>
      <figcaption className="flex flex-wrap items-center gap-3">
        {image !== undefined && <img src={image} alt="" className="size-12 rounded-full object-cover" />}
        <Stars value={rating.value} label={rating.label} />
        <span className="leading-tight">
          <b>{name}</b>
          {detail !== undefined && <span className="block text-sm text-quiet">{detail}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
