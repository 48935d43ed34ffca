const NEEDS = ['Fever & pain', 'Diabetes', 'Heart', 'Vitamins', 'Stomach', 'Skin', 'Baby', 'Devices']
const STEPS = [
  ['Upload', 'A photo of the prescription is enough.'],
  ['We read it', 'A pharmacist checks every line.'],
  ['Delivered', 'Track the rider to your door.'],
] as const

/** As small as a landing page with a dialog can be. */
export const Landing = ({
  onLogin,
  cart,
  nav,
}: {
  onLogin: () => void
  cart: number
  nav: React.ReactNode
}) => (
  <div className="min-h-screen bg-white text-slate-900">
    <header className="sticky top-0 z-10 flex items-center justify-between border-b border-slate-200 bg-white px-4 py-3">
      <a href="/" className="text-xl font-bold text-emerald-700">
        Pharmacy
      </a>
      {nav}
      <div className="flex gap-3">
        <span className="rounded-full bg-slate-100 px-3 py-2 text-sm">Cart {cart}</span>
        <button
          id="login"
          type="button"
          onClick={onLogin}
          className="rounded-lg bg-emerald-700 px-4 py-2 text-sm font-semibold text-white hover:bg-emerald-800 focus-visible:ring-2"
        >
          Log in
        </button>
      </div>
    </header>
    <section className="bg-emerald-50 px-4 py-10 md:py-20">
      <h1 className="max-w-2xl text-4xl leading-tight font-extrabold md:text-6xl">
        Medicines at your door, from a photo of your prescription
      </h1>
      <p className="mt-4 max-w-xl text-lg text-slate-600">
        Genuine medicines from licensed pharmacies near you.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href="/upload" className="rounded-lg bg-emerald-700 px-5 py-3 font-semibold text-white">
          Upload prescription
        </a>
        <a
          href="/search"
          className="rounded-lg border border-emerald-700 px-5 py-3 font-semibold text-emerald-800"
        >
          Search medicines
        </a>
      </div>
    </section>
    <section className="px-4 py-8">
      <h2 className="text-2xl font-bold">Shop by need</h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-4">
        {NEEDS.map((need) => (
          <li key={need} className="rounded-xl border border-slate-200 p-4 shadow-sm">
            <span className="text-base font-medium">{need}</span>
          </li>
        ))}
      </ul>
    </section>
    <section className="grid gap-4 bg-slate-50 px-4 py-8 md:grid-cols-3">
      {STEPS.map(([title, text], index) => (
        <div key={title} className="rounded-xl bg-white p-5 shadow">
          <p className="text-sm text-emerald-700">Step {index + 1}</p>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="text-slate-600">{text}</p>
        </div>
      ))}
    </section>
  </div>
)
