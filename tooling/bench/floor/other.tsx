export default function Other() {
  return (
    <main className="p-8">
      <h1 className="text-2xl font-bold">Other page</h1>
    </main>
  )
}
